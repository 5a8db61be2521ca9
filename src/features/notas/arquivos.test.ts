import { expect, test } from 'vitest';
import { notaSample } from '#domain/invoices/nota-sample.ts';
import { arquivoNome, comArquivo, idsOf, isGuardado, toArquivo } from './arquivos.ts';

const INSTANT = '2026-11-22T09:30:15-03:00';
const SEM = notaSample(1, { numero: '310001' });
const COM = notaSample(2, { numero: '310002', boletos: [7, 8] });

test('boletos are asked for by their own ids, and only where there are any', () => {
  expect(comArquivo([SEM, COM], 'boleto')).toEqual([COM]);
  expect(idsOf([COM], 'boleto')).toEqual([7, 8]);
  expect(comArquivo([SEM, COM], 'xml')).toEqual([SEM, COM]);
  expect(idsOf([SEM, COM], 'danfe')).toEqual([1, 2]);
});

test('one document keeps its kind, several are a ZIP', () => {
  const blob = new Blob(['x'], { type: 'application/xml' });
  expect(arquivoNome('xml', SEM)).toBe(`${'4'.repeat(44)}-procNFe.xml`);
  expect(toArquivo(blob, 'xml', [SEM], INSTANT)).toEqual({ nome: `${'4'.repeat(44)}-procNFe.xml`, blob });
  expect(toArquivo(blob, 'danfe', [SEM], INSTANT).nome).toBe('Danfe-310001.pdf');
  const several = toArquivo(blob, 'xml', [SEM, COM], INSTANT);
  expect(several.nome).toBe('XML-20261122093015.zip');
  expect(several.blob.type).toBe('application/zip');
  expect(toArquivo(blob, 'boleto', [COM], INSTANT).nome).toBe('Boletos-310002.zip');
});

test('they are all on the device, or the server is asked', () => {
  const guardados = new Set(['xml:1', 'xml:2', 'danfe:1']);
  expect(isGuardado([SEM, COM], 'xml', guardados)).toBe(true);
  expect(isGuardado([SEM, COM], 'danfe', guardados)).toBe(false);
  expect(isGuardado([], 'xml', guardados)).toBe(false);
});
