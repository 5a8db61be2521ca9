import type { CarrinhoCalculado } from '#domain/cart/carrinho.ts';
import { grupoKey, linhaKey } from '#domain/cart/linha.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';

/**
 * Names the amounts that a yes confirms: payment and total of each group, units and total of each line. The same cart
 * as the device computes it and as the server answers it has the same name, whatever its order. Cents.
 */
export function confirmadoOf(vao: CarrinhoCalculado, cashback: number): string {
  const { grupos, linhas } = toEnvio(vao);
  return JSON.stringify([
    cashback,
    grupos.map((g) => [grupoKey(g), g.idPagamentoVisto ?? null, g.totalVisto].join()).sort(),
    linhas.map((l) => [linhaKey(l), l.quantidade, l.quantidadeAtendida, l.valorTotal].join()).sort(),
  ]);
}
