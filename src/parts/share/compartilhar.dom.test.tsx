import { expect, test, vi } from 'vitest';
import { messages } from '#ui/layer/message-queue.ts';
import { compartilharPdf } from './compartilhar.ts';

vi.mock('./documento-pdf.ts', () => {
  throw new Error('no signal');
});

test('a PDF whose code is not on the device yet is said to be impossible now, and the text is offered', async () => {
  void compartilharPdf({
    titulo: 'Pedido nº 1',
    empresa: '',
    ressalva: null,
    fatos: [],
    linhas: [],
    totais: [],
  });
  await vi.waitFor(() => expect(messages.open).toHaveLength(1));
  expect(messages.open[0]?.text).toBe(
    'O PDF ainda não pode ser feito neste aparelho. Compartilhe como texto, ou tente de novo quando houver sinal.',
  );
});
