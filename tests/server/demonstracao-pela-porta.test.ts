import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NomeRecurso, RECURSOS } from '#contract/integration/recursos.ts';
import { PASSOS_DO_PEDIDO, PEDIDO_EM_ANALISE } from '#contract/orders/situacao.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore, type Store } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { seedCartas } from '#server/demo/seed/cartas/seed-cartas.ts';
import { linhasDeContatos } from '#server/demo/seed/linhas/contatos.ts';
import { linhasDaDemonstracao } from '#server/demo/seed/linhas/linhas.ts';
import { readMedicamentos } from '#server/demo/seed/medicamentos.ts';
import { seedContingencia } from '#server/demo/seed/notas/seed-contingencia.ts';
import { numberCatalogo } from '#server/demo/seed/numeracao.ts';
import { deriveProduto } from '#server/demo/seed/produtos.ts';
import { reserveCodigos } from '#server/demo/seed/reserve-codigos.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { seedNomes } from '#server/demo/seed/seed-nomes.ts';
import { produtosOf } from '#server/demo/seed/subset.ts';
import { writeLinhas } from '#server/integration/data/write-lines.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { readCredits } from '#tests/support/conta-corrente.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { DEMONSTRACAO } from '#tests/support/demonstracao.ts';
import { SEEDED_AT } from '#tests/support/fill.ts';
import { counts } from '#tests/support/loads.ts';
import { type Machine, openMachine } from '#tests/support/machine.ts';
import { openOffice } from '#tests/support/office.ts';

/** The tables that loads fill; the columns that no load tells, and marks of changes, are not compared. */
const TABELAS: Readonly<Record<string, readonly string[]>> = {
  pessoa: ['saldoAdiantamento', 'saldoCashback'],
  pessoaEmail: [],
  pessoaTelefone: [],
  contaDeposito: [],
  prazo: [],
  condicao: [],
  contexto: ['faixasMudado'],
  marcaFaixa: [],
  fabricante: [],
  marca: [],
  produtoLinha: [],
  categoria: [],
  subCategoria: [],
  produto: ['idHotsite'],
  produtoPreco: [],
  produtoEstoque: [],
  clienteCondicaoFilial: [],
  prazoFormaPagamento: [],
  usuario: ['senhaHash'],
  meta: [],
  usuarioCliente: [],
  preferenciaUsuario: [],
  selo: [],
  cashback: [],
  cashbackConfiguracao: [],
  produtoSelo: [],
  produtoImagem: [],
  promocaoCombo: [],
  promocaoComboProduto: [],
  promocaoComboRestricao: [],
  produtoLista: [],
  produtoListaItem: [],
  vitrine: ['idTemaPersonalizado'],
  vitrineItem: [],
  hotsite: [],
  banner: [],
  menu: [],
  tema: [],
  temaParametro: [],
};

const clock = () => SEEDED_AT;
const folder = mkdtempSync(path.join(tmpdir(), 'exemplos-'));
let semeado: TestDatabase;
let store: Store;
let api: Api;
let machine: Machine;

/** An empty database in which the codes of the demonstration have their ids, so that rows can be compared. */
beforeAll(async () => {
  semeado = await openTestDatabase();
  // Databases of tests have no contacts otherwise.
  await semeado.db.transaction().execute((trx) => writeLinhas(trx, 'contatos', linhasDeContatos()));
  store = await openStore({ memory: true });
  await migrate(store.db);
  const todos = (await readMedicamentos()).map(deriveProduto);
  await store.db.transaction().execute(async (trx) => {
    await seedNomes(trx, numberCatalogo(todos));
    const produtos = produtosOf(todos, 300);
    await reserveCodigos(trx, linhasDaDemonstracao(produtos, businessDayOf(SEEDED_AT)), produtos);
  });
  api = await openApi({ store, db: store.db }, { clock });
  machine = await openMachine(api, store.db, { clock });
});
afterAll(async () => {
  await api.close();
  await store.close();
  await semeado.close();
  rmSync(folder, { recursive: true });
});

async function rowsOf(db: Database, rows: string | RawBuilder<unknown>, menos: readonly string[]) {
  const read = await sql<{
    row: string;
  }>`select (to_jsonb(t) - ${[...menos, 'mudado']}::text[])::text as "row"
    from ${typeof rows === 'string' ? sql.table(rows) : rows} t`.execute(db);
  return read.rows.map(({ row }) => row).sort();
}

async function expectSame(nome: string, rows: string | RawBuilder<unknown>, menos: readonly string[]) {
  const loaded = await rowsOf(store.db, rows, menos);
  expect([nome, loaded.length > 0]).toEqual([nome, true]);
  expect([nome, loaded]).toEqual([nome, await rowsOf(semeado.db, rows, menos)]);
}

/** The kinds of the past. */
const DE_PEDIDOS: readonly NomeRecurso[] = [
  ...(['historico', 'etapas', 'notas', 'titulos', 'lancamentos', 'cashbackLancamentos'] as const),
];

const fileOf = (recurso: NomeRecurso) => path.join(folder, `${recurso}.ndjson`);

const readLinhas = (recurso: NomeRecurso) =>
  readFileSync(fileOf(recurso), 'utf8')
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as { codigoErp: string });

/** Loads an exported file; all of its lines must be new. */
async function loadFile(recurso: NomeRecurso): Promise<void> {
  const linhas = readLinhas(recurso);
  const carga = await machine.loaded(recurso, linhas);
  expect([recurso, ...counts(carga)]).toEqual([recurso, 'concluida', linhas.length, 0, 0, 0, 0]);
}

