import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { basic, SENHA, TEST_KEY } from '#tests/support/api.ts';
import { percentile, type Row } from './row.ts';
import { openPGlite, openPostgres, type ServerGround } from './server-ground.ts';

const PEDIDOS = 5_000;
const LINHAS = 5;
const RUNS = 60;
const MOST_MS = 100;

const CONTAS = 100_000;
const CLIENTES = 12;

type Question = { readonly name: string; readonly path: (run: number) => string; readonly of?: number };

const QUESTIONS: readonly Question[] = [
  { name: 'a page of 50 orders', path: (run) => `/pedido?variosClientes=101&numeroPagina=${1 + (run % 90)}` },
  {
    name: '50 orders by day and status',
    path: (run) =>
      `/pedido?variosClientes=101&dataInicial=2026-0${1 + (run % 9)}-01&dataFinal=2026-10-31&variasSituacoes=10;7`,
  },
  {
    name: '200 orders with their lines',
    path: (run) =>
      `/pedido?variosClientes=101&incluirItens=true&quantidadeRegistrosPagina=200&numeroPagina=${1 + (run % 25)}`,
  },
  {
    name: 'a page of 50 invoices by number',
    path: (run) =>
      `/NotaFiscal/ConsultarNotas?idPessoaDestinatario=101&ordenacao=3&numeroPagina=${1 + (run % 90)}`,
  },
  {
    name: 'a page of 50 instalments with totals over all pages',
    path: (run) => `/extratocliente?idPessoaCliente=101&idSituacao=1&paginaAtual=${1 + (run % 80)}`,
    of: CONTAS,
  },
];

/** The server's lists: 5,000 orders and invoices of one customer, 100,000 instalments of twelve. */
export async function rows(): Promise<Row[]> {
  const found: Row[] = [];
  for (const open of [openPGlite, openPostgres]) {
    const ground = await open();
    if (ground === undefined) continue;
    try {
      found.push(...(await measureGround(ground)));
    } finally {
      await ground.close();
    }
  }
  return found;
}

async function measureGround({ name, store }: ServerGround): Promise<Row[]> {
  await fill(store.db);
  const app = await createApp({ store, jwtKey: TEST_KEY, loginLimits: 'off' });
  try {
    const ask = await asker(app);
    const found: Row[] = [];
    for (const question of QUESTIONS) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) times.push(await ask(question.path(run)));
      const value = percentile(times, 0.95);
      found.push({
        name: `${question.name} of ${(question.of ?? PEDIDOS).toLocaleString('en-US')}, ${name}, p95`,
        value,
        unit: 'ms',
        against: `the middle one: ${percentile(times, 0.5).toFixed(0)} ms`,
        ratio: null,
        goal: `${MOST_MS} ms at most`,
        holds: value <= MOST_MS,
      });
    }
    return found;
  } finally {
    await app.close();
  }
}

async function asker(app: FastifyInstance): Promise<(path: string) => Promise<number>> {
  const login = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { authorization: basic('representante', SENHA) },
  });
  const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` };
  return async (path) => {
    const start = performance.now();
    const answer = await app.inject({ url: `/api${path}`, headers });
    const took = performance.now() - start;
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return took;
  };
}

/** Orders of the past two years, one of which in ten was cancelled, and an invoice of each. */
async function fill(db: Database): Promise<void> {
  await sql`insert into "prePedido" ("idPrePedido", "idPessoaCliente", "idUsuario", "idPessoaFilial",
      "idCondicao", "idCarrinhoGrupoTipo", "idPrePedidoSituacao", "idPedidoSituacao", "idPrazo",
      "idFormaPagamento", "subtotal", "descontos", "stTotal", "total", "dataHora")
    select 200000 + n, 101, 1, 1, 1, 1, 3, case when n % 10 = 0 then 6 else 10 end, 2, 1,
      100000, 0, 0, 100000, timestamptz '2026-11-20 12:00Z' - n * interval '3.5 hours'
    from generate_series(1, ${PEDIDOS}::int) n`.execute(db);
  await sql`insert into "prePedidoItem" ("idPrePedido", "posicao", "idItem", "idItemTipo", "quantidade",
      "quantidadeAtendida", "valorUnitario", "descontoComercial", "descontoFinanceiro", "st", "valorLiquido",
      "stValor", "valorTotal")
    select 200000 + n, line, p."idProduto", 1, 10, 10, 200000, 0, 0, 0, 200000, 0, 20000
    from generate_series(1, ${PEDIDOS}::int) n, generate_series(0, ${LINHAS - 1}::int) line,
      lateral (select "idProduto" from "produto" where "idProduto" > (n * 7 + line * 131) % 20000
        order by "idProduto" limit 1) p
    on conflict do nothing`.execute(db);
  await sql`insert into "pedidoEtapa" ("idPrePedido", "idPedidoSituacao", "em")
    select p."idPrePedido", s, p."dataHora" + s * interval '1 hour'
    from "prePedido" p, unnest(array[2, 12, 3, 7, 9, 10]) s where p."idPrePedido" > 200000`.execute(db);
  await sql`insert into "notaFiscal" ("idPrePedido", "idPessoaEmitente", "idPessoaDestinatario",
      "numDocumento", "serieDocumento", "chaveAcesso", "descOperacao", "valorTotalNota", "dataDocumento")
    select "idPrePedido", 1, 101, "idPrePedido" + 1000000, '1', lpad("idPrePedido"::text, 44, '3'),
      'Venda de mercadoria', "total", "dataHora"
    from "prePedido" where "idPrePedido" > 200000`.execute(db);
  await sql`insert into "contaReceber" ("idPessoaCliente", "idPessoaFilial", "idPrePedido", "idTitulo", "idFormaPagamento",
      "numero", "dataEmissao", "dataVencimento", "dataLiquidacao", "valor")
    select 101 + n % ${CLIENTES}::int, 1, null, null, 1, 'ND ' || n, date '2026-11-20' - n % 700,
      date '2026-12-20' - n % 700, case when n % 2 = 0 then date '2026-11-20' end, 1000 + n
    from generate_series(1, ${CONTAS}::int) n`.execute(db);
  await sql`update "contaReceber" set "idBoleto" = "id" where "dataLiquidacao" is null`.execute(db);
  await sql`analyze`.execute(db);
}
