import { useEffect, useRef } from 'react';
import { formatLimite } from '#domain/documents/arquivo.ts';
import { useSessaoVencida } from '#features/documentos/queries-sessao.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatAge } from '#lib/format-age.ts';
import { formatBytes } from '#lib/format-bytes.ts';
import { useClientes } from '#parts/customer/use-cliente.ts';
import { useNow } from '#parts/device/use-now.ts';
import { useRascunhos } from '#parts/device/use-rascunhos.ts';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/form/file-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useFocusInvalid } from '#ui/form/use-focus-invalid.ts';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { DatasDoCliente } from './datas-do-cliente.tsx';
import { EnviosAnteriores } from './envios-anteriores.tsx';
import { avisoDe, ENTRE_DE_NOVO, SEM_RESPOSTA } from './palavras.ts';
import { useDatas, useTamanhoMaximo } from './queries-cliente.ts';
import * as css from './revisao.css.ts';
import { type RevisaoOptions, type UseRevisao, useRevisao } from './use-revisao.ts';
import { useSinalDeVolta } from './use-sinal-de-volta.ts';

/** The choice of no customer. */
const NENHUM = 0;

export type RevisaoDialogProps = {
  /** The customer who is chosen at first. */
  idPessoaCliente: number;
  /** The customer being served. */
  idServido: number;
  onClose: () => void;
  /** Called with the server's words, and the customer of the request. */
  onEnviada: (mensagem: string, cliente: { idPessoaCliente: number; nomeCliente: string }) => void;
};

/** 'Solicitar revisão de documentos': a customer, the last days of its licences, and one file. */
export function RevisaoDialog(props: RevisaoDialogProps) {
  const clientes = useClientes();
  const rascunhos = useRascunhos();
  return clientes && rascunhos && <Formulario {...props} clientes={clientes} rascunhos={rascunhos} />;
}

type FormularioProps = RevisaoDialogProps & Pick<RevisaoOptions, 'clientes' | 'rascunhos'>;

function Formulario(props: FormularioProps) {
  const { idPessoaCliente: idInicial, idServido, clientes, rascunhos, onClose, onEnviada } = props;
  const now = useNow();
  const limiteKb = useTamanhoMaximo();
  const revisao = useRevisao({ idInicial, idServido, clientes, rascunhos, limiteKb, onEnviada });
  const { cliente, rascunho, erros, isEnviando } = revisao;
  // After a refused choice the earlier file is no longer shown as the chosen one.
  const escolhido = revisao.isRecusada ? undefined : rascunho;
  const datas = useDatas(cliente);
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const run = (work: Promise<void>) => {
    work.catch((error: unknown) => console.error('a request for review failed', error));
  };
  const close = () => {
    revisao.parar();
    onClose();
  };
  return (
    <FormDialog
      title="Solicitar revisão de documentos"
      submitLabel="Enviar"
      isPending={isEnviando || revisao.isLendo}
      formRef={form}
      onClose={close}
      onSubmit={() => run(revisao.enviar().then(focusInvalid))}
    >
      <SelectField
        label="Cliente"
        value={cliente?.idPessoa ?? NENHUM}
        options={[
          { value: NENHUM, label: 'Selecione' },
          ...clientes.map(({ idPessoa, usuarioCliente: { pessoa } }) => ({
            value: idPessoa,
            label: `${pessoa.nome}, ${pessoa.cpfCnpjFormatado}`,
          })),
        ]}
        error={erros.cliente}
        disabled={isEnviando}
        onChange={revisao.setCliente}
      />
      {isEnviando && rascunho ? (
        <ReadOnlyField label="Arquivo" value={`${rascunho.nome} (${formatBytes(rascunho.arquivo.size)})`} />
      ) : (
        <FileField
          label="Arquivo"
          hint={`pdf, jpg, jpeg ou png, até ${formatLimite(limiteKb)}. Fica guardado neste aparelho até ser enviado.`}
          error={erros.arquivo}
          accept=".pdf,.jpg,.jpeg,.png"
          file={escolhido && { name: escolhido.nome, size: escolhido.arquivo.size }}
          onChange={(file) => run(revisao.escolher(file))}
        />
      )}
      <Guardado revisao={revisao} now={now} />
      <Andamento revisao={revisao} />
      {cliente && <DatasDoCliente datas={datas} hoje={businessDayOf(new Date(now))} />}
    </FormDialog>
  );
}

/** The drafts on the device: the chosen customer's with its age, and the others' by name. */
function Guardado({ revisao, now }: { revisao: UseRevisao; now: number }) {
  const { rascunho, outros } = revisao;
  if (!rascunho && outros.length === 0) return null;
  const nomes = outros.map(({ nomeCliente }) => nomeCliente).join('; ');
  return (
    <p className={css.guardado} role="status">
      <Badge tone="pending">Rascunho</Badge>{' '}
      {rascunho && `Guardado neste aparelho ${formatAge(now - rascunho.at)}. `}
      {rascunho && <EnviosAnteriores rascunho={rascunho} />}{' '}
      {nomes !== '' && `Há outro arquivo guardado para: ${nomes}.`}
      {revisao.isRecusada && rascunho && (
        <>
          {` O arquivo anterior, “${rascunho.nome}” (${formatBytes(rascunho.arquivo.size)}), não será enviado sem você escolher: `}
          <span className={css.manter}>
            <Button size="sm" onPress={revisao.manter}>{`Manter ${rascunho.nome}`}</Button>
          </span>
        </>
      )}
    </p>
  );
}

/** The upload with a way to stop it, or what the last press brought; it comes into sight on a small screen. */
function Andamento({ revisao }: { revisao: UseRevisao }) {
  const { rascunho, envio, isEnviando, parar } = revisao;
  const isVencida = useSessaoVencida();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEnviando || envio) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isEnviando, envio]);
  const isSinalDeVolta = useSinalDeVolta(envio?.kind === 'sem-sinal');
  const aviso = envio && avisoDe(envio, isSinalDeVolta, revisao.semSinal);
  const isSessao = isVencida || (envio?.kind === 'recusada' && envio.falha.kind === 'sessao');
  if (isEnviando) {
    return (
      <div ref={place} className={css.envio}>
        <div className={css.barra}>
          <ProgressBar label="Enviando o documento" text={rascunho && formatBytes(rascunho.arquivo.size)} />
        </div>
        <Button onPress={parar}>Parar envio</Button>
      </div>
    );
  }
  return (
    <div ref={place} className={css.andamento}>
      {aviso && (
        <Notice tone={aviso.tone} isNews>
          {aviso.texto}
        </Notice>
      )}
      {!aviso && rascunho && rascunho.firstTry !== null && <Notice tone="pending">{SEM_RESPOSTA}</Notice>}
      {isSessao && (
        <Notice
          tone="pending"
          action={
            <Button size="sm" onPress={() => openLogIn()}>
              Entrar
            </Button>
          }
        >
          {`${ENTRE_DE_NOVO}.`}
        </Notice>
      )}
    </div>
  );
}
