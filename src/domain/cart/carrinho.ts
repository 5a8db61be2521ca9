import type { Carrinho, CarrinhoGrupo, CarrinhoItem } from '#contract/cart/carrinho.ts';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { FORMA_CARTAO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { type ClienteCompra, pagamentoFor } from '#domain/customer/cliente-compra.ts';
import { centsOf } from '#domain/price/money.ts';
import { computePreco, type ItemPreco } from '#domain/price/preco.ts';
import { descricaoGrupoTipo } from '#domain/price/produto.ts';
import { chaveDaLinha, detalheOf, type GrupoChave, isSameGrupo, type LinhaPedida } from './linha.ts';

/** An item with the facts that a cart needs: its price facts, its stock at its home branch, and its group. */
export type ItemVendavel = ItemPreco & {
  descricao: string;
  descricaoMarca: string;
  categoria: string;
  idPessoaFilial: number;
  idCarrinhoGrupoTipo: number;
  estoque: number;
  /** The stock that one unit takes if it is not its own: a combo takes its members. */
  composicao?: readonly ParteDoItem[];
  /** Its bar code, if the catalogue has one. */
  codBarra?: string;
};

/** A product within an item: units per unit of the item, and the product's stock at the item's branch. */
export type ParteDoItem = { idProduto: number; quantidade: number; estoque: number };

export type ItemCalculado = Omit<CarrinhoItem, 'idCarrinhoGrupo' | 'imagem'> & GrupoChave;
export type GrupoCalculado = Omit<CarrinhoGrupo, 'idCarrinhoGrupo' | 'idEcommerceCarrinhoGrupoSituacao'>;

/** A cart as the rules compute it, on the device and on the server: without server ids. Amounts in cents. */
export type CarrinhoCalculado = Omit<
  Carrinho,
  | 'idCarrinho'
  | 'idCarrinhoSituacao'
  | 'revisao'
  | 'politicaAceite'
  | 'grupos'
  | 'itens'
  | 'informarDadosExtrasPedido'
  | 'numeroPedidoCliente'
  | 'observacao'
> & { grupos: GrupoCalculado[]; itens: ItemCalculado[] };

/** A payment chosen for a group: `idPagamento` is `<idPrazo>_<idFormaPagamento>`. */
export type GrupoPagamento = GrupoChave & { idPagamento: string };

/** Returns `<idPrazo>_<idFormaPagamento>` of a group; undefined for a group without a payment option. */
export const idPagamentoOf = ({
  prazo,
  formaPagamento,
}: Pick<CarrinhoGrupo, 'prazo' | 'formaPagamento'>): string | undefined =>
  prazo && formaPagamento ? `${prazo.idPrazo}_${formaPagamento.idFormaPagamento}` : undefined;

function computeItem(
  linha: LinhaPedida,
  item: ItemVendavel,
  estoque: number,
  calcularSt: boolean,
): ItemCalculado {
  const quantidadeAtendida = Math.min(linha.quantidade, Math.max(0, estoque));
  const preco = computePreco(item, linha.quantidade, calcularSt);
  return {
    ...chaveDaLinha(linha),
    ...detalheOf(linha),
    idPessoaFilial: item.idPessoaFilial,
    idCarrinhoGrupoTipo: item.idCarrinhoGrupoTipo,
    descricao: item.descricao,
    descricaoMarca: item.descricaoMarca,
    categoria: item.categoria,
    quantidade: linha.quantidade,
    quantidadeAtendida,
    quantidadeFalta: linha.quantidade - quantidadeAtendida,
    valorUnitario: item.valorUnitario,
    descontoComercial: preco.descontoComercial,
    descontoFinanceiro: preco.descontoFinanceiro,
    stValor: preco.stUnit,
    valorLiquido: preco.valorLiquido,
    valorTotal: centsOf(quantidadeAtendida, preco.valorLiquido),
  };
}

/**
 * Returns a branch's terms for a customer under a condition; undefined if the branch does not serve them, or
 * no longer.
 */
export const filialOf = (chave: GrupoChave, { contextos }: Pick<ClienteCompra, 'contextos'>) =>
  contextos
    .find((c) => c.idCondicao === chave.idCondicao)
    ?.filiais.find((f) => f.idPessoaFilial === chave.idPessoaFilial);

function computeGrupo(
  chave: GrupoChave,
  itens: readonly ItemCalculado[],
  cliente: ClienteCompra,
  idPagamento: string | undefined,
): GrupoCalculado {
  const filial = filialOf(chave, cliente);
  const pagamento = pagamentoFor(cliente, chave.idCondicao, idPagamento);
  const sum = (of: (item: ItemCalculado) => number) => itens.reduce((total, item) => total + of(item), 0);
  const subtotal = sum((i) => centsOf(i.quantidadeAtendida, i.valorUnitario));
  const stTotal = sum((i) => centsOf(i.quantidadeAtendida, i.stValor));
  const total = sum((i) => i.valorTotal);
  return {
    ...chave,
    descricaoFilial: filial?.descricaoFilial ?? `CD ${chave.idPessoaFilial}`,
    descricaoCarrinhoGrupo: descricaoGrupoTipo(chave.idCarrinhoGrupoTipo),
    minimoCompra: filial?.minimoCompra ?? 0,
    prazoEntrega: filial?.prazoEntrega ?? 0,
    prazo: pagamento?.prazo ?? null,
    formaPagamento: pagamento?.formaPagamento ?? null,
    subtotal,
    stTotal,
    // Derived, so that subtotal - descontos + ST is the total to the cent.
    descontos: subtotal + stTotal - total,
    total,
    utilizaLimiteCondicao: false,
  };
}

/** Returns groups in the order of branch, condition and type, so that device and server list them alike. */
function grupoChaves(itens: readonly ItemCalculado[]): GrupoChave[] {
  const chaves: GrupoChave[] = [];
  for (const { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo } of itens) {
    const chave = { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo };
    if (!chaves.some((c) => isSameGrupo(c, chave))) chaves.push(chave);
  }
  return chaves.sort(
    (a, b) =>
      a.idPessoaFilial - b.idPessoaFilial ||
      a.idCondicao - b.idCondicao ||
      a.idCarrinhoGrupoTipo - b.idCarrinhoGrupoTipo,
  );
}

/** True for a group paid on the payment page, by card or Pix, after the cart is confirmed. */
export const isPagoNaPagina = ({ formaPagamento }: GrupoCalculado): boolean =>
  formaPagamento?.idFormaPagamento === FORMA_CARTAO || formaPagamento?.idFormaPagamento === FORMA_PIX;

const isFinalizavel = (grupos: readonly GrupoCalculado[]): boolean => !grupos.some(isPagoNaPagina);

/** Returns the totals of a cart with these groups and lines. */
function totaisOf(grupos: GrupoCalculado[], itens: ItemCalculado[]) {
  const totalOf = (antecipado: boolean) =>
    grupos
      .filter((g) => (g.formaPagamento?.pagamentoAntecipado ?? false) === antecipado)
      .reduce((total, g) => total + g.total, 0);
  return {
    valorTotal: grupos.reduce((total, g) => total + g.total, 0),
    totalItens: itens.length,
    grupos,
    itens,
    permiteFinalizarCarrinho: isFinalizavel(grupos),
    semMeiopagamento: grupos.some((g) => g.formaPagamento === null),
    valorTotalGruposPagamentoConvencional: totalOf(false),
    valorTotalGruposPagamentoAntecipado: totalOf(true),
  };
}

/** Returns the stocks that one unit of a line takes from, and the units taken from each. */
function partesOf(linha: LinhaPedida, { composicao, idPessoaFilial, estoque }: ItemVendavel) {
  if (!composicao) {
    return [{ stockKey: `${linha.idItem}:${linha.idItemTipo}:${idPessoaFilial}`, quantidade: 1, estoque }];
  }
  return composicao.map((parte) => ({
    stockKey: `${parte.idProduto}:${ITEM_PRODUTO}:${idPessoaFilial}`,
    quantidade: parte.quantidade,
    estoque: parte.estoque,
  }));
}

/**
 * Computes a whole cart: the group, price, tier, ST and served quantity of every line, and all totals, which
 * count served units. Leaves out lines with an item unknown to `itemOf`: the caller shows them separately.
 */
export function computeCarrinho(
  linhas: readonly LinhaPedida[],
  itemOf: (linha: LinhaPedida) => ItemVendavel | undefined,
  pagamentos: readonly GrupoPagamento[],
  cliente: ClienteCompra,
): CarrinhoCalculado {
  const itens: ItemCalculado[] = [];
  // A product under two conditions, or alone and in a combo, shares one stock: earlier lines are served
  // first.
  const taken = new Map<string, number>();
  for (const linha of linhas) {
    const item = itemOf(linha);
    if (!item) continue;
    const partes = partesOf(linha, item).map((parte) => ({
      ...parte,
      before: taken.get(parte.stockKey) ?? 0,
    }));
    const left = partes.map((p) => Math.floor((p.estoque - p.before) / p.quantidade));
    const computed = computeItem(linha, item, Math.min(item.estoque, ...left), cliente.calcularSt);
    for (const { stockKey, before, quantidade } of partes) {
      taken.set(stockKey, before + computed.quantidadeAtendida * quantidade);
    }
    itens.push(computed);
  }
  const grupos = grupoChaves(itens).map((chave) =>
    computeGrupo(
      chave,
      itens.filter((i) => isSameGrupo(i, chave)),
      cliente,
      pagamentos.find((p) => isSameGrupo(p, chave))?.idPagamento,
    ),
  );
  return sumCarrinho(grupos, itens, cliente);
}

/** Returns a customer's cart of these groups and lines, at the prices that they carry. */
export const sumCarrinho = (
  grupos: GrupoCalculado[],
  itens: ItemCalculado[],
  cliente: ClienteCompra,
): CarrinhoCalculado => ({
  ...totaisOf(grupos, itens),
  idPessoaCliente: cliente.idPessoaCliente,
  aplicarLimiteMinimoDiario: cliente.aplicarLimiteMinimoDiario,
  valorLimiteMinimoDiario: cliente.valorLimiteMinimoDiario,
  valorTotalPedidosDia: cliente.valorTotalPedidosDia,
  limitePagamentoAntecipado: cliente.limitePagamentoAntecipado,
});

/** Returns the same cart with only some of its groups, at unchanged prices. */
export function onlyGrupos(
  carrinho: CarrinhoCalculado,
  isIn: (grupo: GrupoCalculado) => boolean,
): CarrinhoCalculado {
  const grupos = carrinho.grupos.filter(isIn);
  const itens = carrinho.itens.filter((i) => grupos.some((g) => isSameGrupo(g, i)));
  return { ...carrinho, ...totaisOf(grupos, itens) };
}

/** The lines of a group. */
export const itensOf = (carrinho: CarrinhoCalculado, chave: GrupoChave): ItemCalculado[] =>
  carrinho.itens.filter((i) => isSameGrupo(i, chave));
