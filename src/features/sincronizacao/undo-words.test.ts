import { expect, test } from 'vitest';
import { undoWords } from './undo-words.ts';

test('an order that was taken back says where its lines are', () => {
  expect(undoWords({ texto: 'Pedido A7K-042', isEnvio: true }, null).text).toBe(
    'Desfeito: Pedido A7K-042. Os itens voltaram ao carrinho.',
  );
  expect(undoWords({ texto: '2 × X', isEnvio: false }, null).text).toBe('Desfeito: 2 × X.');
});

test('a change that cannot be taken back gives the reason', () => {
  const said = (kind: 'gone' | 'tried' | 'submitted' | 'awaited' | 'full') =>
    undoWords({ texto: 'x', isEnvio: false }, { kind }).text;
  expect([said('gone'), said('tried'), said('submitted'), said('awaited'), said('full')]).toEqual([
    'Esta alteração já tinha saído da fila.',
    'Esta alteração já foi enviada e espera resposta: não dá para desfazer.',
    'Esta alteração faz parte de um pedido na fila: desfaça primeiro o pedido.',
    'Outra alteração na fila depende desta: desfaça primeiro a última.',
    'NÃO foi salvo: o armazenamento deste aparelho está cheio. Libere espaço e tente de novo.',
  ]);
});
