/** The sentence for a failed reading of the cart without words of the server. */
export const CONSULTA_FALHOU = 'Houve um erro ao consultar os dados do carrinho.';
