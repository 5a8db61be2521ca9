import { parteDe, type Unidades } from './parte.ts';

/** The ICMS of a line, its own and that of ST: bases and own value, in cents. */
export type IcmsDaLinha = { readonly base: number; readonly icms: number; readonly baseSt: number };

/** The figures of a returned line; amounts in cents, `valor` before the discount. */
export type LinhaDevolvida = IcmsDaLinha & {
  readonly quantidade: number;
  readonly valor: number;
  readonly desconto: number;
  readonly st: number;
  readonly outras: number;
  readonly valorTotal: number;
};

/** Returns the share of returned units in the ICMS that the invoice's line says. */
export function icmsDevolvido(
  linha: IcmsDaLinha & { readonly quantidade: number },
  unidades: Unidades,
): IcmsDaLinha {
  const share = (amount: number) => parteDe(amount, linha.quantidade, unidades);
  return { base: share(linha.base), icms: share(linha.icms), baseSt: share(linha.baseSt) };
}

/** Returns the totals of a return's invoice: each is the sum of its lines, so that no total is rounded again. */
export function totaisDe(linhas: readonly LinhaDevolvida[]): LinhaDevolvida {
  const sum = (nome: keyof LinhaDevolvida) => linhas.reduce((all, linha) => all + linha[nome], 0);
  return {
    quantidade: sum('quantidade'),
    valor: sum('valor'),
    desconto: sum('desconto'),
    base: sum('base'),
    icms: sum('icms'),
    baseSt: sum('baseSt'),
    st: sum('st'),
    outras: sum('outras'),
    valorTotal: sum('valorTotal'),
  };
}
