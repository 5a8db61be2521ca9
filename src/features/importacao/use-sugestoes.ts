import { useEffect, useState } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import { useDevice } from '#parts/device/device.tsx';
import type { Conferencia } from './conferir.ts';

const MOST = 6;

/** The first products that a text finds, with the customer's prices; null while nothing is known of it. */
export function useSugestoes(
  { user, contexto: { idContexto } }: Conferencia,
  text: string,
): ProdutoResumo[] | null {
  const { engine } = useDevice();
  const [found, setFound] = useState<{ query: string; produtos: ProdutoResumo[] } | null>(null);
  const query = text.trim();
  useEffect(() => {
    if (query === '') return undefined;
    let current = true;
    engine
      .list(query, { offset: 0, limit: MOST, precos: { user, idContexto } })
      .then(({ produtos }) => {
        if (current) setFound({ query, produtos: produtos.filter((p) => p.comercializado) });
      })
      .catch((error: unknown) => {
        if (current) console.error('a suggestion could not be read', error);
      });
    return () => {
      current = false;
    };
  }, [engine, user, idContexto, query]);
  // The last result stays until the next one is there; without text there is none.
  return query === '' ? null : (found?.produtos ?? null);
}
