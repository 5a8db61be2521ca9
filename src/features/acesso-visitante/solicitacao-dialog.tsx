import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ErrosSolicitante, errosSolicitante } from '#domain/customer/solicitacao-acesso.ts';
import type { Rascunho } from '#parts/cart/rascunho-visitante.ts';
import { useRascunho } from '#parts/cart/use-rascunho-visitante.ts';
import type { Falha } from '#parts/failure/falha.ts';
import { FalhaNotice } from '#parts/failure/falha-notice.tsx';
import { Button } from '#ui/button.tsx';
import { useFocusInvalid } from '#ui/form/use-focus-invalid.ts';
import { Dialog } from '#ui/layer/dialog.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import * as css from './acesso.css.ts';
import { ClientesStep } from './clientes-step.tsx';
import { DadosStep } from './dados-step.tsx';
import { AO_ENVIAR } from './palavras.ts';
import { enviarSolicitacao } from './queries.ts';
import { Retomavel } from './retomavel.tsx';
import { type Preenchimento, toSolicitacao, VAZIA } from './solicitacao.ts';

const TITLE = 'Solicitar acesso';
const FORM_ID = 'solicitar-acesso';
const SEM_CLIENTES = 'Inclua ao menos um cliente para enviar a solicitação.';

/** A step with its name; when it takes the other's place, the focus goes to its first field. */
function Passo({ passo, children }: { passo: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(passo);
  useEffect(() => {
    if (shown.current === passo) return;
    shown.current = passo;
    place.current?.querySelector('input')?.focus();
  }, [passo]);
  return (
    <div ref={place} className={css.steps}>
      <h3 className={css.step}>
        {passo === 1 ? 'Passo 1 de 2: seus dados' : 'Passo 2 de 2: clientes que você administra'}
      </h3>
      {children}
    </div>
  );
}

function Formulario({ from, onClose }: { from: Rascunho<Preenchimento> | null; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { valores, change, chaveOf, forget } = useRascunho('solicitacao', VAZIA, from);
  const [erros, setErros] = useState<ErrosSolicitante>({});
  const [semClientes, setSemClientes] = useState(false);
  const [falha, setFalha] = useState<Falha | null>(null);
  const [isPending, setPending] = useState(false);
  const focusInvalid = useFocusInvalid(form);
  const { passo, clientes } = valores;

  const go = (to: number) => {
    setFalha(null);
    setSemClientes(false);
    change({ passo: to });
  };
  const next = () => {
    const wrong = errosSolicitante(valores);
    setErros(wrong);
    if (Object.keys(wrong).length === 0) go(2);
    else focusInvalid();
  };
  const send = async () => {
    setSemClientes(clientes.length === 0);
    if (clientes.length === 0 || isPending) return;
    const solicitacao = toSolicitacao(valores);
    setPending(true);
    setFalha(null);
    try {
      const reply = await enviarSolicitacao(solicitacao, chaveOf(JSON.stringify(solicitacao)));
      if (!reply.ok) return setFalha(reply.error);
      forget();
      onClose();
      await showMessage({ kind: 'information', text: reply.value });
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      title={TITLE}
      onClose={onClose}
      outsideCloses={false}
      footer={
        passo === 1 ? (
          <>
            <Button onPress={onClose}>Cancelar</Button>
            <Button type="submit" form={FORM_ID} variant="primary">
              Próximo
            </Button>
          </>
        ) : (
          <>
            <Button onPress={() => go(1)}>Voltar</Button>
            <Button
              variant="primary"
              isPending={isPending}
              onPress={() => {
                send().catch((error: unknown) => console.error('the request for access failed', error));
              }}
            >
              Enviar
            </Button>
          </>
        )
      }
    >
      <Passo passo={passo}>
        {passo === 1 ? (
          <form
            ref={form}
            id={FORM_ID}
            noValidate
            className={css.form}
            onSubmit={(event) => {
              event.preventDefault();
              next();
            }}
          >
            <DadosStep valores={valores} erros={erros} onChange={change} onErros={setErros} />
          </form>
        ) : (
          <ClientesStep
            clientes={clientes}
            error={semClientes ? SEM_CLIENTES : null}
            onChange={(changed) => {
              setSemClientes(false);
              setFalha(null);
              change({ clientes: changed });
            }}
          />
        )}
        <p className={css.note}>
          O que você preenche fica guardado neste aparelho por 7 dias, até ser enviado.
        </p>
        <FalhaNotice falha={falha} {...AO_ENVIAR} />
      </Passo>
    </Dialog>
  );
}

/**
 * 'Solicitar acesso': a person who buys for customers asks for a log-in. Closing or a lost signal loses no typed
 * text.
 */
export function SolicitacaoDialog({ onClose }: { onClose: () => void }) {
  return (
    <Retomavel nome="solicitacao" vazio={VAZIA} title={TITLE} onClose={onClose}>
      {(from) => <Formulario from={from} onClose={onClose} />}
    </Retomavel>
  );
}
