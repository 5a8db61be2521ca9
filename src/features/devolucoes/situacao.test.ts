import { expect, test } from 'vitest';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { sampleParked } from '#outbox/outbox-sample.ts';
import { daServidor } from './lista.ts';
import { envioWords, isEditavel, situacaoWords, toCor } from './situacao.ts';

const one = (part: Partial<DevolucaoAqui> = {}) => ({ ...daServidor(devolucaoSample(812)), ...part });

test('a known situation has its colour, an unknown one the company’s own', () => {
  expect(situacaoWords(one({ idSituacao: 13, descSituacao: 'Recebida', corNoPortal: '#ff0000' }))).toEqual({
    texto: 'Recebida',
    tone: 'positive',
    cor: null,
  });
  const desconhecida = { idSituacao: 77, descSituacao: 'Em vistoria' };
  expect(situacaoWords(one({ ...desconhecida, corNoPortal: '#1a2B3c' })).cor).toBe('#1a2B3c');
  expect(situacaoWords(one({ ...desconhecida, corNoPortal: 'red; x' }))).toEqual({
    texto: 'Em vistoria',
    tone: 'neutral',
    cor: null,
  });
});

test.each([null, '', '#fff', 'red', '#12345g', '#1234567', ' #123456', 'url(#123456)'])(
  'the colour %s is none',
  (text) => expect(toCor(text)).toBeNull(),
);

test('a return that only this device has says so, and a finalised one that it waits', () => {
  const nova = { id: null, codigoLocal: 'A7K-042', naFila: 2 };
  expect(situacaoWords(one(nova)).texto).toBe('No aparelho');
  expect(envioWords(one(nova), false)).toBeNull();
  expect(envioWords(one(nova), true)?.texto).toBe('Enviando');
  expect(situacaoWords(one({ ...nova, isFinalizada: true })).texto).toBe('Finalizada, aguardando envio');
  expect(situacaoWords(one({ isFinalizada: true })).texto).toBe('Finalizada');
  const recusada = sampleParked(1, { tipo: 'etapa' });
  expect(situacaoWords(one({ id: null, isFinalizada: true, recusada })).texto).toBe('Não enviada');
});

test('a change of a known return keeps its situation and says where the change is', () => {
  const movida = one({ idSituacao: 11, descSituacao: 'Em coleta', naFila: 1 });
  expect([situacaoWords(movida).texto, envioWords(movida, false)?.texto]).toEqual([
    'Em coleta',
    'No aparelho',
  ]);
  expect(envioWords(one(), false)).toBeNull();
});

test('only a partial draft that was not finalised here is edited', () => {
  expect(isEditavel(one())).toBe(true);
  expect(isEditavel(one({ isFinalizada: true }))).toBe(false);
  expect(isEditavel(one({ idDevolucaoVendaTipo: 1 }))).toBe(false);
  expect(isEditavel(one({ idSituacao: 2, isFinalizada: true }))).toBe(false);
});
