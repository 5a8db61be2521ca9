import type { Carrinho } from '#contract/cart/carrinho.ts';
import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { PedidoFeito } from '#contract/orders/pedido.ts';
import {
  type CarrinhoCalculado,
  type ItemCalculado,
  type ItemVendavel,
  itensOf,
} from '#domain/cart/carrinho.ts';
import { splitCashback } from '#domain/cart/cashback-aplicado.ts';
import { isSameGrupo, linhaKey } from '#domain/cart/linha.ts';
import { isAntecipado } from '#domain/payment/saldo-adiantamento.ts';
import { cashbackOf } from '#domain/price/cashback.ts';
import { must } from '#lib/must.ts';
import { type CarrinhoComputed, readComputed, toCarrinho } from '#server/cart/carrinho-view.ts';
import { lockOrOpen, putCarrinho, readGrupos, readLinhas } from '#server/cart/data/carrinho.ts';
import { grupoRowOf, moveGrupos, putLinhas } from '#server/cart/data/carrinho-linhas.ts';
import {
  insertRetiradas,
  type Retirada,
  type RetiradaDaFilial,
  takeEstoque,
} from '#server/cart/data/estoque-dos-pedidos.ts';
import { iniciosOf } from '#server/cart/inicio-do-pedido.ts';
import { readCashbacks } from '#server/catalogue/data/cashbacks.ts';
import { readCombosDoPedido } from '#server/catalogue/data/combos.ts';
import { addSaldos } from '#server/customers/data/clientes.ts';
import { lancar } from '#server/customers/data/conta-corrente.ts';
import type { Scope } from '#server/db/scope.ts';
import { type ItemDoPedido, insertPedido } from './data/pedidos.ts';
import { putSituacao } from './data/pre-pedidos.ts';

type Sending = {
  readonly whole: CarrinhoComputed;
  /** The groups that become orders. */
  readonly sent: CarrinhoCalculado;
};

/** The inputs of an order besides its groups; amounts in cents. */
type Pagando = {
  readonly codigoLocal: string | null;
  readonly feitoEm: Date | null;
  readonly now: Date;
  readonly cashbackAplicado: number;
  /** The customer's balance with the company, as far as it may pay these orders. */
  readonly saldoAdiantamento: number;
};

/** The stock that a line takes: the served quantity of the product, or of each member of a combo. */
function retiradasOf(
  { idItem, quantidadeAtendida }: ItemCalculado,
  { composicao }: ItemVendavel,
): Retirada[] {
  if (quantidadeAtendida === 0) return [];
  return (composicao ?? [{ idProduto: idItem, quantidade: 1 }]).map(({ idProduto, quantidade }) => ({
    idProduto,
    unidades: quantidadeAtendida * quantidade,
  }));
}

/** The cashback part of each group's payment: zero for one in advance. */
function cashbacksOf({ grupos }: CarrinhoCalculado, cashbackAplicado: number): number[] {
  const totais = grupos.map((grupo) => (isAntecipado(grupo) ? 0 : grupo.total));
  return splitCashback(cashbackAplicado, totais);
}

/**
 * Takes stock, credit and balances and writes one order per group, each with the first situation of it and its group.
 * The caller holds cart, customer and stock.
 */
