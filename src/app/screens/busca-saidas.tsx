import { useEffect, useState } from 'react';
import { useTopo } from '#features/conteudo/queries.ts';
import { formatCount } from '#lib/format-number.ts';
import { type Device, useOptionalDevice } from '#parts/device/device.tsx';
import { LinkTo } from '#parts/html/link-to.tsx';
import { buscaHref, routes } from '#routes.ts';
import * as css from './busca-saidas.css.ts';
import { comecoDe, menosPalavras, telefoneEm } from './saidas.ts';

/** A search that has results; their number where it is not a product's name. */
type Saida = { readonly texto: string; readonly total: number | null };

/** The most names of products that are offered. */
const NOMES = 3;
/** While a word is typed, its searches do not compete with that of the word. */
const WAIT_MS = 300;

async function saidasOf(engine: Device['engine'], query: string): Promise<readonly Saida[]> {
  const comeco = comecoDe(query);
  if (comeco !== null) {
    const { produtos, mistyped } = await engine.list(comeco, { offset: 0, limit: 4 * NOMES });
    const nomes = new Set(mistyped ? [] : produtos.map(({ nome }) => nome));
    return [...nomes].slice(0, NOMES).map((texto) => ({ texto, total: null }));
  }
  const all = await Promise.all(
    menosPalavras(query).map(async (texto) => {
      const { total, mistyped } = await engine.list(texto, { offset: 0, limit: 1 });
      return { texto, total: mistyped ? 0 : total };
    }),
  );
  return all.filter(({ total }) => total > 0);
}

/** The searches near this one that find something on the device, the nearest first. */
function useSaidas(device: Device | null, query: string): readonly Saida[] {
  const [saidas, setSaidas] = useState<readonly Saida[]>([]);
  const engine = device?.engine;
  useEffect(() => {
    if (!engine) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      saidasOf(engine, query)
        .then((all) => {
          if (current) setSaidas(all);
        })
        .catch((error: unknown) => console.error('the near searches failed', error));
    }, WAIT_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [engine, query]);
  return saidas;
}

/** Ways on from a search without results: near searches, the customer's own products, all products, the telephone. */
export function BuscaSaidas({ query }: { query: string }) {
  const device = useOptionalDevice();
  const saidas = useSaidas(device, query);
  const topo = useTopo();
  const televendas =
    topo.kind === 'pronto' && topo.valor.televendas.exibir ? topo.valor.televendas.mensagem : '';
  const telefone = telefoneEm(televendas);
  return (
    <div className={css.saidas}>
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
  );
}
