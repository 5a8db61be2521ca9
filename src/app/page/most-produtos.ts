import type { Parametros } from '#contract/content/parametro.ts';

const USUAL = 10;

/** The most products, and placeholders, that a showcase draws. */
export const most = (parametros: Parametros | undefined): number =>
  parametros?.qtdMaxProdutosVitrine ?? USUAL;
