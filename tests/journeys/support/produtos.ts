import type { Database } from '#server/db/schema/schema.ts';

/** Products that every seeded database holds, all in stock; a row is found by its EAN, lines by their name. */
export const DIPIRONA = {
  ean: '7896422507059',
  nome: 'DIPIRONA MONOIDRATADA 500 MG COM CT BL AL PLAS PVC OPC X 30',
} as const;

export const LOSARTANA = {
  ean: '7891317427542',
  nome: 'LOSARTANA POTÁSSICA 50 MG COM REV CT BL AL PLAS OPC X 30',
} as const;

/** Refrigerated: another group, and another distribution centre. */
export const HUMALOG = {
  ean: '7896382700750',
  nome: 'HUMALOG 100 UI/ML SOL INJ CT FA VD INC X 10 ML',
} as const;

/** The id of a product that is named by its EAN. */
export async function idOf(db: Database, { ean }: { ean: string }): Promise<number> {
  const found = db.selectFrom('produto').select('idProduto').where('codBarras', '=', ean);
  return (await found.executeTakeFirstOrThrow()).idProduto;
}
