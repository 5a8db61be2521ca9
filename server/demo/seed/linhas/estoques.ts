import type * as z from 'zod/mini';
import type { estoqueLinha } from '#contract/integration/estoque.ts';
import { estoqueOf } from '#server/demo/seed/comercial.ts';
import type { ProdutoDerivado } from '#server/demo/seed/produtos.ts';

/** The stock of each product at the branch that keeps it. */
export function* linhasDeEstoques(
  produtos: readonly ProdutoDerivado[],
): Generator<z.input<typeof estoqueLinha>> {
  for (const { medicamento, idPessoaFilial } of produtos) {
    const { registro, comercializado } = medicamento;
    yield {
      filial: String(idPessoaFilial),
      produto: String(medicamento.idProduto),
      estoque: estoqueOf(registro, comercializado),
    };
  }
}
