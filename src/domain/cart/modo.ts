import type { ModoExibicao, ModoOrdenacao } from '#contract/customers/modo.ts';

/** The display modes of a list of items. */
export const MODOS_EXIBICAO: readonly ModoExibicao[] = [
  { idEcommerceModoExibicao: 1, descricaoEcommerceModoExibicao: 'Lista' },
  { idEcommerceModoExibicao: 2, descricaoEcommerceModoExibicao: 'Grade' },
];

/** Orders by price, only for users who see prices. */
const ORDENS_POR_PRECO: readonly number[] = [4, 5];

const MODOS_ORDENACAO: readonly ModoOrdenacao[] = [
  { idEcommerceModoOrdenacao: 1, descricaoEcommerceModoOrdenacao: 'Descrição A-Z' },
  { idEcommerceModoOrdenacao: 2, descricaoEcommerceModoOrdenacao: 'Descrição Z-A' },
  { idEcommerceModoOrdenacao: 3, descricaoEcommerceModoOrdenacao: 'Mais vendidos' },
  { idEcommerceModoOrdenacao: 4, descricaoEcommerceModoOrdenacao: 'Menor preço' },
  { idEcommerceModoOrdenacao: 5, descricaoEcommerceModoOrdenacao: 'Maior preço' },
  { idEcommerceModoOrdenacao: 6, descricaoEcommerceModoOrdenacao: 'Relevância' },
];

/** Returns the orders offered for a list of items. */
export const modosOrdenacao = (isLoggedIn: boolean): readonly ModoOrdenacao[] =>
  MODOS_ORDENACAO.filter((modo) => isLoggedIn || !ORDENS_POR_PRECO.includes(modo.idEcommerceModoOrdenacao));
