/** The sentence for a contact whose customer is missing or no id. */
export const CLIENTE_INVALIDO = 'ID do cliente inválido';
