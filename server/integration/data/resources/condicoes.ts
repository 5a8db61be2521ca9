import { type CondicaoRegistro, condicaoLinha } from '#contract/integration/condicao.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDe, umDosIds } from '#server/db/um-de.ts';
import {
  assignIds,
  idOf,
  listCodigos,
  marcarRetirados,
  readHighest,
  readIds,
} from '#server/integration/data/codes.ts';
import { defineRecurso, type LinhaDe } from '#server/integration/data/resource.ts';
import { checkCondicoes, presosDeCondicoes } from './check-condicoes.ts';
import { faixas, listFaixasDe } from './faixas.ts';
import { precos } from './precos.ts';
import { readCondicoes, readTabelas } from './read-condicoes.ts';

const chaveDe = ({ codigoErp = '' }: LinhaDe<CondicaoRegistro>) => codigoErp;

async function gravar(trx: DatabaseTransaction, registros: readonly CondicaoRegistro[]): Promise<void> {
  const highest = await readHighest(trx, 'condicao', 'idCondicao');
  const ids = await assignIds(trx, 'condicoes', registros.map(chaveDe), highest);
  const columns: readonly Column<CondicaoRegistro>[] = [
    ['idCondicao', 'integer', (c) => idOf(ids, c.codigoErp)],
    ['descricao', 'text', (c) => c.descricao],
    ['promocao', 'boolean', (c) => c.promocao],
    ['dataInicial', 'date', (c) => c.dataInicial],
    ['dataFinal', 'date', (c) => c.dataFinal],
  ];
  await insertColumns(trx, 'condicao', columns, registros, ['idCondicao']);
  await writeTabelas(
    trx,
    registros.map(({ codigoErp, tabelas }) => ({ idCondicao: idOf(ids, codigoErp), tabelas })),
  );
}

type Tabelas = Pick<CondicaoRegistro, 'tabelas'> & { readonly idCondicao: number };

/** Writes the tables of conditions, bases before those that have one, and removes the others of these conditions. */
async function writeTabelas(trx: DatabaseTransaction, condicoes: readonly Tabelas[]): Promise<void> {
  const todas = condicoes.flatMap(({ idCondicao, tabelas }) =>
    tabelas.map((tabela) => ({ idCondicao, ...tabela })),
  );
  await trx
    .deleteFrom('contexto')
    .where('idCondicao', '=', umDosIds(condicoes.map(({ idCondicao }) => idCondicao)))
    .where((eb) => eb.not(eb('idContexto', '=', umDe(todas.map(({ codigo }) => codigo)))))
    .execute();
  const columns: readonly Column<(typeof todas)[number]>[] = [
    ['idContexto', 'text', (t) => t.codigo],
    ['idCondicao', 'integer', (t) => t.idCondicao],
    ['estado', 'text', (t) => t.estado],
    ['calcularSt', 'boolean', (t) => t.calcularSt],
    ['licencas', 'integer', (t) => t.licencas],
    ['idContextoBase', 'text', (t) => t.tabelaBase],
  ];
  const semBase = todas.filter(({ tabelaBase }) => tabelaBase === null);
  const comBase = todas.filter(({ tabelaBase }) => tabelaBase !== null);
  await insertColumns(trx, 'contexto', columns, semBase, ['idContexto']);
  await insertColumns(trx, 'contexto', columns, comBase, ['idContexto']);
}

/** The keys of the prices in the tables of some conditions. */
async function listPrecosDe(trx: DatabaseTransaction, condicoes: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('codigoErp as condicao')
    .innerJoin('contexto', 'contexto.idCondicao', 'condicao.id')
    .innerJoin('produtoPreco', 'produtoPreco.idContexto', 'contexto.idContexto')
    .innerJoin('codigoErp as produto', (join) =>
      join.onRef('produto.id', '=', 'produtoPreco.idProduto').on('produto.recurso', '=', 'produtos'),
    )
    .select(['contexto.idContexto as tabela', 'produto.codigo as produto'])
    .where('condicao.recurso', '=', 'condicoes')
    .where('condicao.codigo', '=', umDe(condicoes))
    .execute();
  return rows.map((row) => precos.chaveDe(row));
}

/** The keys of the tiers in the tables of some conditions. */
async function listFaixas(trx: DatabaseTransaction, condicoes: readonly string[]): Promise<string[]> {
  const tabelas = await readTabelas(trx, { tabelas: [], condicoes });
  return await listFaixasDe(
    trx,
    tabelas.map(({ codigo }) => codigo),
  );
}

export const condicoes = defineRecurso<CondicaoRegistro>({
  nome: 'condicoes',
  linha: condicaoLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['descricao'],
  padrao: { promocao: false, dataInicial: null, dataFinal: null, tabelas: [] },
  dependentes: [
    { recurso: precos, chavesDe: listPrecosDe },
    { recurso: faixas, chavesDe: listFaixas },
  ],
  chaveDe,
  conferir: checkCondicoes,
  ler: readCondicoes,
  gravar,
  presos: presosDeCondicoes,
  /** The condition stays for the orders that name it; nothing is sold by it any more. */
  async retirar(trx, chaves) {
    const ids = await readIds(trx, 'condicoes', chaves);
    await trx.deleteFrom('contexto').where('idCondicao', '=', umDosIds(ids.values())).execute();
    await marcarRetirados(trx, 'condicoes', chaves);
  },
  listarChaves: (trx, depoisDe, quantas) => listCodigos(trx, 'condicoes', depoisDe, quantas),
});
