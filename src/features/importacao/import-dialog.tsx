import { type KeyboardEvent, useId, useState } from 'react';
import { isPendente } from '#domain/cart/pendente.ts';
import { formatCount } from '#lib/format-number.ts';
import { readCodigosDoCliente } from '#outbox/codigos/read-codigos.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { ClienteTag } from '#parts/customer/cliente-tag.tsx';
import { SEM_PREFERENCIAS } from '#parts/customer/preferencia-falta.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useDevice } from '#parts/device/device.tsx';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { ConferenciaStep } from './conferencia-step.tsx';
import type { Conferencia } from './conferir.ts';
import { isEmpty } from './draft.ts';
import * as css from './import.css.ts';
import { TextoStep } from './texto-step.tsx';
import { useConferencia } from './use-conferencia.ts';
import { FOTO_ABERTA, useEntrada } from './use-entrada.ts';
import { useIncluir } from './use-incluir.ts';
import { useLembrancas } from './use-lembrancas.ts';
import { linhasText, toSomas } from './view.ts';

const PENDENTE =
  'O carrinho aguarda o fim do pagamento e ainda não recebe produtos. O que você escrever aqui fica guardado.';
const STEPS = ['Importação', 'Confirmar Importação'] as const;

type TabsProps = { id: string; at: number; canReview: boolean; onGo: (at: number) => void };

/** The two steps as tabs; the second opens by 'Próximo', and again while its review stands. */
function Tabs({ id, at, canReview, onGo }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = event.key === 'ArrowLeft' ? 0 : 1;
    if (next === 1 && !canReview) return;
    event.preventDefault();
    onGo(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Passos da importação" className={css.tabs}>
      {STEPS.map((name, step) => (
        <button
          key={name}
          id={`${id}-tab-${step}`}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={step === at}
          aria-controls={`${id}-panel`}
          tabIndex={step === at ? 0 : -1}
          disabled={step === 1 && !canReview}
          onClick={() => onGo(step)}
          onKeyDown={onKeyDown}
        >
          <span className={css.step} aria-hidden="true">
            {step + 1}
          </span>
          {name}
        </button>
      ))}
    </div>
  );
}

export type ImportDialogProps = { onClose: () => void };

/** Puts many products into the cart of the customer being served: lines of text, then a review of each. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const cliente = useClienteAtual();
  if (cliente === undefined) return null;
  // Another customer has another cart and other prices: the looked-up lines are dropped.
  return <Importacao key={cliente?.idPessoa ?? 0} cliente={cliente} onClose={onClose} />;
}

function Importacao({ cliente, onClose }: ImportDialogProps & { cliente: ClienteRow | null }) {
  const device = useDevice();
  const carrinho = useCarrinho();
  const id = useId();
  const contexto = contextoForPrecos(cliente);
  const of: Conferencia | null = contexto
    ? {
        engine: device.engine,
        user: String(device.vault.idUsuario),
        contexto,
        readAprendidos: () => readCodigosDoCliente(device.vault, cliente?.idPessoa ?? 0),
        calcularSt: carrinho?.clienteCompra.calcularSt ?? contexto.calcularSt,
      }
    : null;
  const conferencia = useConferencia(of);
  // The review is of the input as it was.
  const entrada = useEntrada(device, cliente?.idPessoa ?? 0, conferencia.reset);
  const { isPending, include } = useIncluir(cliente, contexto);
  const { lembrar, esquecer } = useLembrancas(cliente);
  const [step, setStep] = useState(0);
  const isHeld = isPendente(carrinho?.base.snapshot?.carrinho?.idCarrinhoSituacao);

  const { rows, progress } = conferencia;
  // A file that was read late ends its review.
  const at = rows === null ? 0 : step;
  const isLoading = progress !== null || isPending;
  // Lines of one product are added up.
  const found = toSomas(rows ?? [], contexto?.idCondicao ?? 0).length;
  const close = () => {
    if (!isLoading) onClose();
  };
  const cancel = () => {
    if (isLoading) return;
    entrada.forget();
    onClose();
  };
  const review = async () => {
    const hasFoto = entrada.foto !== null;
    const error = hasFoto ? FOTO_ABERTA : await conferencia.start(entrada.takeNome());
    entrada.setError(error);
    if (error === null) setStep(1);
  };
  return (
    <Dialog
      title="Importar produtos"
      subtitle={<ClienteTag />}
      size="lg"
      onClose={close}
      outsideCloses={isEmpty(entrada.entrada) && entrada.nome === '' && entrada.foto === null && !isLoading}
      footer={
        <>
          <div className={css.ends}>
            <Button onPress={cancel} disabled={isLoading}>
              Cancelar
            </Button>
            {at === 1 && (
              <Button onPress={() => setStep(0)} disabled={isLoading}>
                Voltar
              </Button>
            )}
          </div>
          {at === 0 ? (
            <Button
              variant="primary"
              isPending={progress !== null}
              onPress={() => {
                review().catch((failure: unknown) => console.error('the review failed', failure));
              }}
            >
              Próximo
            </Button>
          ) : (
            <Button
              variant="primary"
              isPending={isPending}
              disabled={found === 0}
              onPress={() =>
                include(rows ?? [], () => {
                  void lembrar(rows ?? []);
                  entrada.forget();
                  onClose();
                })
              }
            >
              {found === 0
                ? 'Importar'
                : `Importar ${formatCount(found)} ${found === 1 ? 'produto' : 'produtos'}`}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        id={id}
        at={at}
        canReview={rows !== null && entrada.foto === null && !isLoading}
        onGo={(next) => {
          if (!isLoading) setStep(next);
        }}
      />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${at}`} className={css.body}>
        {of === null && <Notice tone="caution">{SEM_PREFERENCIAS}</Notice>}
        {isHeld && <Notice tone="caution">{PENDENTE}</Notice>}
        {progress !== null && (
          <ProgressBar
            label="Conferindo os produtos"
            value={progress.done}
            max={progress.total}
            text={`${formatCount(progress.done)} de ${linhasText(progress.total)}`}
          />
        )}
        {at === 0 ? (
          <TextoStep control={entrada} now={device.env.now()} />
        ) : (
          rows && of && <ConferenciaStep rows={rows} of={of} control={conferencia} esquecer={esquecer} />
        )}
      </div>
    </Dialog>
  );
}
