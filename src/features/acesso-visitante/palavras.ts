/** What is said of a visitor's form that was not taken, where the server gave no sentence or nobody answered. */
export const AO_ENVIAR = {
  semDetalhe: 'Houve um erro ao enviar a solicitação.',
  semResposta:
    'Sem sinal. Confira a conexão e tente de novo. O que você preencheu continua aqui e guardado neste aparelho.',
  ressalva: 'O que você preencheu continua aqui e guardado neste aparelho.',
} as const;
