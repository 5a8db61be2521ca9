import { useRef } from 'react';
import { postalCodeMask } from '#lib/mask-document.ts';
import type { Rascunho } from '#parts/cart/rascunho-visitante.ts';
import { FalhaNotice } from '#parts/failure/falha-notice.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { MaskedField } from '#ui/form/masked-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useFocusInvalid } from '#ui/form/use-focus-invalid.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import { useFocusLater } from '#ui/use-focus-later.ts';
import * as css from './acesso.css.ts';
import { type Preenchido, VAZIO } from './cadastro.ts';
import { Endereco, QuemE } from './cadastro-fields.tsx';
import { LicencaField } from './licenca-field.tsx';
import { AO_ENVIAR } from './palavras.ts';
import { Retomavel } from './retomavel.tsx';
import { type UseCadastro, useCadastro } from './use-cadastro.ts';

const TITLE = 'Novo cliente';
const ENVIADA = 'A solicitação foi enviada. Verifique seu e-mail para acompanhar o andamento.';

/** The postal code comes first: it says who is served there. */
function Regiao({ cadastro }: { cadastro: UseCadastro }) {
  const { valores, erros, cep, change, check } = cadastro;
  const isServed = cep.fase !== 'consultado' || cep.tipos.length > 0;
  return (
    <>
      <div className={css.third}>
        <MaskedField
          label="CEP"
          name="cep"
          mask={postalCodeMask}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          data-autofocus
          value={valores.cep}
          error={erros.cep}
          hint={cep.fase === 'consultando' ? 'Consultando o CEP...' : undefined}
          onChange={(value) => change({ cep: value })}
          onBlur={() => check('cep')}
        />
      </div>
      {cep.tipos.length > 0 && (
        <div className={css.most}>
          <SelectField
            label="Tipo de cadastro"
            name="tipo"
            value={valores.tipo === '' ? null : valores.tipo}
            options={cep.tipos.map(({ idPessoaTipo, descPessoaTipo }) => ({
              value: String(idPessoaTipo),
              label: descPessoaTipo,
            }))}
            error={erros.tipo}
            onChange={(tipo) => change({ tipo })}
          />
        </div>
      )}
      {!isServed && (
        <div className={css.all}>
          <Notice tone="caution" isNews>
            Ainda não atendemos a região deste CEP.
          </Notice>
        </div>
      )}
      {cep.fase === 'sem-resposta' && (
        <div className={css.all}>
          <Notice tone="pending" isNews>
            Não foi possível consultar o CEP agora. Preencha assim mesmo: o que digitar fica guardado, e a
            região é conferida no envio, que precisa de conexão.
          </Notice>
        </div>
      )}
    </>
  );
}

function Formulario({ from, onClose }: { from: Rascunho<Preenchido> | null; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const cadastro = useCadastro(from);
  const focusInvalid = useFocusInvalid(form);
  const licenca = useRef<HTMLButtonElement>(null);
  const focusLicenca = useFocusLater(() => licenca.current);
  const { valores, cep, falha, isPending } = cadastro;
  const isOpen = valores.tipo !== '' && cep.tipos.length > 0;
  const send = async () => {
    if (isPending) return;
    const done = (mensagem: string) => {
      onClose();
      showMessage({ kind: 'success', text: mensagem === '' ? ENVIADA : mensagem }).catch((error: unknown) =>
        console.error('the success could not be told', error),
      );
    };
    const goOnAt = await cadastro.enviar(done);
    if (goOnAt === 'erro') focusInvalid();
    if (goOnAt === 'licenca') focusLicenca();
  };
  return (
    <FormDialog
      title={TITLE}
      onClose={onClose}
      submitLabel="Enviar"
      isPending={isPending}
      formRef={form}
      onSubmit={() => {
        send().catch((error: unknown) => console.error('the registration failed', error));
      }}
    >
      <div className={css.form}>
        <Regiao cadastro={cadastro} />
        {isOpen && (
          <>
            <QuemE control={cadastro} />
            <Endereco control={cadastro} />
            <div className={css.all}>
              <LicencaField
                file={cadastro.licenca}
                lost={cadastro.licencaPerdida}
                onChange={cadastro.setLicenca}
                buttonRef={licenca}
              />
            </div>
          </>
        )}
        <p className={css.note}>
          O que você preenche fica guardado neste aparelho por 7 dias, até ser enviado. CPF/CNPJ, RG e data de
          nascimento, só enquanto esta aba estiver aberta e ninguém entrar nela.
        </p>
      </div>
      <FalhaNotice falha={falha} {...AO_ENVIAR} />
    </FormDialog>
  );
}

/** 'Novo cliente': a visitor asks to become a customer. Nothing typed is lost by closing, a refusal or a lost signal. */
export function CadastroDialog({ onClose }: { onClose: () => void }) {
  return (
    <Retomavel nome="cadastro" vazio={VAZIO} title={TITLE} onClose={onClose}>
      {(from) => <Formulario from={from} onClose={onClose} />}
    </Retomavel>
  );
}
