import { QUANTIDADE_MAXIMA } from '#contract/cart/carrinho.ts';
import {
  ITEM_COMBO,
  ITEM_PEDIDO_BONIFICADO,
  ITEM_PEDIDO_SIMPLES,
  ITEM_PRODUTO,
} from '#contract/catalogue/item-tipo.ts';
import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import type { ItemRepetido } from '#contract/orders/pedido-repetir.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { isQuantidade, joinLinhas, type LinhaChave, type LinhaPedida, linhaKey } from '#domain/cart/linha.ts';
import { type ComboLimite, limiteExcedido } from '#domain/combo/combo-limite.ts';
import { formatCount } from '#lib/format-number.ts';

export const ORCAMENTO_NAO_REPETE = 'Não é permitido repetir um orçamento.';
export const NADA_REPETIDO =
  'Nenhum item do pedido pode ser incluído no carrinho: não estão mais à venda para este cliente.';

const FORA_DE_VENDA = 'Não está mais à venda para este cliente.';
const CHEIA = `Com o que o carrinho já tem, passaria de ${formatCount(QUANTIDADE_MAXIMA)} embalagens.`;

/** An order's line as a cart line: the ordered quantity, even if it was not served. */
export type LinhaDoPedido = LinhaPedida & { readonly descricao: string };

/**
 * Returns an item of an order as a line under a sale condition; empty for a given product, which its combo brings.
 */
export function linhasDoItem(item: PedidoItem, idCondicao: number): LinhaDoPedido[] {
  const { idPrePedidoItemTipo, produto, quantidade } = item;
  if (idPrePedidoItemTipo === ITEM_PEDIDO_BONIFICADO) return [];
  const idItemTipo = idPrePedidoItemTipo === ITEM_PEDIDO_SIMPLES ? ITEM_PRODUTO : ITEM_COMBO;
  return [{ idItem: produto.idProduto, idItemTipo, idCondicao, quantidade, descricao: produto.descProduto }];
}

/** Returns the lines that repeat an order under a sale condition; lines of one item are joined. */
export const linhasParaRepetir = (itens: readonly PedidoItem[], idCondicao: number): LinhaDoPedido[] =>
  joinLinhas(itens.flatMap((item) => linhasDoItem(item, idCondicao)));

/**
 * Describes the stock; null if it suffices. `total`: the cart's quantity afterwards, `held`: the quantity
 * before.
 */
function estoqueWords(estoque: number, total: number, held: number): string | null {
  if (estoque <= 0) return 'Em falta: nada será atendido por enquanto.';
  if (estoque >= total) return null;
  const only = `Só ${formatCount(estoque)} em estoque`;
  return held === 0 ? `${only}.` : `${only} para as ${formatCount(total)} que ficam no carrinho.`;
}

/** The rules that decide whether a line can be repeated. */
export type RepeatRules = {
  /** Returns the item if it is on sale. */
  itemOf: (linha: LinhaChave) => Pick<ItemVendavel, 'estoque'> | undefined;
  /** The lines that the cart already holds. */
  held: readonly LinhaPedida[];
  /** Returns the customer's limit of a combo, by its idItem; undefined without a limit. */
  limiteOf: (idCombo: number) => ComboLimite | undefined;
};

/**
 * Returns why the cart cannot hold this many more of a combo, all conditions together; undefined if it can.
 */
function acimaDoLimite({ idItem, idItemTipo, quantidade }: LinhaPedida, { held, limiteOf }: RepeatRules) {
  const limite = idItemTipo === ITEM_COMBO ? limiteOf(idItem) : undefined;
  if (limite === undefined) return undefined;
  const units = held.filter((l) => l.idItem === idItem && l.idItemTipo === ITEM_COMBO);
  return limiteExcedido(
    limite,
    units.reduce((sum, l) => sum + l.quantidade, quantidade),
  );
}

/**
 * Returns the result for each line of a repeated order: the same on a device, from its mirror, and on the
 * server.
 */
export function conferirRepeticao(linhas: readonly LinhaDoPedido[], rules: RepeatRules): ItemRepetido[] {
  const helds = new Map(rules.held.map((linha) => [linhaKey(linha), linha.quantidade]));
  return linhas.map(({ descricao, ...linha }) => {
    const { idItem, idItemTipo, idCondicao, quantidade } = linha;
    const item = rules.itemOf(linha);
    const held = helds.get(linhaKey(linha)) ?? 0;
    const total = held + quantidade;
    const recusa =
      item === undefined ? FORA_DE_VENDA : isQuantidade(total) ? acimaDoLimite(linha, rules) : CHEIA;
    return {
      idItem,
      idItemTipo,
      idCondicao,
      produto: { idProduto: idItem, descProduto: descricao },
      quantidade,
      incluido: recusa === undefined,
      mensagem: recusa ?? estoqueWords(item?.estoque ?? 0, total, held),
    };
  });
}
