import { expect, test } from 'vitest';
import { LICENCA_BYTES } from '#contract/access/cadastro.ts';
import { erroLicenca, formatoLicenca } from './licenca.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const PNG = bytesOf('\x89PNG\r\n\x1a\n\0\0\0\0IEND\xae\x42\x60\x82');

test('formatoLicenca recognises a file by its first bytes, not by its name', () => {
  expect(formatoLicenca(bytesOf('%PDF-1.7\n'))).toBe('pdf');
  expect(formatoLicenca(bytesOf(`${' '.repeat(200)}%PDF-1.4`))).toBe('pdf');
  expect(formatoLicenca(bytesOf('\xff\xd8\xff\xe0JFIF'))).toBe('jpg');
  expect(formatoLicenca(PNG)).toBe('png');
  for (const other of ['', 'MZ', 'GIF89a', '<svg>', `${' '.repeat(1024)}%PDF-1.4`, '\xff\xd8']) {
    expect([other, formatoLicenca(bytesOf(other))]).toEqual([other, null]);
  }
});

test('erroLicenca describes the error of a file', () => {
  const sized = (size: number) => {
    const png = new Uint8Array(size);
    png.set(PNG);
    return png;
  };
  expect(erroLicenca(sized(LICENCA_BYTES))).toBeNull();
  expect(erroLicenca(sized(LICENCA_BYTES + 1))).toBe('O arquivo passa de 5 MB. Envie um arquivo menor.');
  expect(erroLicenca(bytesOf(''))).toBe('O arquivo está vazio. Envie outro.');
  expect(erroLicenca(bytesOf('MZ\0'))).toBe('Envie um arquivo pdf, jpg, jpeg ou png.');
  expect(erroLicenca(PNG.slice(0, -1))).toBe('O arquivo está incompleto. Escolha-o de novo.');
});
