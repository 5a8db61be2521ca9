import type { CashbackItem } from '#contract/catalogue/cashback.ts';
import type { Scope } from '#server/db/scope.ts';

/** The cashback of products, by id; products without cashback are left out. */
export async function readCashbacks(
  { open }: Pick<Scope, 'open'>,
  idProdutos: readonly number[],
): Promise<ReadonlyMap<number, CashbackItem>> {
  if (idProdutos.length === 0) return new Map();
  const rows = await open
    .selectFrom('produto')
    .innerJoin('cashback', 'cashback.idCashback', 'produto.idCashback')
    .leftJoin('cashbackConfiguracao as campanha', (join) =>
      join.onRef('campanha.idCashbackConfiguracao', '=', 'cashback.idCashbackConfiguracao'),
    )
    .select([
      'produto.idProduto',
      'cashback.valorCashbackItem',
      'cashback.utilizarLimitadorQuantidade',
      'cashback.quantidadeLimite',
      'cashback.utilizarLimitadorValor',
      'cashback.valorLimite',
      'campanha.utilizarLimitadorQuantidadeLimite',
      'campanha.quantidadeLimite as quantidadeDaCampanha',
      'campanha.utilizarLimitadorValorLimite',
      'campanha.valorLimite as valorDaCampanha',
    ])
    .where('produto.idProduto', 'in', idProdutos)
    .execute();
  return new Map(
    rows.map(({ idProduto, quantidadeDaCampanha, valorDaCampanha, ...row }) => [
      idProduto,
      {
        ...row,
        cashbackConfiguracao: {
          utilizarLimitadorQuantidadeLimite: row.utilizarLimitadorQuantidadeLimite ?? false,
          quantidadeLimite: quantidadeDaCampanha,
          utilizarLimitadorValorLimite: row.utilizarLimitadorValorLimite ?? false,
          valorLimite: valorDaCampanha,
          hotsiteUrl: null,
          hotsiteHtml: null,
        },
      },
    ]),
  );
}
