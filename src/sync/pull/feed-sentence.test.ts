import { expect, test } from 'vitest';
import { feedSentence } from './feed-sentence.ts';

test.each([
  ['truncado', 'A transferência do catálogo foi interrompida. Ela recomeça sozinha quando houver sinal.'],
  ['hash', 'O catálogo chegou danificado e não foi usado. Tente atualizar de novo.'],
  ['formato', 'A rede respondeu algo que não é o catálogo. Confira a conexão e tente de novo.'],
  ['geracao', 'O catálogo mudou no servidor durante a transferência. Tente atualizar de novo.'],
  ['disco', 'Não há espaço neste aparelho para o catálogo. Libere espaço e tente de novo.'],
  ['cancelado', 'A transferência do catálogo foi cancelada.'],
] as const)(
  'a catalogue that was not imported (%s) has its reason in words for the user',
  (error, sentence) => {
    expect(feedSentence(error)).toBe(sentence);
  },
);
