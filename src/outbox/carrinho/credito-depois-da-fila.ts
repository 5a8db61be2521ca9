import { creditoNaFila, limiteDepoisDaFila } from '#domain/cart/credito-na-fila.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { toClienteCompra } from '#mirror/cliente-compra.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';
import type { EnvioIntent } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import type { CarrinhoBase } from './read-carrinho.ts';

/** The orders in the queue; a row of a newer build may have another meaning. */
const enviosOf = ({ rows }: Pick<CarrinhoBase, 'rows'>): EnvioIntent[] =>
  rows.flatMap((row) => (row.intent.tipo === 'envio' && !isFuture(row) ? [row.intent] : []));

/** Returns a customer's terms with the credit that the queued orders leave, and the cents that those use. */
export function creditoDepoisDaFila(
  idPessoaCliente: number,
  detalhe: ClienteDetalhe,
  base: Pick<CarrinhoBase, 'rows'>,
): { clienteCompra: ClienteCompra; naFila: number } {
  const dito = toClienteCompra(idPessoaCliente, detalhe);
  const naFila = creditoNaFila(enviosOf(base), dito.opcoes);
  const limiteDisponivel = limiteDepoisDaFila(dito.limiteDisponivel, naFila);
  return { clienteCompra: { ...dito, limiteDisponivel }, naFila };
}
