import { expect, test } from 'vitest';
import type { NovaCobranca } from '#server/provider/port.ts';
import { createSimulador } from './simulator.ts';

const cartao = {
  nomePortador: 'Marina Alves',
  codigoSeguranca: '123',
  mes: '12',
  ano: '30',
  idBandeira: 1,
};
const nova = (numero: string, referencia = 'r-000001'): NovaCobranca => ({
  referencia,
  valor: 10_00,
  parcelas: 1,
  idPessoaFilial: 1,
  cartao: { ...cartao, numero },
});
const expiraEm = new Date('2026-11-21T13:00:00Z');
const novoPix = { txid: 'a'.repeat(26), valor: 5_00, expiraEm, idPrePedido: 7 };

test.each([
  ['4111111111111111', 'paga', 'paga'],
  ['4000000000000002', 'recusada', 'recusada'],
  ['4000000000000119', 'desconhecida', 'inexistente'],
  ['4000000000000127', 'desconhecida', 'paga'],
])('card %s returns %s and is looked up as %s', async (numero, told, found) => {
  const simulador = createSimulador(() => new Date());
  expect((await simulador.cobrarCartao(nova(numero))).situacao).toBe(told);
  expect((await simulador.consultarCartao('r-000001')).situacao).toBe(found);
  expect((await simulador.consultarCartao('r-000002')).situacao).toBe('inexistente');
});

test('a reference keeps its first outcome, whatever is charged under it later', async () => {
  const simulador = createSimulador(() => new Date());
  expect((await simulador.cobrarCartao(nova('4111111111111111'))).situacao).toBe('paga');
  expect((await simulador.cobrarCartao(nova('4000000000000002'))).situacao).toBe('paga');
});

test('a Pix is pending until it expires or fails, and can still be paid after that', async () => {
  let now = new Date('2026-11-21T12:00:00Z');
  const simulador = createSimulador(() => now);
  const made = await simulador.criarPix(novoPix);
  expect(made.situacao).toBe('pendente');
  expect(made.copiaECola).toMatch(/^000201.*br\.gov\.bcb\.pix.*54045\.00/);
  expect(await simulador.criarPix(novoPix)).toEqual(made);
  expect(simulador.listarPix()).toHaveLength(1);
  now = expiraEm;
  expect((await simulador.consultarPix(novoPix.txid)).situacao).toBe('expirada');
  expect(simulador.falharPix(novoPix.txid)).toBe(true);
  expect((await simulador.consultarPix(novoPix.txid)).situacao).toBe('erro');
  expect(simulador.liquidarPix(novoPix.txid)).toBe(true);
  expect((await simulador.consultarPix(novoPix.txid)).situacao).toBe('paga');
});

test('a cancelled Pix expires and can be neither paid nor refused; a paid one cannot be cancelled', async () => {
  const simulador = createSimulador(() => new Date('2026-11-21T12:00:00Z'));
  await simulador.criarPix(novoPix);
  expect(await simulador.cancelarPix(novoPix.txid)).toBe('cancelada');
  expect((await simulador.consultarPix(novoPix.txid)).situacao).toBe('expirada');
  expect([simulador.liquidarPix(novoPix.txid), simulador.falharPix(novoPix.txid)]).toEqual([false, false]);
  expect(await simulador.cancelarPix(novoPix.txid)).toBe('cancelada');
  const other = { ...novoPix, txid: 'b'.repeat(26) };
  await simulador.criarPix(other);
  simulador.liquidarPix(other.txid);
  expect(await simulador.cancelarPix(other.txid)).toBe('paga');
  expect((await simulador.consultarPix(other.txid)).situacao).toBe('paga');
});

test('a Pix that was cancelled before it was made cannot be paid afterwards', async () => {
  const simulador = createSimulador(() => new Date('2026-11-21T12:00:00Z'));
  expect(await simulador.cancelarPix(novoPix.txid)).toBe('cancelada');
  expect((await simulador.criarPix(novoPix)).situacao).toBe('expirada');
  expect(simulador.liquidarPix(novoPix.txid)).toBe(false);
});

test('an unknown Pix cannot be paid and is looked up as an error', async () => {
  const simulador = createSimulador(() => new Date());
  expect([simulador.liquidarPix('x'), simulador.falharPix('x')]).toEqual([false, false]);
  expect(await simulador.consultarPix('x')).toEqual({ situacao: 'erro', copiaECola: '' });
});

test('a delayed code comes after the given number of look-ups, for the next Pix only', async () => {
  const simulador = createSimulador(() => new Date('2026-11-21T12:00:00Z'));
  simulador.atrasarCodigo(2);
  expect((await simulador.criarPix(novoPix)).copiaECola).toBe('');
  expect((await simulador.consultarPix(novoPix.txid)).copiaECola).toBe('');
  expect((await simulador.consultarPix(novoPix.txid)).copiaECola).not.toBe('');
  expect((await simulador.criarPix({ ...novoPix, txid: 'b'.repeat(26) })).copiaECola).not.toBe('');
});
