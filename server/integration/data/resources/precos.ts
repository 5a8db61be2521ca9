import { sql } from 'kysely';
import { type PrecoRegistro, precoLinha } from '#contract/integration/preco.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { idOf, readIds } from '#server/integration/data/codes.ts';
import { type Motivo, semReferencia } from '#server/integration/data/references.ts';
import {
  chaveDeCodigos,
  defineRecurso,
  type LinhaDe,
  separarPares,
} from '#server/integration/data/resource.ts';

const chaveDe = ({ tabela = '', produto = '' }: LinhaDe<PrecoRegistro>) => chaveDeCodigos(tabela, produto);

/** The stored prices with the codes that name them. */
const selectPrecos = (trx: DatabaseTransaction) =>
  trx
    .selectFrom('produtoPreco')
    .innerJoin('codigoErp', (join) =>
      join.onRef('codigoErp.id', '=', 'produtoPreco.idProduto').on('codigoErp.recurso', '=', 'produtos'),
    );

const chave = sql<string>`"produtoPreco"."idContexto" || '|' || "codigoErp"."codigo"`;

/** The keys of the prices of some products. */
export async function listPrecosDe(trx: DatabaseTransaction, produtos: readonly string[]): Promise<string[]> {
  const rows = await selectPrecos(trx)
    .select(chave.as('chave'))
    .where('codigoErp.codigo', '=', sql<string>`any(${[...produtos]}::text[])`)
    .execute();
  return rows.map((row) => row.chave);
}

async function ler(trx: DatabaseTransaction, chaves: readonly string[]): Promise<Map<string, PrecoRegistro>> {
  const pares = separarPares(chaves);
  const ids = await readIds(trx, 'produtos', pares[1]);
  const codigos = new Map([...ids].map(([codigo, id]) => [id, codigo]));
  // Each by the primary key: the planner would rather read the whole table for a thousand lines.
  const { rows } = await sql<Omit<PrecoRegistro, 'produto'> & { idProduto: number }>`
    select p.* from unnest(${pares[0]}::text[], ${pares[1].map((codigo) => ids.get(codigo) ?? null)}::int[])
      as w("tabela", "id")
    cross join lateral (select "idContexto" as "tabela", "idProduto", "valorUnitario", "descontoComercial",
      "descontoFinanceiro", "st", "stFcp", "vendido" from "produtoPreco"
      where "idContexto" = w."tabela" and "idProduto" = w."id" limit 1) p`.execute(trx);
  return new Map(
    rows.map(({ tabela, idProduto, ...valores }) => {
      const registro = { tabela, produto: codigos.get(idProduto) ?? '', ...valores };
      return [chaveDe(registro), registro];
    }),
  );
}

async function gravar(trx: DatabaseTransaction, registros: readonly PrecoRegistro[]): Promise<void> {
  const ids = await readIds(
    trx,
    'produtos',
    registros.map(({ produto }) => produto),
  );
  const columns: readonly Column<PrecoRegistro>[] = [
    ['idContexto', 'text', (p) => p.tabela],
    ['idProduto', 'integer', (p) => idOf(ids, p.produto)],
    ['valorUnitario', 'bigint', (p) => p.valorUnitario],
    ['descontoComercial', 'integer', (p) => p.descontoComercial],
    ['descontoFinanceiro', 'integer', (p) => p.descontoFinanceiro],
    ['st', 'integer', (p) => p.st],
    ['stFcp', 'integer', (p) => p.stFcp],
    ['vendido', 'boolean', (p) => p.vendido],
  ];
  await insertColumns(trx, 'produtoPreco', columns, registros, ['idContexto', 'idProduto']);
}

export const precos = defineRecurso<PrecoRegistro>({
  nome: 'precos',
  linha: precoLinha,
  codigos: ['tabela', 'produto'],
  obrigatorios: ['valorUnitario'],
  padrao: { descontoComercial: 0, descontoFinanceiro: 0, st: 0, stFcp: 0, vendido: true },
  chaveDe,
  async conferir(trx, registros) {
    const produtoDe = ({ produto }: PrecoRegistro) => [produto];
    const contextos = await trx.selectFrom('contexto').select('idContexto').execute();
    const tabelas = new Set(contextos.map(({ idContexto }) => idContexto));
    return new Map([
      ...registros.flatMap((registro): Motivo[] =>
        registro.stFcp > registro.st
          ? [[chaveDe(registro), 'stFcp é parte de st e não pode ser maior.']]
          : [],
      ),
      ...(await semReferencia(trx, registros, { recurso: 'produtos', onde: produtoDe, chaveDe })),
      ...registros.flatMap((registro): Motivo[] =>
        tabelas.has(registro.tabela)
          ? []
          : [[chaveDe(registro), `A tabela de preços ${registro.tabela} não existe.`]],
      ),
    ]);
  },
  ler,
  gravar,
  async retirar(trx, chaves) {
    const [tabelas, produtos] = separarPares(chaves);
    await sql`delete from "produtoPreco" using "codigoErp"
      where "codigoErp"."recurso" = 'produtos' and "codigoErp"."id" = "produtoPreco"."idProduto"
        and ("idContexto", "codigo") in (select * from unnest(${tabelas}::text[], ${produtos}::text[]))`.execute(
      trx,
    );
  },
  async listarChaves(trx, depoisDe, quantas) {
    const [tabelas, produtos] = separarPares([depoisDe]);
    // In the order of the primary key: by codes, all prices would be sorted for each portion.
    const { rows } = await sql<{ chave: string }>`
      select ${chave} as "chave" from "produtoPreco"
      join "codigoErp" on "codigoErp"."id" = "produtoPreco"."idProduto" and "codigoErp"."recurso" = 'produtos'
      where ("produtoPreco"."idContexto", "produtoPreco"."idProduto") > (${tabelas[0] ?? ''}, coalesce(
        (select "id" from "codigoErp" where "recurso" = 'produtos' and "codigo" = ${produtos[0] ?? ''}), 0))
      order by "produtoPreco"."idContexto", "produtoPreco"."idProduto" limit ${quantas}`.execute(trx);
    return rows.map((row) => row.chave);
  },
});
