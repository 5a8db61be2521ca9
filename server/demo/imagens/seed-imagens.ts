import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { imagemDaMarca } from './endereco.ts';

const HOTSITE = 'verao-da-saude';

/**
 * Gives pictures to the brands of the products that have some, and a campaign's page to the first product of its showcase,
 * which no load tells. Keeps pictures that there are.
 */
export async function seedImagens(trx: DatabaseTransaction): Promise<void> {
  await seedMarcas(trx);
  await sql`update "produto" p set "idHotsite" = h."idHotsite" from "hotsite" h
    cross join lateral (select "idProduto" from "vitrineItem" v where v."idVitrine" = h."idVitrine"
      order by v."posicao", v."idProduto" limit 1) f
    where h."nome" = ${HOTSITE} and p."idProduto" = f."idProduto" and p."idHotsite" is null`.execute(trx);
}

async function seedMarcas(trx: DatabaseTransaction): Promise<void> {
  const marcas = await trx
    .selectFrom('produtoImagem')
    .innerJoin('produto', 'produto.idProduto', 'produtoImagem.idProduto')
    .select('idMarca')
    .distinct()
    .execute();
  if (marcas.length === 0) return;
  await trx
    .insertInto('marcaImagem')
    .values(marcas.map(({ idMarca }) => ({ idMarca, endereco: imagemDaMarca(idMarca) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
