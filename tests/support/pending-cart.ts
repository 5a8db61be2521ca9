import * as z from 'zod/mini';
import type { GrupoPrePedido, grupoPrePedido } from '#contract/cart/carrinho-pendente.ts';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { alignContaAntecipada } from '#server/orders/data/conta-antecipada.ts';
import type { ApiAnswer, ApiClient, WireCarrinho } from './api.ts';
import { add, confirm, findProdutos, seenOf } from './cart.ts';
import { expectBalancesFromEntries, expectContasAntecipadas } from './conta-corrente.ts';

/** Ways to pay of the demonstration, as `[idPrazo, idFormaPagamento]`. */
export const BOLETO = [2, 1] as const;
export const BOLETO_ANTECIPADO = [5, 6] as const;
export const DEPOSITO = [5, 7] as const;
export const CARTAO = [5, 8] as const;
export const PIX = [5, 10] as const;

export type Forma = readonly [number, number];

/** Three groups of customer 101: a product of each, in the order in which groups are listed. */
export async function findTresGrupos(db: Database): Promise<number[]> {
  const [geral] = await findProdutos(db);
  const [controlado] = await findProdutos(db, { tipo: 2 });
  const [frio] = await findProdutos(db, { idPessoaFilial: 2, tipo: 3, from: 1 });
  return [geral, controlado, frio].map((produto) => must(produto, 'product').idProduto);
}

/** A cart of customer 101 with one group for each way to pay, at the step that leads to payment. */
export async function fillCart(
  client: ApiClient,
  produtos: readonly number[],
  formas: readonly Forma[],
): Promise<WireCarrinho> {
  for (const idProduto of produtos.slice(0, formas.length)) await okOf(add(client, idProduto, 40));
  let carrinho: WireCarrinho = (await client.get('/Carrinho?idPessoaCliente=101')).body;
  for (const [i, forma] of formas.entries()) {
    carrinho = (await okOf(choose(client, carrinho, i, forma))).body.carrinho;
  }
  return (await okOf(goToPayment(client, carrinho.idCarrinho))).body.carrinho;
}

/** The same as orders that await payment. */
export async function pendingCart(
  client: ApiClient,
  produtos: readonly number[],
  formas: readonly Forma[],
  cashback = '0',
): Promise<WireCarrinho> {
  const carrinho = await fillCart(client, produtos, formas);
  return (await okOf(confirmWith(client, carrinho, cashback))).body.carrinho;
}

/** Confirms the cart as seen, with cashback in reais. */
export const confirmWith = (
  client: ApiClient,
  carrinho: WireCarrinho,
  cashback: string,
): Promise<ApiAnswer> =>
  client.post(
    `/Carrinho/ConfirmarCarrinho?idCarrinho=${carrinho.idCarrinho}&cashbackAplicado=${cashback}`,
    seenOf(carrinho),
  );

export const confirmSeen = (client: ApiClient, carrinho: WireCarrinho): Promise<ApiAnswer> =>
  confirm(client, carrinho.idCarrinho, seenOf(carrinho));

export const goToPayment = (client: ApiClient, idCarrinho: number): Promise<ApiAnswer> =>
  client.put(`/Carrinho/etapa?idCarrinho=${idCarrinho}&etapa=2`);

export const choose = (
  client: ApiClient,
  { idCarrinho, grupos }: WireCarrinho,
  at: number,
  [idPrazo, idFormaPagamento]: Forma,
): Promise<ApiAnswer> =>
  client.put('/Carrinho/grupo', {
    idCarrinho,
    idCarrinhoGrupo: must(grupos[at], 'group').idCarrinhoGrupo,
    idPrazo,
    idFormaPagamento,
  });

export const removeGroup = (
  client: ApiClient,
  { idCarrinho, grupos }: WireCarrinho,
  at: number,
): Promise<ApiAnswer> =>
  client.delete(
    `/Carrinho/grupo?idCarrinho=${idCarrinho}&idCarrinhoGrupo=${must(grupos[at], 'group').idCarrinhoGrupo}`,
  );

export const goOnShopping = (client: ApiClient, idCarrinho: number): Promise<ApiAnswer> =>
  client.post(
    `/Carrinho/ContinuarComprando?idCarrinho=${idCarrinho}&idOperacao=4&idOrigem=2&idOrigemTipo=18`,
  );

