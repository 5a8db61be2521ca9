import { expect, test } from 'vitest';
import { LICENCA_BYTES } from '#contract/access/cadastro.ts';
import { erroLicenca, formatoLicenca } from './licenca.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const PNG = bytesOf('\x89PNG\r\n\x1a\n....');

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
  expect(erroLicenca(LICENCA_BYTES, PNG)).toBeNull();
  expect(erroLicenca(LICENCA_BYTES + 1, PNG)).toBe('O arquivo passa de 5 MB. Envie um arquivo menor.');
  expect(erroLicenca(0, bytesOf(''))).toBe('O arquivo está vazio. Envie outro.');
  expect(erroLicenca(3, bytesOf('MZ\0'))).toBe('Envie um arquivo pdf, jpg, jpeg ou png.');
});
