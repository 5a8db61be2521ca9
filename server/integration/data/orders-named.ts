import { PREFIXO_ERP } from '#contract/integration/numero-pedido.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

/** An order that a record names, with what decides whether it may change. */
export type PedidoNomeado = Awaited<ReturnType<typeof selectPedidos>>[number];

const selectPedidos = (trx: DatabaseTransaction, ids: readonly number[]) =>
  trx
    .selectFrom('prePedido')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'prePedido.idFormaPagamento')
    .leftJoin('carrinho', 'carrinho.idCarrinho', 'prePedido.idCarrinho')
    .selectAll('prePedido')
    .select(['formaPagamento.pagamentoAntecipado', 'carrinho.idCarrinhoSituacao'])
    .where('prePedido.idPrePedido', 'in', ids)
    .where('prePedido.orcamento', '=', false)
    .execute();

/** The orders of these numbers that exist; quotations are none. */
export async function readPedidos(
  trx: DatabaseTransaction,
  numeros: readonly (string | null)[],
): Promise<Map<string, PedidoNomeado>> {
  const ids = idsDePedidos(numeros);
  if (ids.length === 0) return new Map();
  const rows = await selectPedidos(trx, ids);
  return new Map(rows.map((row) => [String(row.idPrePedido), row]));
}

/** The numbers that can be an order's, each once. */
export const idsDePedidos = (numeros: readonly (string | null)[]): number[] => [
  ...new Set(
    numeros.flatMap((numero) =>
      numero !== null && /^[1-9]\d{0,9}$/.test(numero) && Number(numero) < 2 ** 31 ? [Number(numero)] : [],
    ),
  ),
];

/** Records with our number of the order that each names by the company's own; a name of no order stays. */
export async function comNossosNumeros<R extends { readonly pedido: string | null }>(
  trx: DatabaseTransaction,
  registros: readonly R[],
): Promise<readonly R[]> {
  const nomes = registros.flatMap(({ pedido }) => (pedido?.startsWith(PREFIXO_ERP) === true ? [pedido] : []));
  if (nomes.length === 0) return registros;
  const pedidos = await readPedidosPorNome(trx, nomes);
  return registros.map((registro) => {
    const named = registro.pedido === null ? undefined : pedidos.get(registro.pedido);
    return named === undefined ? registro : { ...registro, pedido: String(named.idPrePedido) };
  });
}

/**
 * The orders of these names, by name: their numbers here, or the company's own after `erp:`. A number that the company gave to
 * several orders names none.
 */
export async function readPedidosPorNome(
  trx: DatabaseTransaction,
  nomes: readonly string[],
): Promise<Map<string, PedidoNomeado>> {
  const numeros = nomes.flatMap((nome) =>
    nome.startsWith(PREFIXO_ERP) ? [nome.slice(PREFIXO_ERP.length)] : [],
  );
  const pedidos = await readPedidos(trx, nomes);
  if (numeros.length === 0) return pedidos;
  const rows = await trx
    .selectFrom('pedidoErp')
    .select((eb) => ['numeroErp', eb.fn.max('idPrePedido').as('idPrePedido')])
    .where('numeroErp', 'in', [...new Set(numeros)])
    .groupBy('numeroErp')
    .having((eb) => eb(eb.fn.countAll(), '=', 1))
    .execute();
  const daEmpresa = await readPedidos(
    trx,
    rows.map(({ idPrePedido }) => String(idPrePedido)),
  );
  for (const { numeroErp, idPrePedido } of rows) {
    const pedido = daEmpresa.get(String(idPrePedido));
    if (pedido !== undefined) pedidos.set(`${PREFIXO_ERP}${numeroErp}`, pedido);
  }
  return pedidos;
}
