import { useEffect } from 'react';
import type { Marcadas } from '#parts/list/use-marcadas.ts';

/** The list of a page that has the marked row, by its name; null before the first mark. */
export type DaVez = { readonly nome: string | null; readonly take: (nome: string) => void };

/** Lets only one list of a page have a marked row: a mark here clears the other list's, and a mark there this one's. */
export function useUmaMarcada<A>(
  nome: string,
  { rows, clear }: Pick<Marcadas<A>, 'rows' | 'clear'>,
  daVez: DaVez | undefined,
): void {
  const hasMark = rows.length > 0;
  const take = daVez?.take;
  const isOther = daVez !== undefined && daVez.nome !== null && daVez.nome !== nome;
  useEffect(() => {
    if (hasMark) take?.(nome);
  }, [hasMark, nome, take]);
  useEffect(() => {
    if (isOther) clear();
    // A new `clear` is no new mark in the other list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- See above.
  }, [isOther]);
}
