import type { Database } from '#server/db/schema/schema.ts';

/** A product's data for its page only: the addresses of its pictures in their order, and its hotsite. */
export type Detalhe = { readonly imagens: string[]; readonly idHotsite: number | null };

/** The detail of a product; empty for an unknown one. */
export async function readDetalhe(db: Database, idProduto: number): Promise<Detalhe> {
  const imagens = await db
    .selectFrom('produtoImagem')
    .select('endereco')
    .where('idProduto', '=', idProduto)
    .orderBy('posicao')
    .execute();
  const produto = await db
    .selectFrom('produto')
    .select('idHotsite')
    .where('idProduto', '=', idProduto)
    .executeTakeFirst();
  return { imagens: imagens.map(({ endereco }) => endereco), idHotsite: produto?.idHotsite ?? null };
}
