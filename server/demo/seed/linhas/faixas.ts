import type * as z from 'zod/mini';
import type { faixaLinha } from '#contract/integration/faixa.ts';
import { descontosOf, faixasOf } from '#server/demo/seed/comercial.ts';
import { CONTEXTOS } from '#server/demo/seed/condicoes.ts';
import type { ProdutoDerivado } from '#server/demo/seed/produtos.ts';

/** The volume tiers of brands in the price tables of the fixed conditions. */
export function* linhasDeFaixas(produtos: readonly ProdutoDerivado[]): Generator<z.input<typeof faixaLinha>> {
  // A brand's first product sets its discounts.
  const primeiros = new Map(produtos.toReversed().map((produto) => [produto.marca, produto]));
  for (const { idContexto, idCondicao } of CONTEXTOS) {
    for (const { marca, segmento, medicamento } of primeiros.values()) {
      for (const faixa of faixasOf(marca, descontosOf(marca, segmento, idCondicao))) {
        yield {
          tabela: idContexto,
          marca,
          fabricante: medicamento.laboratorio,
          quantidade: faixa.quantidade,
          descontoComercial: faixa.descontoComercial / 100,
          descontoFinanceiro: faixa.descontoFinanceiro / 100,
        };
      }
    }
  }
}
