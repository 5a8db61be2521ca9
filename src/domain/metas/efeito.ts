import type { Meta } from '#contract/orders/meta.ts';
import { type Fatia, valorPara } from './alcance.ts';
import { percentualDe } from './andamento.ts';

/** The effect of a cart on a goal: the cents that it adds, and the percents before and after. */
type Efeito = {
  readonly meta: Meta;
  readonly mais: number;
  readonly antes: number;
  readonly depois: number;
};

/** The goals that a customer's cart moves, with the percents before and after it. Only served units count. */
export const efeitosDoCarrinho = (
  metas: readonly Meta[],
  idPessoaCliente: number,
  carrinho: { readonly total: number; readonly fatias: readonly Fatia[] },
): Efeito[] =>
  metas.flatMap((meta) => {
    const mais = valorPara(meta, idPessoaCliente, carrinho);
    if (mais === 0) return [];
    const { realizado, valor } = meta;
    return [
      { meta, mais, antes: percentualDe(realizado, valor), depois: percentualDe(realizado + mais, valor) },
    ];
  });
