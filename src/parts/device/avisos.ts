import type { Intent } from '#vault/outbox-rows.ts';

/** How a customer's wish to be told of an item stands: on its way to the server, or known there. */
export type AvisoLido = 'fila' | 'feito';

/** Names an item among products and combos. */
export const avisoKey = (idItem: number, idItemTipo: number): string => `${idItemTipo}:${idItem}`;

/** The wishes of one customer by `avisoKey`, from what waits and what was confirmed. */
export function toAvisos(
  waiting: readonly { intent: Intent }[],
  confirmed: readonly { intent: Intent }[],
): ReadonlyMap<string, AvisoLido> {
  const avisos = new Map<string, AvisoLido>();
  const put = (rows: readonly { intent: Intent }[], aviso: AvisoLido) => {
    for (const { intent } of rows) {
      if (intent.tipo === 'intencao') avisos.set(avisoKey(intent.idItem, intent.idItemTipo), aviso);
    }
  };
  put(waiting, 'fila');
  put(confirmed, 'feito');
  return avisos;
}
