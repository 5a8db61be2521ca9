import { expect, test } from 'vitest';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import type { DevolucaoCriarIntent } from '#vault/devolucao-intents.ts';
import { acharDevolucao, nomeDaDevolucao } from './achada.ts';

const aqui = (over: Partial<DevolucaoAqui>): DevolucaoAqui =>
  ({ devolucao: 'r1', id: null, codigoLocal: 'A7K-042', isFinalizada: false, ...over }) as DevolucaoAqui;
const feita = { devolucao: 'r1', codigoLocal: 'A7K-042' } as DevolucaoCriarIntent;

test('a return is found by its code before it has a number, and by both afterwards', () => {
  const nova = aqui({});
  expect(acharDevolucao([nova], [feita], 'A7K-042')).toEqual({ kind: 'rascunho', aqui: nova });
  const numerada = aqui({ id: 12, codigoLocal: null });
  for (const nome of [12, 'A7K-042'])
    expect(acharDevolucao([numerada], [feita], nome)).toEqual({ kind: 'rascunho', aqui: numerada });
});

test('a return that is entered already is told apart, and an unknown name finds none', () => {
  const fim = aqui({ isFinalizada: true });
  expect(acharDevolucao([fim], [], 'A7K-042')).toEqual({ kind: 'finalizada', aqui: fim });
  for (const nome of [99, 'B2C-001', null])
    expect(acharDevolucao([aqui({})], [feita], nome)).toEqual({ kind: 'ausente' });
});

test('a return is called by its number, else by its code', () => {
  expect(nomeDaDevolucao({ id: 12, codigoLocal: 'A7K-042' })).toBe('nº 12');
  expect(nomeDaDevolucao({ id: null, codigoLocal: 'A7K-042' })).toBe('A7K-042');
});
