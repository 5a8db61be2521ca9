import { formatAge } from '#lib/format-age.ts';
import { LinkTo } from '#parts/link-to.tsx';
import { useRefused } from '#parts/use-refused.ts';
import { confirmacaoHref } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { showMessage } from '#ui/message-queue.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import * as css from './sync-sheet.css.ts';
import { intentWords } from './view.ts';

/** What the server refused and a person must decide on. */
export function Decisions({
  parked,
  now,
  onLeave,
}: {
  parked: readonly ParkedRow[];
  now: number;
  onLeave: () => void;
}) {
  const refused = useRefused();
  if (parked.length === 0) return null;
  const decide = (saving: Promise<string | null>) => {
    saving
      .then((problem) => (problem === null ? undefined : showMessage({ kind: 'error', text: problem })))
      .catch((error: unknown) => console.error('decision failed', error));
  };
  return (
    <section aria-labelledby="sync-decisoes">
      <h3 id="sync-decisoes" className={css.title}>
        Precisa de você
      </h3>
      <ul className={css.list}>
        {parked.map((row) => {
          const texto = intentWords(row.intent);
          return (
            <li key={row.key} className={css.decision}>
              <p className={css.order}>{texto}</p>
              <p className={css.whose}>
                <span className={css.oneLine}>{row.nomeCliente}</span>
                <span className={css.age}>{formatAge(now - row.parkedAt)}</span>
              </p>
              <p>{row.description}</p>
              <div className={css.actions}>
                {row.intent.tipo === 'envio' ? (
                  <LinkTo href={confirmacaoHref(row.key)} onClick={onLeave} size="sm">
                    Ver e decidir
                  </LinkTo>
                ) : (
                  <>
                    <Button
                      size="sm"
                      aria-label={`Tentar de novo: ${texto}`}
                      onPress={() => decide(refused.retry(row.key))}
                    >
                      Tentar de novo
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`Descartar: ${texto}`}
                      onPress={() => decide(refused.discard(row.key))}
                    >
                      Descartar
                    </Button>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
