/** The sentence of an act on marked rows when none is marked. */
export const SEM_SELECAO = 'Nenhum registro foi selecionado.';
