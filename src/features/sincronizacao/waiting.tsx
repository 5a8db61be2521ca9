import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { confirmacaoHref } from '#routes.ts';
import * as css from './sync-sheet.css.ts';
import type { EsperaCliente } from './view.ts';

/** What waits to be sent, by customer, in the order in which it goes. */
export function Waiting({ clientes, onLeave }: { clientes: readonly EsperaCliente[]; onLeave: () => void }) {
  if (clientes.length === 0) return null;
  return (
    <section aria-labelledby="sync-fila">
      <h3 id="sync-fila" className={css.title}>
        Na fila
      </h3>
      {clientes.map(({ idPessoaCliente, nomeCliente, esperas }) => (
        <div key={idPessoaCliente} className={css.client}>
          <h4 className={css.clientName}>{nomeCliente}</h4>
          <ul className={css.list}>
            {esperas.map(({ key, texto, isEnvio, detalhe }) => (
              <li key={key} className={css.item}>
                {isEnvio ? (
                  <Link href={confirmacaoHref(key)} className={css.link} onClick={onLeave}>
                    <span className={css.order}>{texto}</span>
                    <ChevronRight size={16} aria-hidden="true" />
                  </Link>
                ) : (
                  <p>{texto}</p>
                )}
                <p className={css.soft}>{detalhe}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
