import { CODES_SAID, listCodes } from './list-codes.ts';
import type { Plano } from './only-codes.ts';

/** Counts the prices of 0 in lines of precos. A price that its table does not sell is not one of them. */
export function openZeros(): {
  readonly see: (linha: Plano) => void;
  readonly tell: () => readonly string[];
} {
  const produtos: string[] = [];
  let count = 0;
  return {
    see({ produto, valorUnitario, vendido }) {
      if (valorUnitario !== 0 || vendido === false) return;
      count += 1;
      if (produtos.length < CODES_SAID) produtos.push(String(produto));
    },
    tell: () =>
      count === 0
        ? []
        : [
            `Preços que são 0: ${count} (${listCodes('produto', produtos, count)}). ` +
              'Com preço 0 o produto não é vendido nessa tabela.',
          ],
  };
}
