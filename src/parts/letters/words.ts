/** Why letters cannot be changed without a signal. */
export const SEM_SINAL = 'Sem sinal: uma carta de correção só é criada ou alterada com sinal.';

/** A letter that is not there, or that an address does not name. */
export const SEM_CARTA = 'Nenhuma carta de correção foi encontrada!';

/** The question before a letter or one of its items is deleted, with its name on a line of its own. */
export const excluirText = (nome: string): string =>
  `Realmente deseja excluir o item selecionado?\n\n${nome}`;

/** A failed query of letters without a sentence of the server. */
export const ERRO_CARTAS = 'Houve um erro ao consultar as cartas de correção.';
