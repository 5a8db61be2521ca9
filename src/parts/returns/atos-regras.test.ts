import { expect, test } from 'vitest';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import { vistaOf } from '#domain/returns/fold.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { sampleParked } from '#outbox/outbox-sample.ts';
import type { DevolucaoCriarIntent } from '#vault/devolucao-intents.ts';
import { impedeDigitar, impedeExcluir, impedeFinalizar, impedeMover } from './atos-regras.ts';
import { DECIDIR, NAO_EXCLUI, NAO_MUDA, SEM_ITENS } from './atos-words.ts';

const named = { devolucao: 'n901', idDevolucao: 901, idTitulo: 31, numDocumento: '310001' };
const rascunho = (over: Partial<DevolucaoAqui> = {}): DevolucaoAqui => ({
  ...vistaOf(devolucaoSample(901)),
  devolucao: 'n901',
  naFila: 0,
  recusada: null,
  ...over,
});
const fim = sampleParked(1, { ...named, tipo: 'devolucao-finalizar', itens: [] });
const item = sampleParked(1, {
  ...named,
  tipo: 'devolucao-item-excluir',
  idProduto: 7,
  descProduto: 'DIPIRONA',
  lote: 'L1',
});
const criar = sampleParked(1, { tipo: 'devolucao-criar', devolucao: 'r1' } as DevolucaoCriarIntent);

test('a draft with lines is finalised, once nothing of it is refused', () => {
  expect(impedeFinalizar(rascunho())).toBeNull();
  expect(impedeFinalizar(rascunho({ itens: [] }))).toBe(SEM_ITENS);
  expect(impedeFinalizar(rascunho({ isFinalizada: true }))).toBe(NAO_MUDA);
  expect(impedeFinalizar(rascunho({ idSituacao: 4 }))).toBe(NAO_MUDA);
  expect(impedeFinalizar(rascunho({ recusada: item }))).toBe(DECIDIR);
});

test('lots change while nothing refused holds them', () => {
  expect(impedeDigitar(rascunho())).toBeNull();
  expect(impedeDigitar(rascunho({ recusada: item }))).toBeNull();
  expect(impedeDigitar(rascunho({ recusada: fim }))).toBe(DECIDIR);
  expect(impedeDigitar(rascunho({ recusada: { ...item, codigo: 'nao-encontrado' } }))).toBe(DECIDIR);
  expect(impedeDigitar(rascunho({ isFinalizada: true }))).toBe(NAO_MUDA);
});

test('a draft is deleted with its refused changes, a finalised return is not', () => {
  expect(impedeExcluir(rascunho({ recusada: fim }))).toBeNull();
  expect(impedeExcluir(rascunho({ isFinalizada: true }))).toBe(NAO_EXCLUI);
  expect(impedeExcluir(rascunho({ isFinalizada: true, recusada: criar }))).toBeNull();
  expect(impedeExcluir(rascunho({ idSituacao: 11, recusada: fim }))).toBe(NAO_EXCLUI);
});

test('only a ready or collected return is moved', () => {
  expect(impedeMover(rascunho({ idSituacao: 11 }))).toBeNull();
  expect(impedeMover(rascunho({ idSituacao: 4, recusada: item }))).toBe(DECIDIR);
  expect(impedeMover(rascunho())).toBe(NAO_MUDA);
  expect(impedeMover(rascunho({ id: null, idSituacao: 4 }))).toBe(NAO_MUDA);
});
