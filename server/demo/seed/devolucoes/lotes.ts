import { addDays } from '#lib/business-day.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { VALIDADE } from '#server/invoices/data/lote-inventado.ts';

/** Days until the first lot expires, and between the expiries of the others. */
const VENCE_EM = 20;
const ENTRE_LOTES = 120;

/** The days and the name of a lot, named as every lot of the demonstration. */
function loteDe(idItem: number, dataValidade: string) {
  const dataFabricacao = addDays(dataValidade, -VALIDADE);
  const anoMes = dataFabricacao.slice(2, 7).replace('-', '');
  return { lote: `L${anoMes}${idItem}`, dataFabricacao, dataValidade };
}

/** Splits the first line of an invoice into lots with about equal units; the first one expires soon. */
export async function splitLinha(
  trx: DatabaseTransaction,
  idTitulo: number,
  lotes: number,
  hoje: string,
): Promise<void> {
  const { idItem, quantidade } = await trx
    .selectFrom('notaFiscalItem')
    .select(['idItem', 'quantidade'])
    .where('idTitulo', '=', idTitulo)
    .where('nItem', '=', 1)
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('notaFiscalItemLote')
    .where('idTitulo', '=', idTitulo)
    .where('nItem', '=', 1)
    .execute();
  const upTo = (lote: number) => Math.floor((quantidade * lote) / lotes);
  await trx
    .insertInto('notaFiscalItemLote')
    .values(
      Array.from({ length: lotes }, (_, at) => ({
        ...loteDe(idItem, addDays(hoje, VENCE_EM + at * ENTRE_LOTES)),
        idTitulo,
        nItem: 1,
        quantidade: upTo(at + 1) - upTo(at),
      })),
    )
    .execute();
}
