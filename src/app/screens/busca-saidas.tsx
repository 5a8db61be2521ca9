import { lazyPlace } from '#app/lazy/lazy-part.tsx';
import type { SaidasProps } from '#features/busca/page/busca-page.tsx';
import { useTopo } from '#features/conteudo/queries.ts';
import { formatCount } from '#lib/format-number.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { LinkTo } from '#parts/html/link-to.tsx';
import { buscaHref, routes } from '#routes.ts';
import * as css from './busca-saidas.css.ts';
import { telefoneEm } from './saidas.ts';
import { useSaidas } from './saidas-proximas.ts';
import { SemFiltro } from './sem-filtro.tsx';

/** A visitor does not load it. */
const CostumaComprar = lazyPlace(async () => (await import('./costuma-comprar.tsx')).CostumaComprar, null);

function buscadoText(query: string, filtros: number): string {
  const filtrado = filtros === 1 ? 'com o filtro escolhido' : `com os ${filtros} filtros escolhidos`;
  if (query === '') return `Nada foi encontrado ${filtrado}.`;
  return `Nada foi encontrado para "${query}"${filtros === 0 ? '' : ` ${filtrado}`}.`;
}

/**
 * Ways on from a search without results: without each filter, near searches, the customer's own products, all products,
 * the telephone.
 */
export function BuscaSaidas({ query, busca, chips, onRemove }: SaidasProps) {
  const device = useOptionalDevice();
  const saidas = useSaidas(device, query);
  const topo = useTopo();
  const televendas =
    topo.kind === 'pronto' && topo.valor.televendas.exibir ? topo.valor.televendas.mensagem : '';
  const telefone = telefoneEm(televendas);
  return (
    <>
      <div className={css.saidas}>
        {(query !== '' || chips.length > 0) && (
          <p className={css.buscado}>{buscadoText(query, chips.length)}</p>
        )}
        {chips.length > 0 && <SemFiltro device={device} busca={busca} chips={chips} onRemove={onRemove} />}
        {saidas.length > 0 && (
          <p className={css.linha}>
            Talvez:
            {saidas.map(({ texto, total }) => (
              <LinkTo key={texto} href={buscaHref(texto)} size="sm">
                {total === null ? texto : `${texto} (${formatCount(total)})`}
              </LinkTo>
            ))}
          </p>
        )}
        <p className={css.linha}>
          {device && <LinkTo href={routes.comprados}>Comprados</LinkTo>}
          <LinkTo href={buscaHref('')}>Todos os produtos</LinkTo>
        </p>
        {telefone !== null && (
          <a className={css.telefone} href={`tel:${telefone}`}>
            {televendas}
          </a>
        )}
      </div>
      {device && <CostumaComprar />}
    </>
  );
}
