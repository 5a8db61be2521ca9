import { useEffect, useState } from 'react';
import type { Device } from '#parts/device/device.tsx';
import { comecoDe, menosPalavras, palavraDe, parecidas, pedacosDe } from './saidas.ts';

/** A search that has results; their number where it is not a product's name. */
export type Saida = { readonly texto: string; readonly total: number | null };

/** The most names of products that are offered. */
const NOMES = 3;
/** The most names that are read to find those with a near spelling. */
const LIDOS = 200;
/** While a word is typed, its searches do not compete with that of the word. */
const WAIT_MS = 300;

async function contadas(engine: Device['engine'], textos: readonly string[]): Promise<readonly Saida[]> {
  const all = await Promise.all(
    textos.map(async (texto) => {
      const { total, mistyped } = await engine.list(texto, { offset: 0, limit: 1 });
      return { texto, total: mistyped ? 0 : total };
    }),
  );
  return all.filter(({ total }) => total > 0);
}

/** The words of the catalogue that are spelt nearly as the longest word of the search. */
async function porGrafia(engine: Device['engine'], query: string): Promise<readonly Saida[]> {
  const word = palavraDe(query);
  if (word === null) return [];
  const read = pedacosDe(word).map((pedaco) => engine.list(pedaco, { offset: 0, limit: LIDOS }));
  const nomes = (await Promise.all(read)).flatMap(({ produtos, mistyped }) =>
    mistyped ? [] : produtos.map(({ nome }) => nome),
  );
  return contadas(engine, parecidas(word, nomes, NOMES));
}

async function saidasOf(engine: Device['engine'], query: string): Promise<readonly Saida[]> {
  // The filters alone leave nothing of it.
  if ((await contadas(engine, [query])).length > 0) return [];
  const comeco = comecoDe(query);
  const { produtos, mistyped } =
    comeco === null
      ? { produtos: [], mistyped: false }
      : await engine.list(comeco, { offset: 0, limit: 4 * NOMES });
  const nomes = new Set(mistyped ? [] : produtos.map(({ nome }) => nome));
  if (nomes.size > 0) return [...nomes].slice(0, NOMES).map((texto) => ({ texto, total: null }));
  const menos = await contadas(engine, menosPalavras(query));
  return menos.length > 0 ? menos : porGrafia(engine, query);
}

/** The searches near this one that find something on the device, the nearest first. */
export function useSaidas(device: Device | null, query: string): readonly Saida[] {
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
        .catch((error: unknown) => {
          if (current) console.error('the near searches failed', error);
        });
    }, WAIT_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [engine, query]);
  return saidas;
}