/** The groups with their orders, in the wire's form. */
export async function gruposOf(
  client: ApiClient,
  idCarrinho: number,
): Promise<z.input<typeof grupoPrePedido>[]> {
  const answer = await client.get(`/Carrinho/CarrinhoGrupoPrePedido?idCarrinho=${idCarrinho}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return z.array(z.looseObject({})).parse(JSON.parse(answer.text)) as z.input<typeof grupoPrePedido>[];
}

/** The credit and the stock that orders take; amounts in cents. Fails unless balances are the sums of their entries. */
export async function readHeld(db: Database, produtos: readonly number[]) {
  await expectBalancesFromEntries(db);
  await expectContasAntecipadas(db);
  const cliente = await db
    .selectFrom('pessoa')
    .select(['limiteDisponivel', 'saldoAdiantamento', 'saldoCashback'])
    .where('idPessoa', '=', 101)
    .executeTakeFirstOrThrow();
  const estoque = await db
    .selectFrom('produtoEstoque')
    .select(['idProduto', 'estoque'])
    .where('idProduto', 'in', produtos)
    .orderBy('idProduto')
    .orderBy('idPessoaFilial')
    .execute();
  return { ...cliente, estoque: estoque.map((row) => row.estoque) };
}

type Grupo = Pick<GrupoPrePedido, 'idPrePedido' | 'idCarrinhoGrupo'>;

/** Writes the state of a group, its order and the order's status, as the payment's own calls do. */
export async function putGrupoByHand(
  db: Database,
  { idPrePedido, idCarrinhoGrupo }: Grupo,
  situacao: { idCarrinhoGrupoSituacao: number; idPrePedidoSituacao: number; idPedidoSituacao: number },
): Promise<void> {
  const { idCarrinhoGrupoSituacao, ...ofPedido } = situacao;
  await db.updateTable('prePedido').set(ofPedido).where('idPrePedido', '=', idPrePedido).execute();
  await db
    .updateTable('carrinhoGrupo')
    .set({ idCarrinhoGrupoSituacao })
    .where('idCarrinhoGrupo', '=', idCarrinhoGrupo)
    .execute();
  await alignContaAntecipada(db, idPrePedido);
}

/** Writes a provider's confirmation: the order of a group is paid. */
export const payByHand = (db: Database, grupo: Grupo): Promise<void> =>
  putGrupoByHand(db, grupo, {
    idCarrinhoGrupoSituacao: 4,
    idPrePedidoSituacao: 3,
    idPedidoSituacao: 12,
  });

/** Sets a cart's situation, as the payment's own calls do. */
export const putSituacaoByHand = (db: Database, idCarrinho: number, idCarrinhoSituacao: number) =>
  db.updateTable('carrinho').set({ idCarrinhoSituacao }).where('idCarrinho', '=', idCarrinho).execute();

/** Writes a payment attempt. */
export const insertPagamento = (
  db: Database,
  pagamento: {
    idPrePedido: number;
    idFormaPagamento: number;
    situacao: 'pendente' | 'processando' | 'recusado';
    mensagem?: string;
  },
) =>
  db
    .insertInto('pagamento')
    .values({
      ...pagamento,
      valor: 1_00,
      referencia: `r${pagamento.idPrePedido}-${pagamento.situacao}`,
      criadoEm: new Date('2026-11-20T15:00:00Z'),
    })
    .execute();

export async function okOf(answer: Promise<ApiAnswer>): Promise<ApiAnswer> {
  const got = await answer;
  if (got.status !== 200) throw new Error(got.text);
  return got;
}

/** The expected state of customer and stock: `before`, minus the amounts of the standing orders. */
export async function heldByOrders(
  db: Database,
  produtos: readonly number[],
  before: Awaited<ReturnType<typeof readHeld>>,
): Promise<typeof before> {
  const pedidos = await db
    .selectFrom('prePedido')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'prePedido.idFormaPagamento')
    .select(['idPrePedido', 'total', 'valorCashbackAplicado', 'pagoComSaldo', 'pagamentoAntecipado'])
    .where('idPrePedidoSituacao', '<>', 6)
    .execute();
  const itens = await db
    .selectFrom('prePedidoItem')
    .innerJoin('prePedido', 'prePedido.idPrePedido', 'prePedidoItem.idPrePedido')
    .select(['idItem', 'quantidadeAtendida'])
    .where('idPrePedidoSituacao', '<>', 6)
    .execute();
  const sum = (of: (pedido: (typeof pedidos)[number]) => number) =>
    pedidos.reduce((all, pedido) => all + of(pedido), 0);
  const cashback = sum((p) => p.valorCashbackAplicado);
  return {
    limiteDisponivel: before.limiteDisponivel - sum((p) => (p.pagamentoAntecipado ? 0 : p.total)) + cashback,
    saldoAdiantamento: before.saldoAdiantamento - sum((p) => p.pagoComSaldo),
    saldoCashback: before.saldoCashback - cashback,
    estoque: before.estoque.map((units, i) => {
      const idProduto = produtos.toSorted((a, b) => a - b)[i];
      return itens
        .filter((item) => item.idItem === idProduto)
        .reduce((left, item) => left - item.quantidadeAtendida, units);
    }),
  };
}
