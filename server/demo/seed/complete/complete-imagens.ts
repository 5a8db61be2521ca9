import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { COM_IMAGEM, imagensDe } from '#server/demo/seed/linhas/imagens.ts';

/** Gives pictures to the first products of the showcases of an older demonstration. Keeps pictures that there are. */
export async function completeImagens(trx: DatabaseTransaction): Promise<void> {
  const produtos = await trx
    .selectFrom('vitrineItem')
    .select('idProduto')
    .groupBy('idProduto')
    .orderBy((eb) => eb.fn.min('posicao'))
    .orderBy((eb) => eb.fn.min('idVitrine'))
    .orderBy('idProduto')
    .limit(COM_IMAGEM)
    .execute();
  const imagens = [...imagensDe(produtos.map(({ idProduto }) => idProduto))].flatMap(([idProduto, dele]) =>
    dele.map((endereco, posicao) => ({ idProduto, posicao, endereco })),
  );
  if (imagens.length === 0) return;
  await trx
    .insertInto('produtoImagem')
    .values(imagens)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
