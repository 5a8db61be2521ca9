import type { Carrinho } from '#contract/cart/carrinho.ts';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { mulDiv } from '#domain/price/money.ts';
import {
  type CarrinhoCalculado,
  computeCarrinho,
  type ItemCalculado,
  type ItemVendavel,
} from './carrinho.ts';
import type { Dobra, ExtrasPedido } from './fold.ts';
import { isSameLinha, type LinhaPedida, linhaKey } from './linha.ts';

/** The cart on screen. `estimado`: the server has not confirmed these figures yet. */
export type CarrinhoView = {
  carrinho: CarrinhoCalculado;
  estimado: boolean;
  /** Lines (by linhaKey) with changes that the server has not confirmed. */
  estimadas: ReadonlySet<string>;
  /** Groups (by grupoKey) whose payment the server has not confirmed. */
  pagamentosPendentes: ReadonlySet<string>;
  extras: ExtrasPedido;
  /** True while the server has not confirmed the extra data. No figure depends on them. */
  extrasPendentes: boolean;
  /** Lines with an item that this device does not know: they are sent, but cannot be priced here. */
  desconhecidas: LinhaPedida[];
  /** The revision of the server's cart behind this view; null without a cart. */
  revisao: number | null;
};

/** Returns the server's cart in the form that the rules compute. */
export function toCalculado(carrinho: Carrinho): CarrinhoCalculado {
  const itens = carrinho.itens.flatMap((item): ItemCalculado[] => {
    const grupo = carrinho.grupos.find((g) => g.idCarrinhoGrupo === item.idCarrinhoGrupo);
    if (!grupo) return [];
    const { imagem: _imagem, idCarrinhoGrupo: _idCarrinhoGrupo, ...rest } = item;
    const { idPessoaFilial, idCarrinhoGrupoTipo } = grupo;
    return [{ ...rest, idPessoaFilial, idCarrinhoGrupoTipo }];
  });
  return { ...carrinho, itens };
}

/**
 * Returns an item from a cart line, for a device without a catalogue: no tiers, ST as a percentage of the net
 * price, and unlimited stock if no units were missing.
 */
export function toItemVisto(item: ItemCalculado): ItemVendavel {
  const liquidoUnit = item.valorLiquido - item.stValor;
  return {
    valorUnitario: item.valorUnitario,
    descontoComercial: item.descontoComercial,
    descontoFinanceiro: item.descontoFinanceiro,
    st: liquidoUnit === 0 ? 0 : mulDiv(item.stValor, 10_000, liquidoUnit),
    faixas: [],
    descricao: item.descricao,
    descricaoMarca: item.descricaoMarca,
    categoria: item.categoria,
    idPessoaFilial: item.idPessoaFilial,
    idCarrinhoGrupoTipo: item.idCarrinhoGrupoTipo,
    estoque: item.quantidadeFalta > 0 ? item.quantidadeAtendida : Number.MAX_SAFE_INTEGER,
  };
}

/**
 * Returns the stock that the server found for an item with missing units: all units served to its lines,
 * under any condition, and all units that combos took.
 */
function stockTold(
  told: CarrinhoCalculado,
  { idItem, idItemTipo, idPessoaFilial }: ItemCalculado,
  produtoOf: (linha: LinhaPedida) => ItemVendavel | undefined,
): number {
  return told.itens
    .filter((item) => item.idPessoaFilial === idPessoaFilial)
    .reduce((sum, item) => {
      if (item.idItem === idItem && item.idItemTipo === idItemTipo) return sum + item.quantidadeAtendida;
      const parte = produtoOf(item)?.composicao?.find((p) => p.idProduto === idItem);
      return parte && idItemTipo === ITEM_PRODUTO ? sum + item.quantidadeAtendida * parte.quantidade : sum;
    }, 0);
}

/**
 * Returns the cart that a screen shows. Without unsent changes it has the server's own figures. With unsent
 * changes the same rules compute it from the device's data: the mirrored catalogue, with the server's stock
 * for an untouched line; otherwise the item of the queued change or of the cart.
 */
export function viewCarrinho(
  snapshot: Carrinho | null,
  dobra: Dobra,
  produtoOf: (linha: LinhaPedida) => ItemVendavel | undefined,
  vistoOf: (linha: LinhaPedida) => ItemVendavel | undefined,
  cliente: ClienteCompra,
): CarrinhoView {
  const open = snapshot?.idCarrinhoSituacao === CARRINHO_ABERTO ? snapshot : null;
  const { linhas, estimadas, envios, pagamentos, pagamentosPendentes, extras, extrasPendentes } = dobra;
  const rest = {
    estimadas,
    pagamentosPendentes,
    extras,
    extrasPendentes,
    revisao: snapshot?.revisao ?? null,
  };
  const isSettled =
    estimadas.size === 0 &&
    pagamentosPendentes.size === 0 &&
    envios.length === 0 &&
    linhas.length === (open?.itens.length ?? 0);
  const told = open && toCalculado(open);
  if (told && isSettled) return { ...rest, carrinho: told, estimado: false, desconhecidas: [] };
  const itemOf = (linha: LinhaPedida): ItemVendavel | undefined => {
    const found = told?.itens.find((i) => isSameLinha(i, linha));
    const produto = produtoOf(linha);
    if (told && produto && found && found.quantidadeFalta > 0 && !estimadas.has(linhaKey(linha))) {
      return { ...produto, estoque: stockTold(told, found, produtoOf) };
    }
    // The queued change knows the tiers; the server's line knows only the price at its own quantity.
    return produto ?? vistoOf(linha) ?? (found && toItemVisto(found));
  };
  return {
    ...rest,
    carrinho: computeCarrinho(linhas, itemOf, pagamentos, cliente),
    estimado: linhas.length > 0,
    desconhecidas: linhas.filter((l) => itemOf(l) === undefined),
  };
}
