import { subYears } from 'date-fns/subYears';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** Years in which a branch's invoices show the lots that it holds. */
const ANOS = 2;

/** A corrected lot of a product. */
type LoteCorrigido = { readonly idItem: number; readonly lote: string };

/** A letter's branch, and its invoice, which shows nothing. */
type Carta = { readonly idPessoaFilial: number; readonly idTitulo: number };

/** True if the branch holds each of these lots: it sold the lot of the product on another invoice of the last two years. */
export async function conheceLotes(
  db: Database,
  { idPessoaFilial, idTitulo }: Carta,
  lotes: readonly LoteCorrigido[],
  now: Date,
): Promise<boolean> {
  const rows = await db
    .selectFrom('notaFiscalItemLote')
    .innerJoin('notaFiscalItem', (join) =>
      join
        .onRef('notaFiscalItem.idTitulo', '=', 'notaFiscalItemLote.idTitulo')
        .onRef('notaFiscalItem.nItem', '=', 'notaFiscalItemLote.nItem'),
    )
    .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'notaFiscalItem.idTitulo')
    .select((eb) => ['notaFiscalItem.idItem', eb.fn<string>('upper', ['notaFiscalItemLote.lote']).as('lote')])
    .where(
      (eb) => eb.fn<string>('upper', ['notaFiscalItemLote.lote']),
      'in',
      lotes.map(({ lote }) => lote),
    )
    .where('notaFiscalItem.idItemTipo', '=', ITEM_PRODUTO)
    .where('notaFiscal.idPessoaEmitente', '=', idPessoaFilial)
    .where('notaFiscal.idTitulo', '<>', idTitulo)
    .where('notaFiscal.dataDocumento', '>=', subYears(now, ANOS))
    .execute();
  return lotes.every(({ idItem, lote }) => rows.some((row) => row.idItem === idItem && row.lote === lote));
}