test('the exported files fill an empty database over the door with what the seed wrote', async () => {
  const type = openOffice({ memory: true }, SEEDED_AT);
  const { said } = await type('demonstracao', 'exportar', folder, '--passado');
  expect(said.toSorted()).toEqual(RECURSOS.map(fileOf).toSorted());
  for (const recurso of RECURSOS) if (!DE_PEDIDOS.includes(recurso)) await loadFile(recurso);
  // Entries of current accounts and of cashback come with the past.
  const semPassado = sql`(select * from "codigoErp" where "recurso" not in (${sql.join(DE_PEDIDOS)}))`;
  await expectSame('codigoErp', semPassado, []);
  for (const [tabela, menos] of Object.entries(TABELAS)) await expectSame(tabela, tabela, menos);
});

/** Rows of an invoice or an instalment with its access key: the door gives other ids. */
const DO_PASSADO: readonly (readonly [
  nome: string,
  rows: string | RawBuilder<unknown>,
  ...menos: string[],
])[] = [
  ['prePedido', 'prePedido', 'valorCashbackAplicado'],
  ['prePedidoItem', 'prePedidoItem'],
  ['pedidoErp', 'pedidoErp'],
  ['pedidoEtapa', 'pedidoEtapa'],
  ['notaFiscal', 'notaFiscal', 'idTitulo'],
  ...['notaFiscalItem', 'notaFiscalItemLote'].map(
    (tabela) =>
      [
        tabela,
        sql`(select i.*, n."chaveAcesso" from ${sql.table(tabela)} i join "notaFiscal" n using ("idTitulo"))`,
        'idTitulo',
      ] as const,
  ),
  [
    'contaReceber',
    sql`(select c.*, e."codigo", n."chaveAcesso", c."idBoleto" = c."id" as "temBoleto" from "contaReceber" c
      join "codigoErp" e on e."recurso" = 'titulos' and e."id" = c."id" left join "notaFiscal" n using ("idTitulo"))`,
    'id',
    'idTitulo',
    'idBoleto',
  ],
  [
    'contaReceberNota',
    sql`(select n."chaveAcesso", e."codigo" from "contaReceberNota" l join "notaFiscal" n using ("idTitulo")
      join "codigoErp" e on e."recurso" = 'titulos' and e."id" = l."idConta")`,
  ],
  [
    'lancamentoContaCorrente',
    sql`(select l.*, e."codigo" from "lancamentoContaCorrente" l
      join "codigoErp" e on e."recurso" = 'lancamentos' and e."id" = l."id")`,
    'id',
  ],
  [
    'cashbackLancamento',
    // The orders of the demonstration keep what they were paid with.
    sql`(select l.*, n."chaveAcesso" from "cashbackLancamento" l left join "notaFiscal" n using ("idTitulo")
      where l."descProduto" not like 'Usado no pedido%')`,
    'id',
    'idTitulo',
    'posicao',
  ],
  ['saldoCashback', sql`(select "idPessoa", "saldoCashback" from "pessoa")`],
  [
    'saldoAdiantamento',
    // Returns that were received here are credited by the portal.
    sql`(select "idPessoa", "saldoAdiantamento" - coalesce((select sum("valor") from "lancamentoContaCorrente" l
        where "idPessoaCliente" = "idPessoa" and "idDevolucao" is not null), 0) as "saldo" from "pessoa")`,
  ],
];

/** The numbers of past orders are the demonstration's own. */
async function reserveNumeros(): Promise<void> {
  const codigos = readLinhas('historico').map(({ codigoErp }) => ({
    recurso: 'historico',
    codigo: codigoErp,
    id: Number(codigoErp),
  }));
  await store.db.insertInto('codigoErp').values(codigos).execute();
}

/** Gives the other database the orders that the app makes, as they are before the company's system tells more of them. */
async function copyPedidos(): Promise<void> {
  for (const tabela of ['prePedido', 'prePedidoItem', 'pedidoEtapa']) {
    const { rows } = await sql<{ rows: string }>`
      select json_agg(t)::text as "rows" from ${sql.table(tabela)} t
      where "idPrePedido" not in (select "id" from "codigoErp" where "recurso" = 'historico')`.execute(
      semeado.db,
    );
    await sql`insert into ${sql.table(tabela)} select * from json_populate_recordset(null::${sql.table(tabela)},
      ${rows[0]?.rows ?? '[]'}::json)`.execute(store.db);
  }
  const ditos = sql`"idPedidoSituacao" in (${sql.join(PASSOS_DO_PEDIDO)}) and "idPedidoSituacao" <> ${PEDIDO_EM_ANALISE}`;
  await sql`update "prePedido" set "idPedidoSituacao" = ${PEDIDO_EM_ANALISE} where ${ditos}`.execute(
    store.db,
  );
  await sql`delete from "pedidoEtapa" where ${ditos}`.execute(store.db);
}

test('its past orders with statuses, invoices and instalments come over the door as the seed wrote them', async () => {
  await semeado.db.transaction().execute(async (trx) => {
    await seedHistorico(trx, SEEDED_AT);
    await seedCartas(trx, SEEDED_AT, DEMONSTRACAO.createEmissor(clock, undefined));
    await seedContingencia(trx);
  });
  await copyPedidos();
  await reserveNumeros();
  const limites = await readCredits(store.db);
  for (const recurso of DE_PEDIDOS) await loadFile(recurso);
  for (const [nome, rows, ...menos] of DO_PASSADO) await expectSame(nome, rows, menos);
  expect(await readCredits(store.db)).toEqual(limites);
});
