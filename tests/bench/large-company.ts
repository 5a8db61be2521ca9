import { sql } from 'kysely';
import type { Database } from '#server/store/schema.ts';
import { addCombos } from '#tests/support/combos.ts';

/** How large a company grows. */
export const LARGE = { clientes: 50_000, pedidos: 2_000_000, combos: 3000 } as const;

const FIRST_CLIENTE = 1_000_000;
const FIRST_PEDIDO = 10_000_000;

/**
 * Puts so many customers, orders of a line and of two instalments each, and combos beside what is there. The orders
 * are of three years and of the new customers.
 */
export async function growCompany(db: Database): Promise<void> {
  await addCombos(db, LARGE.combos);
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    // No marks, notices or checks by row: what a row refers to is there.
    await sql`set local session_replication_role = replica`.execute(trx);
    await addClientes(trx);
    await addPedidos(trx);
    await addContas(trx);
  });
  for (const table of ['pessoa', 'prePedido', 'prePedidoItem', 'contaReceber', 'promocaoCombo'])
    await sql`vacuum analyze ${sql.id(table)}`.execute(db);
}

async function addClientes(trx: Database): Promise<void> {
  await sql`insert into "pessoa"
    select (jsonb_populate_record(p, jsonb_build_object('idPessoa', ${FIRST_CLIENTE}::int + n,
      'nome', p."nome" || ' ' || n, 'cpfCnpj', lpad(n::text, 14, '7')))).*
    from "pessoa" p, generate_series(0, ${LARGE.clientes - 1}::int) n where p."idPessoa" = 101`.execute(trx);
}

async function addPedidos(trx: Database): Promise<void> {
  await sql`insert into "prePedido" ("idPrePedido", "idPessoaCliente", "idUsuario", "idPessoaFilial",
      "idCondicao", "idCarrinhoGrupoTipo", "idPrePedidoSituacao", "idPedidoSituacao", "idPrazo",
      "idFormaPagamento", "subtotal", "descontos", "stTotal", "total", "dataHora")
    overriding system value
    select ${FIRST_PEDIDO}::int + n, ${FIRST_CLIENTE}::int + n % ${LARGE.clientes}::int, 1, 1, 1, 1, 3,
      case when n % 10 = 0 then 6 else 10 end, 2, 1, 100000, 0, 0, 100000,
      timestamptz '2026-11-20 12:00Z' - n * interval '47 seconds'
    from generate_series(0, ${LARGE.pedidos - 1}::int) n`.execute(trx);
  await sql`insert into "prePedidoItem" ("idPrePedido", "posicao", "idItem", "idItemTipo", "quantidade",
      "quantidadeAtendida", "valorUnitario", "descontoComercial", "descontoFinanceiro", "st", "valorLiquido",
      "stValor", "valorTotal")
    select ${FIRST_PEDIDO}::int + n, 0, (select min("idProduto") from "produto"), 1, 10, 10, 100000, 0, 0, 0,
      100000, 0, 100000
    from generate_series(0, ${LARGE.pedidos - 1}::int) n`.execute(trx);
}

async function addContas(trx: Database): Promise<void> {
  await sql`insert into "contaReceber" ("idPessoaCliente", "idPessoaFilial", "idPrePedido", "idFormaPagamento",
      "numero", "dataEmissao", "dataVencimento", "dataLiquidacao", "valor")
    select "idPessoaCliente", 1, "idPrePedido", 1, "idPrePedido" || '/' || part, "dataHora"::date,
      "dataHora"::date + 28 * part, case when "dataHora" < '2026-10-01' then "dataHora"::date + 28 * part end, 50000
    from "prePedido", generate_series(1, 2) part where "idPrePedido" >= ${FIRST_PEDIDO}::int`.execute(trx);
}
