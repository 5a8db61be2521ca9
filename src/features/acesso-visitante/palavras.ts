/** The sentences for a visitor's refused form without words of the server, or without a response. */
export const AO_ENVIAR = {
  semDetalhe: 'Houve um erro ao enviar a solicitação.',
  semResposta:
    'Sem sinal. Confira a conexão e tente de novo. O que você preencheu continua aqui e guardado neste aparelho.',
  ressalva: 'O que você preencheu continua aqui e guardado neste aparelho.',
} as const;
