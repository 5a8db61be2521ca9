import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { imagemDaMarca, imagemDoProduto, type Vista } from './endereco.ts';

const COM_IMAGEM = 24;
/** Products have three views, two or one, in turns. */
const VISTAS: readonly (readonly Vista[])[] = [
  ['frente', 'aberta', 'verso'],
  ['frente', 'verso'],
  ['frente'],
];
const HOTSITE = 'verao-da-saude';

/** Gives pictures to the brands of the products that have some. */
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

/**
 * Gives pictures to the first products of the showcases and to their brands, and a campaign's page to the first product
 * of its showcase. Keeps pictures that there are.
 */
export async function seedImagens(trx: DatabaseTransaction): Promise<void> {
  const produtos = await trx
    .selectFrom('vitrineItem')
    .select('idProduto')
    .groupBy('idProduto')
    .orderBy((eb) => eb.fn.min('posicao'))
    .orderBy((eb) => eb.fn.min('idVitrine'))
    .limit(COM_IMAGEM)
    .execute();
  const imagens = produtos.flatMap(({ idProduto }, at) =>
    (VISTAS[at % VISTAS.length] ?? []).map((vista, posicao) => ({
      idProduto,
      posicao,
      endereco: imagemDoProduto(idProduto, vista),
    })),
  );
  if (imagens.length > 0)
    await trx
      .insertInto('produtoImagem')
      .values(imagens)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await seedMarcas(trx);
  await sql`update "produto" p set "idHotsite" = h."idHotsite" from "hotsite" h
    cross join lateral (select "idProduto" from "vitrineItem" v where v."idVitrine" = h."idVitrine"
      order by v."posicao", v."idProduto" limit 1) f
    where h."nome" = ${HOTSITE} and p."idProduto" = f."idProduto" and p."idHotsite" is null`.execute(trx);
}
