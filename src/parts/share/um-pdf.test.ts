import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { umPdf } from './um-pdf.ts';

const PDF = strToU8('%PDF-1.7');
const zipOf = (files: Record<string, Uint8Array>, nome = 'Boletos-1.zip') => ({
  nome,
  blob: new Blob([zipSync(files).slice()]),
});

test('a ZIP of one PDF gives that PDF under its own name, without its folder', async () => {
  const { nome, blob } = await umPdf(zipOf({ 'boletos/Boleto-310001-1.pdf': PDF }));
  expect([nome, blob.type]).toEqual(['Boleto-310001-1.pdf', 'application/pdf']);
  expect(await blob.text()).toBe('%PDF-1.7');
});

test.each([
  ['of several files', zipOf({ 'a.pdf': PDF, 'b.pdf': PDF })],
  ['of another kind of file', zipOf({ 'a.xml': PDF })],
  ['that is empty', zipOf({})],
  ['that cannot be read', { nome: 'Boletos-1.zip', blob: new Blob(['PK']) }],
  ['by content alone', zipOf({ 'a.pdf': PDF }, 'Danfe-1.pdf')],
])('a ZIP %s stays as it is', async (_, arquivo) => {
  expect(await umPdf(arquivo)).toBe(arquivo);
});