export async function makePedidos(
  user: Scope,
  { whole, sent, ...pagando }: Sending & Pagando,
): Promise<PedidoFeito[]> {
  const { codigoLocal, feitoEm, now, cashbackAplicado, saldoAdiantamento } = pagando;
  const pedidos: PedidoFeito[] = [];
  const combos = await readCombosDoPedido(
    user,
    sent.itens.filter((item) => item.idItemTipo === ITEM_COMBO).map((item) => item.idItem),
  );
  const comCashback = await readCashbacks(
    user,
    sent.itens.filter((item) => item.idItemTipo === ITEM_PRODUTO).map((item) => item.idItem),
  );
  const inicios = iniciosOf(sent.grupos, saldoAdiantamento);
  const cashbacks = cashbacksOf(sent, cashbackAplicado);
  const taken: RetiradaDaFilial[] = [];
  for (const [i, grupo] of sent.grupos.entries()) {
    const itens: ItemDoPedido[] = [];
    const retiradas: Retirada[] = [];
    for (const item of itensOf(sent, grupo)) {
      const vendavel = must(whole.vendaveis.get(linhaKey(item)), 'vendavel');
      retiradas.push(...retiradasOf(item, vendavel));
      const combo = item.idItemTipo === ITEM_COMBO ? combos.get(item.idItem) : undefined;
      const cashback = item.idItemTipo === ITEM_PRODUTO ? comCashback.get(item.idItem) : undefined;
      const valorCashback = cashback === undefined ? 0 : cashbackOf(cashback, item.quantidadeAtendida);
      itens.push({ ...item, st: vendavel.st, stFcp: vendavel.stFcp, valorCashback, combo });
    }
    for (const retirada of retiradas) taken.push({ ...retirada, idPessoaFilial: grupo.idPessoaFilial });
    const inicio = must(inicios[i], 'inicio');
    const valorCashbackAplicado = must(cashbacks[i], 'cashback');
    const pagamento = { ...inicio, valorCashbackAplicado };
    const novo = { carrinho: whole.row, grupo, itens, codigoLocal, feitoEm, now, ...pagamento };
    const pedido = await insertPedido(user, novo);
    const { idCarrinhoGrupo } = grupoRowOf(whole.grupos, grupo);
    await insertRetiradas(user, pedido, retiradas);
    await putSituacao(user, { ...pedido, idCarrinhoGrupo }, inicio.situacao, now);
    pedidos.push(pedido);
  }
  if (!(await takeEstoque(user, taken))) {
    throw new Error('stock went below what was computed while it was held');
  }
  await addSaldos(user, whole.row.idPessoaCliente, {
    limiteDisponivel: cashbackAplicado - sent.valorTotalGruposPagamentoConvencional,
    saldoCashback: -cashbackAplicado,
  });
  const debitos = pedidos.map(({ idPrePedido }, at) => ({
    valor: -must(inicios[at], 'inicio').pagoComSaldo,
    observacao: `Pedido nº ${idPrePedido} pago com saldo`,
    idPrePedido,
  }));
  await lancar(user.db, whole.row.idPessoaCliente, debitos, now);
  return pedidos;
}

/** Moves lines into their computed groups: a product whose branch changed now belongs to another one. */
export async function alignLinhas(
  user: Scope,
  { row, calculado, grupos }: Pick<CarrinhoComputed, 'row' | 'calculado' | 'grupos'>,
): Promise<void> {
  const stored = await readLinhas(user, row);
  const itemOf = new Map(calculado.itens.map((item) => [linhaKey(item), item]));
  const moved = stored.flatMap((linha) => {
    const item = itemOf.get(linhaKey(linha));
    const grupo = item && grupoRowOf(grupos, item);
    if (!grupo || grupo.idCarrinhoGrupo === linha.idCarrinhoGrupo) return [];
    return [{ ...linha, idCarrinhoGrupo: grupo.idCarrinhoGrupo }];
  });
  await putLinhas(user, row, moved, stored);
}

/**
 * Finishes a cart, computed or pending. Lines that were not sent move with their groups to a new open cart, whose
 * revision continues the old one's.
 * @returns the new cart if there is one, otherwise the finished cart as ordered.
 */
export async function finishCarrinho(
  user: Scope,
  {
    whole,
    sent,
    now,
  }: {
    whole: Pick<CarrinhoComputed, 'row' | 'calculado' | 'grupos'>;
    sent: CarrinhoCalculado;
    now: Date;
  },
): Promise<Carrinho> {
  const finished = await putCarrinho(user, whole.row, { idCarrinhoSituacao: CARRINHO_FINALIZADO });
  const rest = whole.calculado.itens.filter((item) => !sent.grupos.some((grupo) => isSameGrupo(grupo, item)));
  if (rest.length === 0) return toCarrinho(finished, sent, await readGrupos(user, finished));
  await alignLinhas(user, { ...whole, row: finished, calculado: { ...whole.calculado, itens: rest } });
  const opened = await lockOrOpen(user, finished.idPessoaCliente, now);
  await moveGrupos(user, finished, opened, [
    ...new Set(rest.map((item) => grupoRowOf(whole.grupos, item).idCarrinhoGrupo)),
  ]);
  // The texts written for the cart stay with the rest of it.
  const { informarDadosExtrasPedido, numeroPedidoCliente, observacao } = finished;
  const extras = { informarDadosExtrasPedido, numeroPedidoCliente, observacao };
  // Read again: the new orders count for the day, and their stock is gone.
  return await readComputed(user, await putCarrinho(user, opened, extras), now);
}
