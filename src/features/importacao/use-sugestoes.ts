import { useEffect, useState } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import { useDevice } from '#parts/device/device.tsx';
import type { Conferencia } from './conferir.ts';

const MOST = 6;

/** The finds of a text. `query`: the text, without blanks around it. */
type Sugestoes = { query: string; produtos: ProdutoResumo[] };

/**
 * The first products that a text finds, with the customer's prices; those of the text before until they are read; null
 * before the first ones and without a text.
 */
export function useSugestoes(
  { user, contexto: { idContexto } }: Conferencia,
  text: string,
): Sugestoes | null {
  const { engine } = useDevice();
  const [found, setFound] = useState<Sugestoes | null>(null);
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
  return query === '' ? null : found;
}
