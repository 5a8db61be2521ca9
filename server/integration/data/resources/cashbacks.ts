import { sql } from 'kysely';
import { type CashbackRegistro, cashbackLinha } from '#contract/integration/cashback.ts';
import { cashbackLimites } from '#domain/price/cashback.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDe, umDosIds } from '#server/db/um-de.ts';
import { assignIds, idOf, marcarRetirados, readHighest, readIds } from '#server/integration/data/codes.ts';
import { semReferencia } from '#server/integration/data/references.ts';
import { defineRecurso, type LinhaDe } from '#server/integration/data/resource.ts';

const chaveDe = ({ produto = '' }: LinhaDe<CashbackRegistro>) => produto;
const produtoOf = ({ produto }: CashbackRegistro) => produto;

/** The products of some codes that have a cashback. */
const selectComCashback = (trx: DatabaseTransaction) =>
  trx
    .selectFrom('codigoErp')
    .innerJoin('produto', 'produto.idProduto', 'codigoErp.id')
    .innerJoin('cashback', 'cashback.idCashback', 'produto.idCashback')
    .select('codigoErp.codigo as produto')
    .where('codigoErp.recurso', '=', 'produtos');

/** The keys of the cashbacks of some products. */
export async function listCashbacksDe(
  trx: DatabaseTransaction,
  produtos: readonly string[],
): Promise<string[]> {
  const rows = await selectComCashback(trx).where('codigoErp.codigo', '=', umDe(produtos)).execute();
  return rows.map(({ produto }) => produto);
}

async function ler(
  trx: DatabaseTransaction,
  chaves: readonly string[],
): Promise<Map<string, CashbackRegistro>> {
  const rows = await selectComCashback(trx)
    .leftJoin('cashbackConfiguracao as campanha', (join) =>
      join.onRef('campanha.idCashbackConfiguracao', '=', 'cashback.idCashbackConfiguracao'),
    )
    .select(['valorCashbackItem', 'utilizarLimitadorQuantidade', 'cashback.quantidadeLimite'])
    .select(['utilizarLimitadorValor', 'cashback.valorLimite', 'hotsiteUrl', 'hotsiteHtml'])
    .select(['utilizarLimitadorQuantidadeLimite', 'utilizarLimitadorValorLimite'])
    .select(['campanha.quantidadeLimite as quantidadeDaCampanha', 'campanha.valorLimite as valorDaCampanha'])
    .where('codigoErp.codigo', '=', umDe(chaves))
    .execute();
  return new Map(
    rows.map((row) => {
      const { produto, valorCashbackItem, hotsiteUrl, hotsiteHtml } = row;
      const { quantidade, valor } = cashbackLimites({
        ...row,
        cashbackConfiguracao: {
          utilizarLimitadorQuantidadeLimite: row.utilizarLimitadorQuantidadeLimite ?? false,
          quantidadeLimite: row.quantidadeDaCampanha,
          utilizarLimitadorValorLimite: row.utilizarLimitadorValorLimite ?? false,
          valorLimite: row.valorDaCampanha,
          hotsiteUrl,
          hotsiteHtml,
        },
      });
      const limites = { limiteQuantidade: quantidade, limiteValor: valor };
      const pagina = { hotsite: hotsiteUrl ?? '', html: hotsiteHtml ?? '' };
      return [produto, { produto, valor: valorCashbackItem, ...limites, ...pagina }];
    }),
  );
}

const textoOuNulo = (texto: string) => (texto === '' ? null : texto);

/** Gives each product a cashback of its own. */
async function gravar(trx: DatabaseTransaction, registros: readonly CashbackRegistro[]): Promise<void> {
  const highest = Math.max(
    await readHighest(trx, 'cashback', 'idCashback'),
    await readHighest(trx, 'cashbackConfiguracao', 'idCashbackConfiguracao'),
  );
  const ids = await assignIds(trx, 'cashbacks', registros.map(produtoOf), highest);
  const produtos = await readIds(trx, 'produtos', registros.map(produtoOf));
  const comPagina = registros.filter(({ hotsite, html }) => hotsite !== '' || html !== '');
  const paginas: readonly Column<CashbackRegistro>[] = [
    ['idCashbackConfiguracao', 'integer', (c) => idOf(ids, c.produto)],
    ['hotsiteUrl', 'text', (c) => textoOuNulo(c.hotsite)],
    ['hotsiteHtml', 'text', (c) => textoOuNulo(c.html)],
  ];
  await insertColumns(trx, 'cashbackConfiguracao', paginas, comPagina, ['idCashbackConfiguracao']);
  const columns: readonly Column<CashbackRegistro>[] = [
    ['idCashback', 'integer', (c) => idOf(ids, c.produto)],
    ['valorCashbackItem', 'bigint', (c) => c.valor],
    ['utilizarLimitadorQuantidade', 'boolean', (c) => c.limiteQuantidade !== null],
    ['quantidadeLimite', 'integer', (c) => c.limiteQuantidade],
    ['utilizarLimitadorValor', 'boolean', (c) => c.limiteValor !== null],
    ['valorLimite', 'bigint', (c) => c.limiteValor],
    ['idCashbackConfiguracao', 'integer', (c) => (comPagina.includes(c) ? idOf(ids, c.produto) : null)],
  ];
  await insertColumns(trx, 'cashback', columns, registros, ['idCashback']);
  await sql`update "produto" set "idCashback" = n."idCashback"
    from unnest(${registros.map((c) => idOf(produtos, c.produto))}::int[],
      ${registros.map((c) => idOf(ids, c.produto))}::int[]) as n("idProduto", "idCashback")
    where "produto"."idProduto" = n."idProduto"
      and "produto"."idCashback" is distinct from n."idCashback"`.execute(trx);
}

export const cashbacks = defineRecurso<CashbackRegistro>({
  nome: 'cashbacks',
  linha: cashbackLinha,
  codigos: ['produto'],
  obrigatorios: ['valor'],
  padrao: { limiteQuantidade: null, limiteValor: null, hotsite: '', html: '' },
  chaveDe,
  async conferir(trx, registros) {
    const onde = (cashback: CashbackRegistro) => [cashback.produto];
    return new Map(await semReferencia(trx, registros, { recurso: 'produtos', onde, chaveDe }));
  },
  ler,
  gravar,
  async retirar(trx, chaves) {
    const produtos = await readIds(trx, 'produtos', chaves);
    await trx
      .updateTable('produto')
      .set({ idCashback: null })
      .where('idProduto', '=', umDosIds(produtos.values()))
      .execute();
    const ids = umDosIds((await readIds(trx, 'cashbacks', chaves)).values());
    await trx.deleteFrom('cashback').where('idCashback', '=', ids).execute();
    await trx.deleteFrom('cashbackConfiguracao').where('idCashbackConfiguracao', '=', ids).execute();
    await marcarRetirados(trx, 'cashbacks', chaves);
  },
  async listarChaves(trx, depoisDe, quantas) {
    const rows = await selectComCashback(trx)
      .where('codigoErp.codigo', '>', depoisDe)
      .orderBy('codigoErp.codigo')
      .limit(quantas)
      .execute();
    return rows.map(({ produto }) => produto);
  },
});
