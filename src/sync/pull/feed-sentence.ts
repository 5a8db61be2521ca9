import type { FeedError } from '#mirror/catalogue/feed-parser.ts';

const SENTENCES: Record<FeedError, string> = {
  truncado: 'A transferência do catálogo foi interrompida. Ela recomeça sozinha quando houver sinal.',
  hash: 'O catálogo chegou danificado e não foi usado. Tente atualizar de novo.',
  formato: 'A rede respondeu algo que não é o catálogo. Confira a conexão e tente de novo.',
  geracao: 'O catálogo mudou no servidor durante a transferência. Tente atualizar de novo.',
  disco: 'Não há espaço neste aparelho para o catálogo. Libere espaço e tente de novo.',
  cancelado: 'A transferência do catálogo foi cancelada.',
};

/**
 * Returns the reason why a feed was not imported, in words for the user. The device's previous data always
 * stay.
 */
export const feedSentence = (error: FeedError): string => SENTENCES[error];
