import { sql } from 'kysely';
import { type EstoqueRegistro, estoqueLinha } from '#contract/integration/estoque.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { idOf, readIds } from '#server/integration/data/codes.ts';
import { semReferencia } from '#server/integration/data/references.ts';
import {
  chaveDeCodigos,
  defineRecurso,
  type LinhaDe,
  separarPares,
} from '#server/integration/data/resource.ts';

const POUCAS = 20;
const chaveDe = ({ filial = '', produto = '' }: LinhaDe<EstoqueRegistro>) => chaveDeCodigos(filial, produto);

const selectEstoques = (trx: DatabaseTransaction) =>
  trx
    .selectFrom('produtoEstoque')
    .innerJoin('codigoErp as produto', (join) =>
      join.onRef('produto.id', '=', 'produtoEstoque.idProduto').on('produto.recurso', '=', 'produtos'),
    )
    .innerJoin('codigoErp as filial', (join) =>
      join.onRef('filial.id', '=', 'produtoEstoque.idPessoaFilial').on('filial.recurso', '=', 'filiais'),
    );

const chave = sql<string>`"filial"."codigo" || '|' || "produto"."codigo"`;

/** The keys of the stock of some products. */
export async function listEstoquesDe(
  trx: DatabaseTransaction,
  produtos: readonly string[],
): Promise<string[]> {
  const rows = await selectEstoques(trx)
    .select(chave.as('chave'))
    .where('produto.codigo', '=', sql<string>`any(${[...produtos]}::text[])`)
    .execute();
  return rows.map((row) => row.chave);
}

/** The ids of the products and branches that records name. */
const readNomeados = async (
  trx: DatabaseTransaction,
  registros: readonly Pick<EstoqueRegistro, 'filial' | 'produto'>[],
) => ({
  produtos: await readIds(
    trx,
    'produtos',
    registros.map(({ produto }) => produto),
  ),
  filiais: await readIds(
    trx,
    'filiais',
    registros.map(({ filial }) => filial),
  ),
});

async function gravar(trx: DatabaseTransaction, registros: readonly EstoqueRegistro[]): Promise<void> {
  const { produtos, filiais } = await readNomeados(trx, registros);
  const columns: readonly Column<EstoqueRegistro>[] = [
    ['idPessoaFilial', 'integer', (e) => idOf(filiais, e.filial)],
    ['idProduto', 'integer', (e) => idOf(produtos, e.produto)],
    ['estoque', 'integer', (e) => e.estoque],
    ['poucas', 'integer', (e) => e.poucas],
  ];
  await insertColumns(trx, 'produtoEstoque', columns, registros, ['idPessoaFilial', 'idProduto']);
}

/** A product that another branch keeps takes no stock here: only its home branch sells it. */
async function conferir(
  trx: DatabaseTransaction,
  registros: readonly EstoqueRegistro[],
): Promise<ReadonlyMap<string, string>> {
  const produtoDe = ({ produto }: EstoqueRegistro) => [produto];
  const filialDe = ({ filial }: EstoqueRegistro) => [filial];
  return new Map([
    ...(await semReferencia(trx, registros, { recurso: 'produtos', onde: produtoDe, chaveDe })),
    ...(await semReferencia(trx, registros, { recurso: 'filiais', onde: filialDe, chaveDe })),
  ]);
}

export const estoques = defineRecurso<EstoqueRegistro>({
  nome: 'estoques',
  linha: estoqueLinha,
  codigos: ['filial', 'produto'],
  obrigatorios: ['estoque'],
  padrao: { poucas: POUCAS },
  chaveDe,
  conferir,
  async ler(trx, chaves) {
    const [filial, produto] = separarPares(chaves);
    const pares = filial.map((codigo, at) => ({ filial: codigo, produto: produto[at] ?? '' }));
    const { filiais, produtos } = await readNomeados(trx, pares);
    // Each by the primary key: the planner would rather read the whole table for a thousand lines.
    const { rows } = await sql<EstoqueRegistro>`
      select w."filial", w."produto", e.* from unnest(${filial}::text[], ${produto}::text[],
        ${pares.map((par) => filiais.get(par.filial) ?? null)}::int[],
        ${pares.map((par) => produtos.get(par.produto) ?? null)}::int[])
        as w("filial", "produto", "idFilial", "idProduto")
      cross join lateral (select "estoque", "poucas" from "produtoEstoque"
        where "idPessoaFilial" = w."idFilial" and "idProduto" = w."idProduto" limit 1) e`.execute(trx);
    return new Map(rows.map((row) => [chaveDe(row), row]));
  },
  gravar,
  async retirar(trx, chaves) {
    const [filiais, produtos] = separarPares(chaves);
    await sql`delete from "produtoEstoque" using "codigoErp" p, "codigoErp" f
      where p."recurso" = 'produtos' and p."id" = "idProduto" and f."recurso" = 'filiais' and f."id" = "idPessoaFilial"
        and (f."codigo", p."codigo") in (select * from unnest(${filiais}::text[], ${produtos}::text[]))`.execute(
      trx,
    );
  },
  async listarChaves(trx, depoisDe, quantas) {
    const [filiais, produtos] = separarPares([depoisDe]);
    const rows = await selectEstoques(trx)
      .select(chave.as('chave'))
      .where(
        sql<boolean>`("filial"."codigo", "produto"."codigo") > (${filiais[0] ?? ''}, ${produtos[0] ?? ''})`,
      )
      .orderBy('filial.codigo')
      .orderBy('produto.codigo')
      .limit(quantas)
      .execute();
    return rows.map((row) => row.chave);
  },
});
