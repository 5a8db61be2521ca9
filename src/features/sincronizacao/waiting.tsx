import ChevronRight from 'lucide-react/icons/chevron-right';
import Undo2 from 'lucide-react/icons/undo-2';
import { formatCount } from '#lib/format-number.ts';
import { cancelQueued } from '#outbox/take-back.ts';
import { useDevice } from '#parts/device/device.tsx';
import { LinkTo } from '#parts/html/link-to.tsx';
import { confirmacaoHref } from '#routes.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/layer/toast-queue.ts';
import type { Espera, EsperaCliente } from './fila.ts';
import { focusSheet } from './focus-sheet.ts';
import * as sheet from './sync-sheet.css.ts';
import { undoWords } from './undo-words.ts';
import * as css from './waiting.css.ts';

export type WaitingProps = { clientes: readonly EsperaCliente[]; onLeave: () => void };

/** Unsent changes by customer, in order; an order is one, with the changes of its cart inside. */
export function Waiting({ clientes, onLeave }: WaitingProps) {
  if (clientes.length === 0) return null;
  const total = clientes.reduce((sum, { esperas }) => sum + esperas.length, 0);
  const hasOrder = clientes.some(({ esperas }) => esperas.some(({ dentro }) => dentro.length > 0));
  return (
    <section aria-labelledby="sync-fila">
      <h3 id="sync-fila" className={sheet.title}>
        Na fila
        <span className={sheet.count}>{total}</span>
      </h3>
      {hasOrder && (
        <p className={css.rule}>Um pedido conta como 1, com as mudanças do carrinho que vão nele.</p>
      )}
      <div className={css.clientes}>
        {clientes.map(({ idPessoaCliente, nomeCliente, esperas }) => (
          <div key={idPessoaCliente} className={css.cliente}>
            <h4 className={css.nome}>{nomeCliente}</h4>
            <ul>
              {esperas.map((espera) => (
                <Waits key={espera.key} espera={espera} onLeave={onLeave} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** From so many changes on, those of an order are told by their number until they are asked for. */
const MANY = 4;

const mudancasText = (total: number): string =>
  total === 1 ? 'Com 1 mudança do carrinho' : `Com ${formatCount(total)} mudanças do carrinho`;

function Waits({ espera, onLeave }: { espera: Espera; onLeave: () => void }) {
  const { key, texto, isEnvio, situacao, detalhe, canUndo, dentro } = espera;
  return (
    <li className={css.item}>
      <p className={isEnvio ? css.order : undefined}>{texto}</p>
      {situacao && (
        <p className={css.reason}>
          <Status tone={situacao.tone}>
            <span className={css.reasonWords}>{situacao.texto}</span>
          </Status>
        </p>
      )}
      <div className={css.foot}>
        <p className={css.detail}>{detalhe}</p>
        {(isEnvio || canUndo) && (
          <div className={css.actions}>
            {isEnvio && (
              <LinkTo
                href={confirmacaoHref(key)}
                size="sm"
                onClick={onLeave}
                aria-label={`Ver ${texto}`}
                icon={<ChevronRight size={16} aria-hidden="true" />}
              >
                Ver pedido
              </LinkTo>
            )}
            {canUndo && <Undo espera={espera} />}
          </div>
        )}
      </div>
      {dentro.length > 0 && (
        <details className={css.inside} open={dentro.length < MANY}>
          <summary className={css.insideHead}>{mudancasText(dentro.length)}</summary>
          <ul>
            {dentro.map((one) => (
              <Waits key={one.key} espera={one} onLeave={onLeave} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Undo({ espera }: { espera: Espera }) {
  const { vault, env } = useDevice();
  const undo = async () => {
    focusSheet();
    const undone = await cancelQueued(vault, espera.key, env);
    showToast(undoWords(espera, undone.ok ? null : undone.error));
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`Desfazer: ${espera.texto}`}
      icon={<Undo2 size={16} aria-hidden="true" />}
      onPress={() => {
        undo().catch((error: unknown) => console.error('a change could not be taken back', error));
      }}
    >
      Desfazer
    </Button>
  );
}
