import type { ModoExibicao, ModoOrdenacao } from '#contract/modo.ts';

/** Ways to show a list of items. */
export const EXIBICAO_LISTA = 1;
export const EXIBICAO_GRADE = 2;

export const MODOS_EXIBICAO: readonly ModoExibicao[] = [
  { idEcommerceModoExibicao: EXIBICAO_LISTA, descricaoEcommerceModoExibicao: 'Lista' },
  { idEcommerceModoExibicao: EXIBICAO_GRADE, descricaoEcommerceModoExibicao: 'Grade' },
];

/** By price: only for those who see prices. */
const ORDENS_POR_PRECO: readonly number[] = [4, 5];

const MODOS_ORDENACAO: readonly ModoOrdenacao[] = [
  { idEcommerceModoOrdenacao: 1, descricaoEcommerceModoOrdenacao: 'Descrição A-Z' },
  { idEcommerceModoOrdenacao: 2, descricaoEcommerceModoOrdenacao: 'Descrição Z-A' },
  { idEcommerceModoOrdenacao: 3, descricaoEcommerceModoOrdenacao: 'Mais vendidos' },
  { idEcommerceModoOrdenacao: 4, descricaoEcommerceModoOrdenacao: 'Menor preço' },
  { idEcommerceModoOrdenacao: 5, descricaoEcommerceModoOrdenacao: 'Maior preço' },
  { idEcommerceModoOrdenacao: 6, descricaoEcommerceModoOrdenacao: 'Relevância' },
];

/** The orders that a list of items is offered in. */
export const modosOrdenacao = (isLoggedIn: boolean): readonly ModoOrdenacao[] =>
  MODOS_ORDENACAO.filter((modo) => isLoggedIn || !ORDENS_POR_PRECO.includes(modo.idEcommerceModoOrdenacao));
