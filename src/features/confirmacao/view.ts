import { ITEM_PEDIDO_BONIFICADO, ITEM_PEDIDO_SIMPLES, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { Pedido } from '#contract/orders/pedido.ts';
import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import { FORMA_BOLETO_ANTECIPADO, FORMA_DEPOSITO_ANTECIPADO } from '#contract/payment/pagamento.ts';
import type { CarrinhoCalculado, ItemCalculado } from '#domain/cart/carrinho.ts';
import { viewCarrinho } from '#domain/cart/carrinho-view.ts';
import {
  detalheOf,
  type GrupoChave,
  grupoKey,
  isSameGrupo,
  isSameLinha,
  type LinhaDetalhe,
  linhaKey,
} from '#domain/cart/linha.ts';
import { codigoDe } from '#domain/catalogue/codigo.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { descontoUnico } from '#domain/price/preco.ts';
import { formatMoney } from '#lib/format-number.ts';
import { type CarrinhoBase, foldBase } from '#outbox/carrinho/read-carrinho.ts';
import { valeuText } from '#parts/cart/carrinho-words.ts';
import type { EnvioIntent, GrupoVisto, PedidoNumero, ReceiptRow } from '#vault/outbox-rows.ts';
import type { Withdrawn } from './queries.ts';

/** A line of an order, as far as a confirmation shows it. */
export type LinhaDoPedido = Pick<
  ItemCalculado,
  | 'descricao'
  | 'quantidade'
  | 'quantidadeAtendida'
  | 'quantidadeFalta'
  | 'valorUnitario'
  | 'stValor'
  | 'valorLiquido'
  | 'valorTotal'
> &
  LinhaDetalhe & {
    key: string;
    /** Both discounts as one, in hundredths of 1 %. */
    desconto: number;
    /** Null for a combo. */
    idProduto: number | null;
    /** The product's code by the server's word; null where only the device knows the line, and for a combo. */
    codigo: string | null;
    /** Null for a product. */
    idCombo: number | null;
    /** Null where the line comes only from the server, which does not name the maker. */
    descricaoMarca: string | null;
    /** A free gift with a combo. */
    isBonificado: boolean;
  };

/** One order, made or to be made. `idPrePedido` is null until the server has numbered it. */
export type PedidoNaTela = {
  key: string;
  idPrePedido: number | null;
  descricaoFilial: string;
  descricaoCarrinhoGrupo: string;
  descricaoPagamento: string;
  idPessoaFilial: number;
  /** Null where the payment was not stored. */
  idFormaPagamento: number | null;
  total: number;
  /** A day; null where unknown. */
  previsaoEntrega: string | null;
  linhas: LinhaDoPedido[];
};

/** The item types that are products: alone or as a gift, not a combo. */
const DE_PRODUTO: ReadonlySet<number> = new Set([ITEM_PEDIDO_SIMPLES, ITEM_PEDIDO_BONIFICADO]);

const PAGAS_DEPOIS: ReadonlySet<number | null> = new Set([
  FORMA_BOLETO_ANTECIPADO,
  FORMA_DEPOSITO_ANTECIPADO,
]);

/** True when the made order waits for a payment in advance that is not taken on the spot. */
export const isPagoDepois = ({ idFormaPagamento }: Pick<PedidoNaTela, 'idFormaPagamento'>): boolean =>
  PAGAS_DEPOIS.has(idFormaPagamento);

/** An order with its lines; empty where they could not be read. */
export type PedidoLido = {
  pedido: Pedido;
  itens: readonly PedidoItem[];
  /** The company's text about it, where the device keeps it. */
  motivo: string | null;
};

/** True for an order that was not cancelled. */
export const isVigente = ({ portalPedidoSituacao }: Pick<Pedido, 'portalPedidoSituacao'>): boolean =>
  portalPedidoSituacao.idPedidoSituacao !== PEDIDO_CANCELADO;

const toItem = (isProduto: boolean, id: number): Pick<LinhaDoPedido, 'idProduto' | 'idCombo'> =>
  isProduto ? { idProduto: id, idCombo: null } : { idProduto: null, idCombo: id };

const toLinha = (item: PedidoItem, at: number): LinhaDoPedido => ({
  key: `${at}:${item.produto.idProduto}`,
  descricao: item.produto.descProduto,
  ...detalheOf(item),
  ...toItem(DE_PRODUTO.has(item.idPrePedidoItemTipo), item.produto.idProduto),
  codigo: DE_PRODUTO.has(item.idPrePedidoItemTipo)
    ? codigoDe(item.produto.codigoErp, item.produto.idProduto)
    : null,
  descricaoMarca: null,
  isBonificado: item.idPrePedidoItemTipo === ITEM_PEDIDO_BONIFICADO,
  quantidade: item.quantidade,
  quantidadeAtendida: item.quantidade - item.quantidadeFalta,
  quantidadeFalta: item.quantidadeFalta,
  valorUnitario: item.valorUnitario,
  desconto: item.desconto,
  stValor: item.stValor,
  valorLiquido: item.valorUnitarioLiquido,
  valorTotal: item.valorTotal,
});

/** An order as the server returns it. */
export const toPedidoNaTela = (
  { pedido, itens }: Pick<PedidoLido, 'pedido' | 'itens'>,
  descricaoPagamento: string,
): PedidoNaTela => ({
  key: String(pedido.idPrePedido),
  idPrePedido: pedido.idPrePedido,
  descricaoFilial: pedido.descricaoFilial,
  descricaoCarrinhoGrupo: pedido.descricaoCarrinhoGrupo,
  descricaoPagamento,
  idPessoaFilial: pedido.idPessoaFilial,
  idFormaPagamento: pedido.formaPagamento.idFormaPagamento,
  total: pedido.total,
  previsaoEntrega: pedido.previsaoEntrega ?? null,
  linhas: itens.map(toLinha),
});

/** The method of `<idPrazo>_<idFormaPagamento>`. */
function formaOf(idPagamento: string | undefined): number | null {
  const forma = Number(idPagamento?.split('_')[1]);
  return Number.isInteger(forma) ? forma : null;
}

function toPedido(
  chave: GrupoChave,
  grupo: GrupoVisto | undefined,
  intent: EnvioIntent,
  numero: PedidoNumero | undefined,
): PedidoNaTela {
  return {
    key: numero ? String(numero.idPrePedido) : grupoKey(chave),
    idPrePedido: numero?.idPrePedido ?? null,
    descricaoFilial: grupo?.descricaoFilial ?? '',
    descricaoCarrinhoGrupo: grupo?.descricaoCarrinhoGrupo ?? '',
    descricaoPagamento: grupo?.descricaoPagamento ?? '',
    idPessoaFilial: chave.idPessoaFilial,
    idFormaPagamento: formaOf(grupo?.idPagamentoVisto),
    total: numero?.total ?? grupo?.totalVisto ?? 0,
    previsaoEntrega: null,
    linhas: intent.linhas
      .filter((l) => isSameGrupo(l, chave))
      .map((l) => ({
        ...l,
        key: linhaKey(l),
        desconto: descontoUnico(l),
        ...toItem(l.idItemTipo === ITEM_PRODUTO, l.idItem),
        codigo: null,
        isBonificado: false,
      })),
  };
}

/** The orders of a submission: one per number when it has numbers, else one per confirmed group. */
export function toPedidos(intent: EnvioIntent, numeros: readonly PedidoNumero[] | null): PedidoNaTela[] {
  if (!numeros) return intent.grupos.map((g) => toPedido(g, g, intent, undefined));
  return numeros.map((n) =>
    toPedido(
      n,
      intent.grupos.find((g) => isSameGrupo(g, n)),
      intent,
      n,
    ),
  );
}

/**
 * The cart that a refused submission would confirm if it were sent now: as if it had not been made, and without later
 * changes. Null when the server's cart is not open, or holds a line that this device cannot price.
 */
export function carrinhoNow(
  base: CarrinhoBase,
  seq: number,
  cliente: ClienteCompra,
): CarrinhoCalculado | null {
  const dobra = foldBase({
    ...base,
    rows: base.rows.filter((r) => r.seq < seq),
    parked: base.parked.filter((p) => p.seq < seq),
  });
  const view = viewCarrinho(
    base.snapshot?.carrinho ?? null,
    dobra,
    () => undefined,
    () => undefined,
    cliente,
  );
  return view.desconhecidas.length > 0 || view.carrinho.itens.length === 0 ? null : view.carrinho;
}

/** True when an order that needed no new yes is better than the user saw it: something is cheaper, or served more. */
const isMelhor = (seen: EnvioIntent, now: EnvioIntent): boolean =>
  seen.linhas.some((l) => {
    const is = now.linhas.find((other) => isSameLinha(other, l) && isSameGrupo(other, l));
    return is?.quantidadeAtendida !== l.quantidadeAtendida || is.valorLiquido !== l.valorLiquido;
  });

/**
 * The sentence for an order that was sent with better terms than the user had seen; null without a change. `autos`: the
 * confirmations that the device gave by itself; `pedidos`: the resulting orders, once known.
 */
export function ganhoText(
  autos: readonly { intent: EnvioIntent }[],
  intent: EnvioIntent,
  pedidos: readonly PedidoNumero[] | null,
): string | null {
  // A confirmation of other lines, before a review, is not compared with this order.
  const first = autos.find((auto) => auto.intent.linhas.length === intent.linhas.length)?.intent;
  const total = pedidos ? pedidos.reduce((sum, p) => sum + p.total, 0) : intent.totalVisto;
  const ganho = (first ?? intent).totalVisto - total;
  const palavra = pedidos ? 'e foi enviado assim' : 'e vai ser enviado assim';
  if (ganho > 0) return `Ficou ${formatMoney(ganho)} mais barato ${palavra}.`;
  return first && isMelhor(first, intent) ? `Mudou a favor do cliente ${palavra}.` : null;
}

/**
 * Lines of a submission that replaced another device's quantity, each with its sentence. `receipts`: those of the
 * customer's lane; lines of an earlier order were reported there.
 */
export function sobrescritosOf(
  { seq, intent }: { seq: number; intent: EnvioIntent },
  receipts: readonly ReceiptRow[],
): { key: string; descricao: string; texto: string }[] {
  return intent.linhas.flatMap((linha) => {
    const before = receipts.filter((r) => r.seq < seq).sort((a, b) => a.seq - b.seq);
    const since = before.findLastIndex(
      (r) => r.intent.tipo === 'envio' && r.intent.linhas.some((l) => isSameLinha(l, linha)),
    );
    const de = before
      .slice(since + 1)
      .findLast(
        (r) => r.sobrescrito !== undefined && r.intent.tipo === 'linha' && isSameLinha(r.intent.linha, linha),
      )?.sobrescrito;
    if (de === undefined) return [];
    const { descricao, quantidade } = linha;
    return [{ key: linhaKey(linha), descricao, texto: valeuText(de, quantidade) }];
  });
}

/** The message about an attempt to take back a tried order; null when the page shows it by itself. */
export function withdrawText(withdrawn: Withdrawn): string | null {
  switch (withdrawn) {
    case 'withdrawn':
    case 'confirmed':
    case 'moved':
      return null;
    case 'busy':
      return 'O servidor está recebendo este pedido agora. Espere um instante: o resultado aparece aqui.';
    case 'session':
      return 'A sessão expirou. Entre de novo para falar com o servidor. Nada mudou.';
    case 'no-signal':
      return 'Sem sinal: não foi possível perguntar ao servidor. Nada mudou, e o pedido continua na fila.';
    case 'unknown':
      return 'O servidor não soube dizer o que houve com este pedido. Nada mudou, e ele continua na fila.';
  }
}
