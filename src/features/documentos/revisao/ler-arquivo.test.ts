import { expect, test } from 'vitest';
import { lerArquivo } from './ler-arquivo.ts';

const FORMATO = 'Envie um arquivo pdf, jpg, jpeg ou png.';
const CONTEUDO = 'O nome é de um desses tipos, mas o conteúdo do arquivo não é.';

test.each([
  ['texto.pdf', `${FORMATO} ${CONTEUDO}`],
  ['FOTO.JPEG', `${FORMATO} ${CONTEUDO}`],
  ['texto.txt', FORMATO],
  ['pdf', FORMATO],
])('a file %s with a text in it is refused with its sentence', async (nome, error) => {
  expect(await lerArquivo(new File(['nada'], nome), 1)).toEqual({ ok: false, error });
});
