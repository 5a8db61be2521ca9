import { type Icms, icmsOf, type LinhaTributada } from '#domain/invoices/icms.ts';
import { cfopDaDevolucao } from './cfop.ts';

/** A returned line's amounts in cents; `valorTotal` is the value less the discount with the ST. */
export type LinhaDevolvida = LinhaTributada & { readonly quantidade: number; readonly valorTotal: number };

/** The taxes of a line on the customer's return invoice. */
export type Tributos = { readonly cfop: string; readonly icms: Icms };

/** The sums of a return's lines; amounts in cents. `valor` is the price before the discount. */
export type TotaisDoEspelho = LinhaDevolvida & {
  readonly base: number;
  readonly icms: number;
  readonly baseSt: number;
};

/** Returns the taxes of a returned line, from its share of the invoice. */
export const tributosDe = (linha: LinhaTributada, isInterna: boolean): Tributos => ({
  cfop: cfopDaDevolucao(linha.st > 0, isInterna),
  icms: icmsOf(linha, isInterna),
});

/** Returns the totals of a return's invoice: each is the sum of its lines, so that no total is rounded again. */
export function totaisDe(linhas: readonly LinhaDevolvida[], isInterna: boolean): TotaisDoEspelho {
  const sum = (of: (linha: LinhaDevolvida) => number) => linhas.reduce((all, linha) => all + of(linha), 0);
  const doIcms = (nome: keyof Icms) => sum((linha) => icmsOf(linha, isInterna)[nome]);
  return {
    valor: sum((linha) => linha.valor),
    base: doIcms('base'),
    icms: doIcms('valor'),
    baseSt: doIcms('baseSt'),
    st: sum((linha) => linha.st),
    desconto: sum((linha) => linha.desconto),
    quantidade: sum((linha) => linha.quantidade),
    valorTotal: sum((linha) => linha.valorTotal),
  };
}
