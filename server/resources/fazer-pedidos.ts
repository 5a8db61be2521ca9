import { CARRINHO_FINALIZADO, type Carrinho, ITEM_COMBO } from '#contract/carrinho.ts';
import type { PedidoFeito } from '#contract/pedido.ts';
import { type CarrinhoCalculado, type ItemCalculado, type ItemVendavel, itensOf } from '#domain/carrinho.ts';
import { isSameGrupo, linhaKey } from '#domain/linha.ts';
import { must } from '#lib/must.ts';
import { grupoRowOf } from '#server/store/queries/carrinho-linhas.ts';
import type { ItemDoPedido } from '#server/store/queries/pedidos.ts';
import type { UserQueries } from '#server/store/queries/user-queries.ts';
import { type CarrinhoComputed, readComputed, toCarrinho } from './carrinho-view.ts';

type Sending = {
  readonly whole: CarrinhoComputed;
  /** The groups that become orders. */
  readonly sent: CarrinhoCalculado;
};

/** Takes what is served of a line out of stock: of the product, or of each member of a combo. */
async function takeItem(user: UserQueries, item: ItemCalculado, { composicao }: ItemVendavel): Promise<void> {
  const { idItem, idPessoaFilial, quantidadeAtendida } = item;
  if (quantidadeAtendida === 0) return;
  for (const { idProduto, quantidade } of composicao ?? [{ idProduto: idItem, quantidade: 1 }]) {
    const units = quantidadeAtendida * quantidade;
    if (!(await user.takeEstoque({ idProduto, idPessoaFilial, units }))) {
      throw new Error(`stock of product ${idProduto} went below what was computed while it was held`);
    }
  }
}

/** Takes stock and credit and writes one order per group. The caller holds cart, client and stock. */
export async function makePedidos(
  user: UserQueries,
  { whole, sent, codigoLocal, now }: Sending & { codigoLocal: string | null; now: Date },
): Promise<PedidoFeito[]> {
  const pedidos: PedidoFeito[] = [];
  const combos = await user.readCombosDoPedido(
    sent.itens.filter((item) => item.idItemTipo === ITEM_COMBO).map((item) => item.idItem),
  );
  for (const grupo of sent.grupos) {
    const itens: ItemDoPedido[] = [];
    for (const item of itensOf(sent, grupo)) {
      const vendavel = must(whole.vendaveis.get(linhaKey(item)), 'vendavel');
      await takeItem(user, item, vendavel);
      const combo = item.idItemTipo === ITEM_COMBO ? combos.get(item.idItem) : undefined;
      itens.push({ ...item, st: vendavel.st, combo });
    }
    pedidos.push(await user.insertPedido({ carrinho: whole.row, grupo, itens, codigoLocal, now }));
  }
  await user.takeLimite(whole.row.idPessoaCliente, sent.valorTotalGruposPagamentoConvencional);
  return pedidos;
}

/**
 * Finishes the cart. Lines that were not sent move with their groups to a new open cart, whose revision goes
 * on from the old one's.
 * @returns the new cart if there is one, else the finished cart as it was ordered.
 */
export async function finishCarrinho(
  user: UserQueries,
  { whole, sent, now }: Sending & { now: Date },
): Promise<Carrinho> {
  const finished = await user.putCarrinho(whole.row, { idCarrinhoSituacao: CARRINHO_FINALIZADO });
  const rest = whole.calculado.itens.filter((item) => !sent.grupos.some((grupo) => isSameGrupo(grupo, item)));
  if (rest.length === 0) return toCarrinho(finished, sent, whole.grupos);
  const stored = await user.readLinhas(finished);
  // A product whose branch changed since it was added belongs to another group now.
  for (const linha of stored) {
    const item = rest.find((other) => linhaKey(other) === linhaKey(linha));
    const grupo = item && grupoRowOf(whole.grupos, item);
    if (grupo && grupo.idCarrinhoGrupo !== linha.idCarrinhoGrupo) {
      await user.putLinha(finished, { ...linha, idCarrinhoGrupo: grupo.idCarrinhoGrupo }, stored);
    }
  }
  const opened = await user.lockOrOpen(finished.idPessoaCliente, now);
  await user.moveGrupos(finished, opened, [
    ...new Set(rest.map((item) => grupoRowOf(whole.grupos, item).idCarrinhoGrupo)),
  ]);
  // What was written for the cart stays with what stays of it.
  const { informarDadosExtrasPedido, numeroPedidoCliente, observacao } = finished;
  const extras = { informarDadosExtrasPedido, numeroPedidoCliente, observacao };
  // Read again: the orders just made count for the day, and their stock is gone.
  return await readComputed(user, await user.putCarrinho(opened, extras), now);
}
