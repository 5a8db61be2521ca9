import { expect, test } from 'vitest';
import { arquivoGrande, erroArquivo } from './arquivo.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const FORMATO = 'Envie um arquivo pdf, jpg, jpeg ou png.';
const erroDe = (text: string, size = text.length, limiteKb = 5120) =>
  erroArquivo(size, bytes(text), limiteKb);

test('a file is judged by its content', () => {
  for (const valid of ['%PDF-1.7', '\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', `${' '.repeat(1019)}%PDF-`])
    expect([valid, erroDe(valid)]).toEqual([valid, null]);
  for (const wrong of [
    'MZ\x90\0',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    `${' '.repeat(1020)}%PDF-`,
    'GIF89a',
  ])
    expect([wrong, erroDe(wrong)]).toEqual([wrong, FORMATO]);
});

test('an empty file is told as such', () => {
  expect(erroDe('')).toBe('O arquivo está vazio. Envie outro.');
});

test('exactly the limit is allowed, and the sentence names the limit', () => {
  expect(erroDe('%PDF-', 5120 * 1024)).toBeNull();
  expect(erroDe('%PDF-', 5120 * 1024 + 1)).toBe('O arquivo não pode ser maior que 5 MB.');
  expect(erroDe('%PDF-', 1025, 1)).toBe('O arquivo não pode ser maior que 1 KB.');
  expect(arquivoGrande(1500)).toBe('O arquivo não pode ser maior que 1.500 KB.');
});
