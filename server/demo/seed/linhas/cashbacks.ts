import type * as z from 'zod/mini';
import type { cashbackLinha } from '#contract/integration/cashback.ts';
import { temCashback } from '#server/demo/seed/atributos.ts';
import { hashOf } from '#server/demo/seed/hash.ts';
import type { ProdutoDerivado } from '#server/demo/seed/produtos.ts';

type Linha = z.input<typeof cashbackLinha>;

/** A product's cashback for each unit: about a fiftieth of its price, in ten-thousandths of a real. */
const VALORES = [1500, 3500, 7500, 1_5000, 4_0000, 12_0000];

const INVERNO =
  '<h2>Cashback de inverno</h2><p>Receba de volta parte do valor de até <strong>24 unidades</strong> de cada item, no máximo R$ 60,00 por item. O valor entra em análise quando a nota fiscal é emitida e é liberado depois do prazo de devolução.</p>';

/** Limits of every kind: none, in units, in reais, and those of two campaigns with a page. */
const LIMITES: readonly Partial<Linha>[] = [
  {},
  { limiteQuantidade: 12 },
  { limiteValor: 25 },
  { limiteQuantidade: 24, limiteValor: 60, html: INVERNO },
  { limiteQuantidade: 12, limiteValor: 150, hotsite: 'verao-da-saude' },
];

/** The cashback of one product in twenty-five that are marketed. */
export function* linhasDeCashbacks(produtos: readonly ProdutoDerivado[]): Generator<Linha> {
  for (const produto of produtos) {
    if (!temCashback(produto)) continue;
    const { idProduto, pf, registro } = produto.medicamento;
    const valor = VALORES.findLast((least) => least <= pf / 50) ?? 1500;
    yield {
      produto: String(idProduto),
      valor: valor / 10_000,
      ...LIMITES[hashOf(`limite ${registro}`) % LIMITES.length],
    };
  }
}
