import { expect, test } from 'vitest';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import type { DevolucaoAqui, DevolucoesBase } from '#outbox/devolucoes/fold-devolucoes.ts';
import type { DevolucaoCriarIntent } from '#vault/devolucao-intents.ts';
import { acharDevolucao, lidaOf } from './devolucao-lida.ts';

const CLIENTE = 101;
const aqui = (over: Partial<DevolucaoAqui>): DevolucaoAqui =>
  ({ devolucao: 'r1', id: null, codigoLocal: 'A7K-042', ...over }) as DevolucaoAqui;
const feita = { devolucao: 'r1', codigoLocal: 'A7K-042' } as DevolucaoCriarIntent;

const BASE: DevolucoesBase = {
  espelho: [],
  at: 1,
  listadas: new Set(),
  feitas: [],
  fila: [],
  recusadas: [],
};
const daqui = { idPessoaCliente: CLIENTE, base: BASE, aqui: null, pergunta: 901 };
const exclusao = {
  seq: 1,
  at: 1,
  intent: {
    tipo: 'devolucao-excluir' as const,
    devolucao: 'n901',
    idDevolucao: 901,
    idTitulo: 31,
    numDocumento: '1',
  },
};
const servidor = (part: Partial<Parameters<typeof lidaOf>[1]>) => ({
  valor: undefined,
  falha: null,
  isLendo: false,
  reler: () => undefined,
  ...part,
});
const told = (feitas: readonly string[] = []) =>
  servidor({ valor: { devolucao: devolucaoSample(901), feitas } });

test('a return is found by its code before it has a number, and by both afterwards', () => {
  const nova = aqui({});
  expect(acharDevolucao([nova], [feita], 'A7K-042')).toBe(nova);
  const numerada = aqui({ id: 12, codigoLocal: null });
  for (const nome of [12, 'A7K-042']) expect(acharDevolucao([numerada], [feita], nome)).toBe(numerada);
});

test('an unknown name finds none', () => {
  for (const nome of [99, 'B2C-001', null]) expect(acharDevolucao([aqui({})], [feita], nome)).toBeNull();
});

test('a return of the server has the changes that wait on this device', () => {
  expect(lidaOf(daqui, told())).toMatchObject({ tipo: 'lida', aqui: { devolucao: 'n901', id: 901 } });
  const base = { ...BASE, fila: [exclusao] };
  expect(lidaOf({ ...daqui, base }, told())).toEqual({ tipo: 'inexistente', doCliente: null });
});

test('a change that was confirmed before the server was asked is in its word already', () => {
  const base = { ...BASE, feitas: [{ ...exclusao, key: 'k1', idDevolucao: 901 }] };
  expect(lidaOf({ ...daqui, base }, told(['k1'])).tipo).toBe('lida');
  expect(lidaOf({ ...daqui, base }, told()).tipo).toBe('inexistente');
});

test('a return of another customer is not found, and its customer is named', () => {
  const lida = lidaOf({ ...daqui, idPessoaCliente: 102 }, told());
  expect(lida).toEqual({ tipo: 'inexistente', doCliente: 'Farmácia Modelo' });
});

test('a failure is told apart from an unknown return', () => {
  const recusa = (codigo: 'nao-encontrado' | 'erro-interno') =>
    servidor({ falha: { kind: 'recusa', codigo, titulo: '', texto: 'x' } });
  expect(lidaOf(daqui, recusa('nao-encontrado')).tipo).toBe('inexistente');
  expect(lidaOf(daqui, recusa('erro-interno')).tipo).toBe('falha');
  expect(lidaOf(daqui, servidor({})).tipo).toBe('lendo');
  expect(lidaOf({ ...daqui, pergunta: null }, servidor({})).tipo).toBe('inexistente');
});
