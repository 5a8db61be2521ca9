import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** The size of the grown company. */
export const LARGE = { usuarios: 5000, clientes: 50_000, pedidos: 2_000_000, combos: 3000 } as const;

const LIKE_USUARIO = 1;
const LIKE_CLIENTE = 101;
const FIRST_USUARIO = 100_000;
const FIRST_CLIENTE = 1_000_000;
const FIRST_PEDIDO = 10_000_000;
const FIRST_COMBO = 100_000;

/**
 * Adds this many users with ten customers each, combos of two products each, and the orders of three years of these
 * customers, each of a line and of two instalments.
 */
export async function growCompany(db: Database): Promise<void> {
  await addCombos(db);
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    // No triggers and no checks of references for each row.
    await sql`set local session_replication_role = replica`.execute(trx);
    await addUsuarios(trx);
    await addClientes(trx);
    await addPedidos(trx);
    await addContas(trx);
  });
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`vacuum analyze`.execute(one);
    await checkSize(one);
    await sql`reset statement_timeout`.execute(one);
  });
}

/** Throws unless the company has at least the size stated in LARGE. */
async function checkSize(db: Database): Promise<void> {
  const { rows } = await sql<{ pedidos: number; contas: number; clientes: number; combos: number }>`
    select (select count(*)::int from "prePedido") as "pedidos", (select count(*)::int from "contaReceber") as "contas",
      (select count(*)::int from "pessoa") as "clientes", (select count(*)::int from "promocaoCombo") as "combos"`.execute(
    db,
  );
  const size = must(rows[0], 'size');
  const isLarge =
    size.pedidos > LARGE.pedidos &&
    size.contas > 2 * LARGE.pedidos &&
    size.clientes > LARGE.clientes &&
    size.combos > LARGE.combos;
  if (!isLarge) throw new Error(`the company is too small: ${JSON.stringify(size)}`);
}

async function addUsuarios(trx: Database): Promise<void> {
  await sql`insert into "usuario"
    select (jsonb_populate_record(u, jsonb_build_object('idUsuario', ${FIRST_USUARIO}::int + n,
      'login', u."login" || n, 'email', n || u."email"))).*
    from "usuario" u, generate_series(0, ${LARGE.usuarios - 1}::int) n
    where u."idUsuario" = ${LIKE_USUARIO}`.execute(trx);
  await sql`insert into "usuarioCliente" ("idUsuario", "idPessoaCliente")
    select ${FIRST_USUARIO}::int + n % ${LARGE.usuarios}::int, ${FIRST_CLIENTE}::int + n
    from generate_series(0, ${LARGE.clientes - 1}::int) n`.execute(trx);
}

async function addClientes(trx: Database): Promise<void> {
  await sql`insert into "pessoa"
    select (jsonb_populate_record(p, jsonb_build_object('idPessoa', ${FIRST_CLIENTE}::int + n,
      'nome', p."nome" || ' ' || n, 'cpfCnpj', '9' || lpad(n::text, 13, '0')))).*
    from "pessoa" p, generate_series(0, ${LARGE.clientes - 1}::int) n
    where p."idPessoa" = ${LIKE_CLIENTE}`.execute(trx);
  await sql`insert into "clienteCondicaoFilial" ("id", "idPessoaCliente", "idCondicao", "idPessoaFilial",
      "minimoCompra", "prazoEntrega")
    select 100000000 + row_number() over (order by n, "id"), ${FIRST_CLIENTE}::int + n, "idCondicao", "idPessoaFilial", "minimoCompra", "prazoEntrega"
    from "clienteCondicaoFilial", generate_series(0, ${LARGE.clientes - 1}::int) n
    where "idPessoaCliente" = ${LIKE_CLIENTE}`.execute(trx);
  await sql`insert into "prazoFormaPagamento"
      ("idPessoaCliente", "idCondicao", "idPrazo", "idFormaPagamento")
    select ${FIRST_CLIENTE}::int + n, "idCondicao", "idPrazo", "idFormaPagamento"
    from "prazoFormaPagamento", generate_series(0, ${LARGE.clientes - 1}::int) n
    where "idPessoaCliente" = ${LIKE_CLIENTE}`.execute(trx);
}

async function addCombos(trx: Database): Promise<void> {
  await sql`insert into "promocaoCombo"
    select (jsonb_populate_record(c, jsonb_build_object('idPromocaoCombo', ${FIRST_COMBO}::int + n,
      'descricao', c."descricao" || ' ' || n, 'dataInicial', '2026-01-01', 'dataFinal', '2099-12-31'))).*
    from "promocaoCombo" c, generate_series(0, ${LARGE.combos - 1}::int) n
    where c."idPromocaoCombo" = 1`.execute(trx);
  await sql`insert into "promocaoComboProduto"
      ("idPromocaoCombo", "idProduto", "bonificacao", "quantidadeNoCombo", "posicao")
    select ${FIRST_COMBO}::int + (p."at" / 2), p."idProduto", false, 2, p."at" % 2
    from (select "idProduto", row_number() over (order by "idProduto") - 1 as "at" from "produto") p
    where p."at" < ${2 * LARGE.combos}::int`.execute(trx);
}

async function addPedidos(trx: Database): Promise<void> {
  await sql`insert into "prePedido" ("idPrePedido", "idPessoaCliente", "idUsuario", "idPessoaFilial",
      "idCondicao", "idCarrinhoGrupoTipo", "idPrePedidoSituacao", "idPedidoSituacao", "idPrazo",
      "idFormaPagamento", "subtotal", "descontos", "stTotal", "total", "dataHora")
    overriding system value
    select ${FIRST_PEDIDO}::int + n, ${FIRST_CLIENTE}::int + n % ${LARGE.clientes}::int,
      ${FIRST_USUARIO}::int + n % ${LARGE.usuarios}::int, 1, 1, 1, 3,
      case when n % 10 = 0 then 6 else 10 end, 2, 1, 100000, 0, 0, 100000,
      timestamptz '2026-11-20 12:00Z' - n * interval '47 seconds'
    from generate_series(0, ${LARGE.pedidos - 1}::int) n`.execute(trx);
  await sql`insert into "prePedidoItem" ("idPrePedido", "posicao", "idItem", "idItemTipo", "quantidade",
      "quantidadeAtendida", "valorUnitario", "descontoComercial", "descontoFinanceiro", "st", "valorLiquido",
      "stValor", "valorTotal")
    select ${FIRST_PEDIDO}::int + n, 0, p."ids"[1 + n % array_length(p."ids", 1)], 1, 10, 10, 100000, 0, 0, 0,
      100000, 0, 100000
    from generate_series(0, ${LARGE.pedidos - 1}::int) n,
      (select array_agg("idProduto") as "ids" from "produto") p`.execute(trx);
}

async function addContas(trx: Database): Promise<void> {
  await sql`insert into "contaReceber" ("idPessoaCliente", "idPessoaFilial", "idPrePedido", "idFormaPagamento",
      "numero", "dataEmissao", "dataVencimento", "dataLiquidacao", "valor")
    select "idPessoaCliente", 1, "idPrePedido", 1, "idPrePedido" || '/' || part, "dataHora"::date,
      "dataHora"::date + 28 * part, case when "dataHora" < '2026-10-01' then "dataHora"::date + 28 * part end, 50000
    from "prePedido", generate_series(1, 2) part where "idPrePedido" >= ${FIRST_PEDIDO}::int`.execute(trx);
}
