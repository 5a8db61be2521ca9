import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import { DOCUMENTO_MAXIMO } from '#domain/payment/segunda-via.ts';
import { documentMask } from '#lib/mask-document.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { useOnline } from '#parts/device/use-online.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { MaskedField } from '#ui/form/masked-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { MeusBoletos } from './meus-boletos.tsx';
import * as css from './segunda-via.css.ts';
import { BAIXADO, type Baixada, useSegundaVia } from './use-segunda-via.ts';

const TITLE = '2ª via de boleto';
const SEM_SINAL =
  'Para baixar os boletos é preciso ter sinal. Você pode preencher agora e baixar quando ele voltar.';
const BLOQUEIO = 'Se o arquivo não apareceu, verifique se o navegador permite downloads deste site.';

/**
 * '2ª via de boleto': a person with the tax id and a number that goes with it gets the open boletos as a ZIP. The tax id
 * of the customer being served is filled in, and the boletos of that customer on this device are listed first.
 */
export function SegundaViaDialog({ onClose }: { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const isOnline = useOnline();
  const isVisitor = useOptionalDevice() === null;
  const cliente = useClienteAtual();
  const { valores, erros, baixada, change, leave, send } = useSegundaVia(form);
  if (baixada !== null) return <Pronta baixada={baixada} onClose={onClose} />;
  const common = (nome: keyof typeof valores) => ({ name: nome, value: valores[nome], error: erros[nome] });
  const campo = (nome: 'notaFiscal' | 'documento') => ({
    ...common(nome),
    autoComplete: 'off',
    spellCheck: false,
    onBlur: () => leave(nome),
    onChange: (event: { target: { value: string } }) => change({ [nome]: event.target.value }),
  });
  return (
    <FormDialog
      title={TITLE}
      size="sm"
      onClose={onClose}
      submitLabel="Baixar boletos"
      submitIcon={<Download size={18} aria-hidden="true" />}
      formRef={form}
      onSubmit={() => {
        send().catch((error: unknown) => console.error('the second copy failed', error));
      }}
    >
      {!isOnline && (
        <Notice tone="pending" isNews>
          {SEM_SINAL}
        </Notice>
      )}
      {cliente && (
        <MeusBoletos idPessoaCliente={cliente.idPessoa} nome={cliente.usuarioCliente.pessoa.nome} />
      )}
      <p className={css.note}>
        Informe o CPF/CNPJ e a nota fiscal ou o número do documento. Os boletos em aberto vêm em um arquivo
        ZIP.
      </p>
      <MaskedField
        {...common('cpfCnpj')}
        mask={documentMask}
        onChange={(cpfCnpj) => change({ cpfCnpj })}
        label="CPF/CNPJ"
        autoCapitalize="characters"
        required
        // With boletos above it the field would scroll them away.
        data-autofocus={isVisitor || undefined}
      />
      <TextField {...campo('notaFiscal')} label="Nota fiscal" inputMode="numeric" />
      <TextField
        {...campo('documento')}
        label="Número do documento"
        hint="Como está no boleto, por exemplo 310001/1."
        maxLength={DOCUMENTO_MAXIMO}
      />
    </FormDialog>
  );
}

/** The file came: it can be saved once more. */
function Pronta({ baixada: { nome, again }, onClose }: { baixada: Baixada; onClose: () => void }) {
  useEffect(() => announce(BAIXADO), []);
  return (
    <Dialog
      title={TITLE}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onPress={again}>Salvar de novo</Button>
          <Button variant="primary" data-autofocus onPress={onClose}>
            OK
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <Notice tone="positive" title={BAIXADO} isNews>
          {BLOQUEIO}
        </Notice>
        <p className={css.file}>{nome}</p>
      </div>
    </Dialog>
  );
}
