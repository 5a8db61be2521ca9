import { FORMA_PIX } from '#contract/payment/pagamento.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { refreshCarrinho } from '#server/cart/data/situacao-do-carrinho.ts';
import { aPagar } from '#server/customers/data/a-pagar.ts';
import { lancar } from '#server/customers/data/conta-corrente.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { AGUARDANDO_PAGAMENTO, PAGO } from '#server/db/situacoes.ts';
import { insertEventosDePedidos } from '#server/events/data/order-events.ts';
import { putEtapa } from '#server/orders/data/etapas.ts';
import { PAGAMENTO_COLUMNS, type PagamentoRow } from './pagamentos.ts';

/** The outcome of a payment try. */
export type Decisao =
  | { readonly situacao: 'pago'; readonly autorizacao: string | null }
  | { readonly situacao: 'recusado'; readonly mensagem: string }
  | { readonly situacao: 'expirado' | 'erro' };

/** Failed at the provider; a late payment may still settle the order. */
const PERDIDOS: readonly string[] = ['expirado', 'erro'];

type Pedido = Awaited<ReturnType<typeof lockPedido>>;

/**
 * Stores the outcome of a try, once, however often it is reported. A payment settles the order if the order
 * awaits it; otherwise it is credited to the customer. Call it in a transaction, for rows that a scope or the watch
 * found.
 */
export async function decidirPagamento(
  trx: Database,
  idPagamento: number,
  decisao: Decisao,
  now: Date,
): Promise<void> {
  const pedido = await lockPedido(trx, idPagamento);
  const pagamento = await lockPagamento(trx, idPagamento);
  const isVivo = pagamento.situacao === 'pendente' || pagamento.situacao === 'processando';
  if (decisao.situacao === 'pago') {
    if (pagamento.situacao === 'pago' || pagamento.creditadoEm !== null) return;
    await (isDoPedido(pagamento, pedido) ? pay : credit)(trx, { pagamento, pedido, decisao, now });
  } else {
    if (!isVivo) return;
    await put(trx, idPagamento, { ...decisao, decididoEm: now });
  }
  if (pedido.idCarrinho !== null) await refreshCarrinho(trx, pedido.idCarrinho);
}

/** The order of a try with its cart locked; the cart first, as in every change of a cart. */
async function lockPedido(trx: Database, idPagamento: number) {
  const { idPrePedido, idCarrinho } = await trx
    .selectFrom('pagamento')
    .innerJoin('prePedido', 'prePedido.idPrePedido', 'pagamento.idPrePedido')
    .select(['pagamento.idPrePedido', 'prePedido.idCarrinho'])
    .where('idPagamento', '=', idPagamento)
    .executeTakeFirstOrThrow();
  if (idCarrinho !== null) {
    await trx
      .selectFrom('carrinho')
      .select('idCarrinho')
      .where('idCarrinho', '=', idCarrinho)
      .forUpdate()
      .execute();
  }
  return await trx
    .selectFrom('prePedido')
    .selectAll()
    .select(aPagar.as('valor'))
    .where('idPrePedido', '=', idPrePedido)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

const lockPagamento = (trx: Database, idPagamento: number) =>
  trx
    .selectFrom('pagamento')
    .select([...PAGAMENTO_COLUMNS, 'pagamento.creditadoEm'])
    .where('idPagamento', '=', idPagamento)
    .forUpdate()
    .executeTakeFirstOrThrow();

/**
 * True when a paid try settles the order; false for a Pix given up on our side, even if the order awaits another one.
 */
function isDoPedido(pagamento: PagamentoRow, pedido: Pedido): boolean {
  const { situacao, idFormaPagamento } = pagamento;
  const isWaiting =
    pedido.idPedidoSituacao === AGUARDANDO_PAGAMENTO.idPedidoSituacao &&
    pedido.idFormaPagamento === idFormaPagamento;
  if (situacao === 'pendente' || situacao === 'processando') return isWaiting;
  return (
    isWaiting &&
    idFormaPagamento === FORMA_PIX &&
    PERDIDOS.includes(situacao) &&
    pagamento.valor === pedido.valor
  );
}

type Pagando = {
  readonly pagamento: PagamentoRow;
  readonly pedido: Pedido;
  readonly decisao: Extract<Decisao, { situacao: 'pago' }>;
  readonly now: Date;
};

async function pay(trx: Database, { pagamento, pedido, decisao, now }: Pagando): Promise<void> {
  // The order's other pending codes are given up: a further payment is credited to the customer.
  await trx
    .updateTable('pagamento')
    .set({ situacao: 'cancelado', decididoEm: now, proximaConsulta: now })
    .where('idPrePedido', '=', pedido.idPrePedido)
    .where('idPagamento', '<>', pagamento.idPagamento)
    .where('situacao', '=', 'pendente')
    .execute();
  await put(trx, pagamento.idPagamento, { ...decisao, mensagem: null, decididoEm: now });
  const { idPrePedidoSituacao, idPedidoSituacao, idCarrinhoGrupoSituacao } = PAGO;
  await trx
    .updateTable('prePedido')
    .set({ idPrePedidoSituacao, idPedidoSituacao })
    .where('idPrePedido', '=', pedido.idPrePedido)
    .execute();
  await trx
    .updateTable('contaReceber')
    .set({ dataLiquidacao: businessDayOf(now) })
    .where('idPrePedido', '=', pedido.idPrePedido)
    .where('dataLiquidacao', 'is', null)
    .execute();
  await putEtapa(trx, pedido.idPrePedido, { idPedidoSituacao, em: now });
  await trx
    .updateTable('carrinhoGrupo')
    .set({ idCarrinhoGrupoSituacao })
    .where('idCarrinho', '=', pedido.idCarrinho)
    .where('idPessoaFilial', '=', pedido.idPessoaFilial)
    .where('idCondicao', '=', pedido.idCondicao)
    .where('idCarrinhoGrupoTipo', '=', pedido.idCarrinhoGrupoTipo)
    .execute();
  await insertEventosDePedidos(trx, 'pedido.pago', [pedido], now);
}

async function credit(trx: Database, { pagamento, pedido, decisao, now }: Pagando): Promise<void> {
  await put(trx, pagamento.idPagamento, {
    situacao: 'cancelado',
    autorizacao: decisao.autorizacao,
    decididoEm: now,
    creditadoEm: now,
  });
  const { idPagamento, valor, idPrePedido } = pagamento;
  const observacao = `${creditoWords(pagamento)}, pedido nº ${idPrePedido}`;
  await lancar(trx, pedido.idPessoaCliente, [{ valor, observacao, idPrePedido, idPagamento }], now);
}

const creditoWords = ({ idFormaPagamento, situacao }: PagamentoRow): string =>
  idFormaPagamento === FORMA_PIX && situacao === 'expirado'
    ? 'Pix recebido depois do vencimento'
    : 'Pagamento recebido sem pedido à espera';

type Mudanca = {
  situacao: 'pago' | 'recusado' | 'expirado' | 'erro' | 'cancelado';
  autorizacao?: string | null;
  mensagem?: string | null;
  decididoEm: Date;
  creditadoEm?: Date;
};

/** A Pix that failed or expired may still be paid late, so the watch continues; any other try is settled. */
async function put(trx: Database, idPagamento: number, mudanca: Mudanca): Promise<void> {
  const isSettled = !PERDIDOS.includes(mudanca.situacao);
  await trx
    .updateTable('pagamento')
    .set({ ...mudanca, ...(isSettled ? { proximaConsulta: null } : {}) })
    .where('idPagamento', '=', idPagamento)
    .execute();
}
