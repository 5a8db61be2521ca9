import { SINAL_CONTROLADO, SINAL_REFRIGERADO } from '#contract/catalogue/sinais.ts';

/** Group types: 1 general, 2 controlled substances (portaria 344), 3 refrigerated. */
export const GRUPO_GERAL = 1;
export const GRUPO_CONTROLADO = 2;
export const GRUPO_REFRIGERADO = 3;

const DESCRICAO_TIPO: Readonly<Record<number, string>> = {
  [GRUPO_GERAL]: 'Produtos em geral',
  [GRUPO_CONTROLADO]: 'Controlados (Portaria 344)',
  [GRUPO_REFRIGERADO]: 'Refrigerados',
};

/** Returns a group type's name on screen. */
export const descricaoGrupoTipo = (idCarrinhoGrupoTipo: number): string =>
  DESCRICAO_TIPO[idCarrinhoGrupoTipo] ?? `Grupo ${idCarrinhoGrupoTipo}`;

/**
 * Returns the group type of a product by its `sinais`. A controlled product that is also refrigerated belongs
 * to the controlled group: the special prescription decides the papers, the cold only the box.
 */
export function grupoTipoOf(sinais: number): number {
  if (sinais & SINAL_CONTROLADO) return GRUPO_CONTROLADO;
  return sinais & SINAL_REFRIGERADO ? GRUPO_REFRIGERADO : GRUPO_GERAL;
}

/** Returns a product's name on a cart line: its name with its presentation. */
export const descricaoProduto = (nome: string, apresentacao: string): string =>
  `${nome} ${apresentacao}`.trim();
