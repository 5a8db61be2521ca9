import { formatAge } from '#lib/format-age.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import { Badge } from '#ui/badge.tsx';
import type { RascunhoRow } from '#vault/rascunho-rows.ts';
import * as sheet from './sync-sheet.css.ts';
import * as css from './waiting.css.ts';

export type RascunhosProps = { rascunhos: readonly RascunhoRow[]; now: number; onLeave: () => void };

/** Requests for review that wait for a press of their user: they are not in the queue. */
export function Rascunhos({ rascunhos, now, onLeave }: RascunhosProps) {
  if (rascunhos.length === 0) return null;
  return (
    <section aria-labelledby="sync-rascunhos">
      <h3 id="sync-rascunhos" className={sheet.title}>
        Rascunhos
        <span className={sheet.count}>{rascunhos.length}</span>
      </h3>
      <div className={css.clientes}>
        {rascunhos.map(({ idPessoaCliente, nomeCliente, at, firstTry }) => (
          <div key={idPessoaCliente} className={css.cliente}>
            <h4 className={css.nome}>{nomeCliente}</h4>
            <div className={css.item}>
              <p>
                <Badge tone="pending">Rascunho</Badge> Solicitação de revisão de documentos
              </p>
              <div className={css.foot}>
                <p className={css.detail}>
                  {`${formatAge(now - at)} · ${firstTry === null ? 'só você envia' : 'enviado e sem resposta'}`}
                </p>
                <div className={css.actions}>
                  <LinkTo
                    href={routes.documentosRegulatorios}
                    size="sm"
                    onClick={onLeave}
                    aria-label={`Ver o rascunho de ${nomeCliente}`}
                  >
                    Ver rascunho
                  </LinkTo>
                </div>
              </div>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
