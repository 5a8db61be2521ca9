/** Why letters cannot be changed without a signal. */
export const SEM_SINAL = 'Sem sinal: a carta só pode ser alterada quando o sinal voltar.';

/** A letter that is not there, or that an address does not name. */
export const SEM_CARTA = 'Nenhuma carta de correção foi encontrada!';

/** A failed query of letters without a sentence of the server. */
export const ERRO_CARTAS = 'Houve um erro ao consultar as cartas de correção.';
