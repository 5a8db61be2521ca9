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
  // An earlier file of the process may leave a message of its own.
  await vi.waitFor(() =>
    expect(messages.open.map(({ text }) => text)).toContain(
      'O PDF ainda não pode ser feito neste aparelho. Compartilhe como texto, ou tente de novo quando houver sinal.',
    ),
  );
});
