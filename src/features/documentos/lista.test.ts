import { expect, test } from 'vitest';
import type { Pendencia } from '#contract/documents/pendencia.ts';
import { filtroInicial } from './filtro.ts';
import { joinPages, listDoAparelho } from './lista.ts';

const HOJE = '2026-11-20';
const INICIAL = filtroInicial(HOJE);

const pendencia = (id: number, dia: string, situacao = 1, resolvida: string | null = null): Pendencia => ({
  dataPendencia: `${dia}T23:30:00-03:00`,
  cliente: { pessoa: { idPessoa: 101, cpfCnpj: '11222333000181', nome: 'Farmácia' } },
  situacao: { idPendenciaDocumentoClienteSituacao: situacao, descricao: '' },
  origem: { descricao: 'Portal' },
  idPendenciaDocumento: id,
  dataResolucao: resolvida,
});

const TODAS = [
  pendencia(3, '2026-11-20'),
  pendencia(2, '2026-11-10', 2, '2026-11-12T12:00:00-03:00'),
  pendencia(1, '2026-10-20', 3),
];
const guardadas = { de: INICIAL.de, ate: HOJE, total: 3, pendencias: TODAS };
const idsOf = (...args: Parameters<typeof listDoAparelho>) =>
  listDoAparelho(...args)?.linhas.map(({ idPendenciaDocumento }) => idPendenciaDocumento) ?? null;

test('a device that keeps all requests of its days answers any filter within them', () => {
  expect(idsOf(guardadas, INICIAL, HOJE)).toEqual([3, 2, 1]);
  expect(idsOf(guardadas, { ...INICIAL, ordem: '2' }, HOJE)).toEqual([1, 2, 3]);
  expect(idsOf(guardadas, { ...INICIAL, idSituacao: 3 }, HOJE)).toEqual([1]);
  expect(idsOf(guardadas, { ...INICIAL, de: '2026-11-10', ate: '2026-11-10' }, HOJE)).toEqual([2]);
  const resolvida = { de: '2026-11-12', ate: '2026-11-12' };
  expect(idsOf(guardadas, { ...INICIAL, resolvida }, HOJE)).toEqual([2]);
  expect(idsOf(guardadas, { ...INICIAL, de: '2026-10-19' }, HOJE)).toBeNull();
});

test('a device that keeps the newest ones only answers the default filter, with the count of all', () => {
  const parte = { ...guardadas, total: 46 };
  expect(listDoAparelho(parte, INICIAL, HOJE)).toEqual({ linhas: TODAS, total: 46 });
  expect(listDoAparelho(parte, { ...INICIAL, ordem: '2' }, HOJE)).toBeNull();
  expect(listDoAparelho(parte, { ...INICIAL, idSituacao: 1 }, HOJE)).toBeNull();
});

test('a request that moved to the next page comes once', () => {
  const [a, b, c] = TODAS as [Pendencia, Pendencia, Pendencia];
  expect(
    joinPages([
      [a, b],
      [b, c],
    ]),
  ).toEqual([a, b, c]);
});
