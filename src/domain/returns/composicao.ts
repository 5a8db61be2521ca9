import { parteDe, type Unidades } from './parte.ts';

/** An invoice's line; amounts in cents. `valorTotal` may contain freight, insurance, IPI and other expenses. */
export type LinhaDaNota = {
  readonly quantidade: number;
  readonly valor: number;
  readonly desconto: number;
  readonly st: number;
  readonly valorTotal: number;
};

/** The parts of a returned line's total, in cents: `valor` less `desconto`, with `st` and other expenses. */
export type Composicao = {
  readonly valor: number;
  readonly desconto: number;
  readonly st: number;
  readonly outras: number;
};

/** Four shares are rounded, so the discount that balances them is off by less than four cents. */
const CENTAVOS_DA_SOBRA = 4;

/**
 * Splits the total of a line's returned units into price, discount, ST and other expenses, which add up to it. Each is
 * its share of the line; rounding changes the discount, or the price of a line whose discount is too small for that.
 */
export function composicaoDe(linha: LinhaDaNota, unidades: Unidades, total: number): Composicao {
  const share = (amount: number) => parteDe(amount, linha.quantidade, unidades);
  const st = Math.min(share(linha.st), total);
  const despesas = linha.valorTotal - linha.valor + linha.desconto - linha.st;
  const outras = Math.min(share(despesas), total - st);
  const liquido = total - st - outras;
  const temSobra = linha.desconto >= CENTAVOS_DA_SOBRA * linha.quantidade;
  const desconto = temSobra ? Math.max(0, share(linha.valor) - liquido) : share(linha.desconto);
  return { valor: liquido + desconto, desconto, st, outras };
}
