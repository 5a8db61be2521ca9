import { expect, test } from 'vitest';
import { arquivoGrande, erroArquivo } from './arquivo.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const FORMATO = 'Envie um arquivo pdf, jpg, jpeg ou png.';
const INCOMPLETO = 'O arquivo está incompleto. Escolha-o de novo.';
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\0IEND\xae\x42\x60\x82';
const erroDe = (text: string, limiteKb = 5120) => erroArquivo(bytes(text), limiteKb);

test('a file is judged by its content', () => {
  for (const valid of ['%PDF-1.7%%EOF', '\xff\xd8\xff\xd9', PNG, `${' '.repeat(1019)}%PDF-%%EOF`])
    expect([valid, erroDe(valid)]).toEqual([valid, null]);
  for (const wrong of [
    'MZ\x90\0',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    `${' '.repeat(1020)}%PDF-%%EOF`,
    'GIF89a',
  ])
    expect([wrong, erroDe(wrong)]).toEqual([wrong, FORMATO]);
});

test('a file that was cut is told as such', () => {
  for (const cut of ['%PDF-1.7', '\xff\xd8\xff\xe0', PNG.slice(0, -1)])
    expect([cut, erroDe(cut)]).toEqual([cut, INCOMPLETO]);
});

test('an empty file is told as such', () => {
  expect(erroDe('')).toBe('O arquivo está vazio. Envie outro.');
});

test('exactly the limit is allowed, and the sentence names the limit', () => {
  const sized = (size: number, limiteKb = 5120) => {
    const pdf = new Uint8Array(size);
    pdf.set(bytes('%PDF-%%EOF'));
    return erroArquivo(pdf, limiteKb);
  };
  expect(sized(5120 * 1024)).toBeNull();
  expect(sized(5120 * 1024 + 1)).toBe('O arquivo não pode ser maior que 5 MB.');
  expect(sized(1025, 1)).toBe('O arquivo não pode ser maior que 1 KB.');
  expect(arquivoGrande(1500)).toBe('O arquivo não pode ser maior que 1.500 KB.');
});
