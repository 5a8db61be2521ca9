import type * as z from 'zod/mini';
import type { CartaCorrecao } from '#contract/letters/carta.ts';
import type { cartaComItens } from '#contract/letters/carta-consultas.ts';
import { must } from '#lib/must.ts';
import type { Scope } from '#server/db/scope.ts';
import { readCarta, toCarta } from './data/cartas.ts';
import { listLinhas, toItens } from './data/itens.ts';

/** A letter with its rows; undefined for another user's customer. */
export async function readCartaComItens(
  scope: Scope,
  idCartaCorrecao: number,
): Promise<z.output<typeof cartaComItens> | undefined> {
  const row = await readCarta(scope, idCartaCorrecao);
  if (row === undefined) return undefined;
  const [linhas = []] = await listLinhas(scope.db, [row]);
  return {
    cartaCorrecao: toCarta(row),
    itemNota: linhas.flatMap((linha) => toItens(linha, idCartaCorrecao)),
  };
}

/** A letter that this transaction holds or made, as it is now. */
export const cartaAgora = async (scope: Scope, idCartaCorrecao: number): Promise<CartaCorrecao> =>
  toCarta(must(await readCarta(scope, idCartaCorrecao), 'a letter'));
