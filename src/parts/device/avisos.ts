import type { Intent } from '#vault/outbox-rows.ts';

/** The state of a customer's stock alert for an item: queued, or confirmed by the server. */
export type AvisoLido = 'fila' | 'feito';

/** Returns a key that is unique among products and combos. */
export const avisoKey = (idItem: number, idItemTipo: number): string => `${idItemTipo}:${idItem}`;

/** Returns one customer's stock alerts by `avisoKey`, from the queued and the confirmed ones. */
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
