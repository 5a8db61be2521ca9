import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { bloqueiosOfTotal, faltaMinimoDiario, isAbaixoDoMinimo } from './bloqueio.ts';
import type { CarrinhoCalculado } from './carrinho.ts';

/** Why a cart may stay unsold. In cents: `falta` to the minimum or of credit, `valor` that is not sold for it. */
export type RiscoDoCarrinho = {
  readonly motivo: 'minimo' | 'credito';
  readonly falta: number;
  readonly valor: number;
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The risk of a total below the day's minimum, or of groups below their branch's; null for neither. */
function riscoDoMinimo(carrinho: CarrinhoCalculado): RiscoDoCarrinho | null {
  const diario = faltaMinimoDiario(carrinho);
  if (diario > 0) return { motivo: 'minimo', falta: diario, valor: carrinho.valorTotal };
  const abaixo = carrinho.grupos.filter((grupo) => grupo.total > 0 && isAbaixoDoMinimo(grupo));
  if (abaixo.length === 0) return null;
  return {
    motivo: 'minimo',
    falta: sumOf(abaixo.map(({ minimoCompra, total }) => minimoCompra - total)),
    valor: sumOf(abaixo.map(({ total }) => total)),
  };
}

/** Returns why a cart's money is at risk, the largest amount first; empty for a cart that can go or is worth nothing. */
export function riscosDoCarrinho(carrinho: CarrinhoCalculado, cliente: ClienteCompra): RiscoDoCarrinho[] {
  if (carrinho.valorTotal === 0) return [];
  const estouro = bloqueiosOfTotal(carrinho, cliente).find((bloqueio) => bloqueio.estouro)?.estouro;
  const excesso = estouro ? estouro.total - estouro.limite : 0;
  const credito = { motivo: 'credito', falta: excesso, valor: excesso } as const;
  return [riscoDoMinimo(carrinho), excesso > 0 ? credito : null]
    .filter((risco) => risco !== null)
    .toSorted((a, b) => b.valor - a.valor);
}
