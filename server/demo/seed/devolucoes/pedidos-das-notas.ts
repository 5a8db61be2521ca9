import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { PEDIDO_EM_TRANSPORTE, PEDIDO_ENTREGUE } from '#contract/orders/situacao.ts';
import { FORMA_BOLETO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import type { LinhaPedida } from '#domain/cart/linha.ts';
import { must } from '#lib/must.ts';
import { readVendaveis } from '#server/cart/data/vendaveis.ts';
import type { ClienteRow } from '#server/customers/data/clientes.ts';
import { type Compra, readCompra } from '#server/customers/data/compra.ts';
import type { Scope } from '#server/db/scope.ts';
import { COMBO_SEM_LIMITE } from '#server/demo/seed/combos.ts';
import { hashOf, pickBetween } from '#server/demo/seed/hash.ts';
import { computePedido, momentOf, type PedidoPassado } from '#server/demo/seed/pedidos-passados.ts';
import { selectProdutos } from '#server/demo/seed/select-produtos.ts';
import type { NotaPedida } from './notas.ts';

/** Goods are delivered two days after the order. */
const DIAS_ATE_ENTREGA = 2;
/** 28 days, so that the instalments of the last weeks are open. */
const PAGAMENTO = `2_${FORMA_BOLETO}`;
const ANTECIPADO = `5_${FORMA_PIX}`;
// 9 h to 17 h in São Paulo.
const ABRE = 12 * 60;
const FECHA = 20 * 60;
const COMBOS = 3;

export type PedidoDaNota = Omit<PedidoPassado, 'idPrePedido'> & { readonly nota: NotaPedida };

/** The orders behind a customer's invoices. An invoice that the catalogue has no product for is left out. */
export async function pedidosDasNotas(
  scope: Scope,
  cliente: ClienteRow,
  notas: readonly NotaPedida[],
  now: Date,
): Promise<PedidoDaNota[]> {
  const { compra } = await readCompra(scope, cliente, now);
  const { idContexto } = must(compra.contextos[0], 'context');
  const comuns = await selectProdutos(scope, idContexto);
  const pedidos: PedidoDaNota[] = [];
  for (const nota of notas) {
    const todos = nota.produtos ? await selectProdutos(scope, idContexto, nota.produtos) : comuns;
    const linhas = await linhasOf(scope, compra, nota, todos);
    if (linhas.length === 0) continue;
    const diasAtras = (nota.entregueHa ?? 0) + DIAS_ATE_ENTREGA;
    const daNota = {
      ...compra,
      idPagamentoPreferido: nota.antecipada ? ANTECIPADO : PAGAMENTO,
      calcularSt: compra.calcularSt && !nota.semSt,
    };
    pedidos.push({
      nota,
      cliente,
      diasAtras,
      dataHora: momentOf(now, { diasAtras, minuto: pickBetween(`minuto ${nota.nome}`, ABRE, FECHA) }),
      orcamento: false,
      idPedidoSituacao: nota.entregueHa === null ? PEDIDO_EM_TRANSPORTE : PEDIDO_ENTREGUE,
      ...(await computePedido(scope, daNota, linhas)),
    });
  }
  return pedidos;
}

/** Different products, evenly apart in the list from one that the invoice's name chooses. */
function pickProdutos(todos: readonly number[], { nome, produtosDe = nome, linhas }: NotaPedida): number[] {
  const count = Math.min(linhas, todos.length);
  const first = hashOf(produtosDe);
  const step = Math.max(1, Math.floor(todos.length / linhas));
  return Array.from({ length: count }, (_, at) =>
    must(todos[(first + at * step) % todos.length], 'a product'),
  );
}

/** The lines of an invoice's order; none if its combo is not sold. Dear products are bought in small numbers. */
async function linhasOf(
  scope: Scope,
  compra: Compra,
  nota: NotaPedida,
  todos: readonly number[],
): Promise<LinhaPedida[]> {
  const { idCondicao } = must(compra.contextos[0], 'context');
  const [least, most] = nota.produtos === undefined ? [9, 16] : [2, 4];
  const linhas = pickProdutos(todos, nota).map((idItem) => ({
    idItem,
    idItemTipo: ITEM_PRODUTO,
    idCondicao,
    quantidade: pickBetween(`quantidade ${nota.nome} ${idItem}`, least, most),
  }));
  if (!nota.comCombo) return linhas;
  const combo = { idItem: COMBO_SEM_LIMITE, idItemTipo: ITEM_COMBO, idCondicao, quantidade: COMBOS };
  const isSold = (await readVendaveis(scope, compra, [combo])).size > 0;
  return isSold ? [combo, ...linhas] : [];
}
