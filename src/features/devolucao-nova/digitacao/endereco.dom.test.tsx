import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultarDevolucao, consultarItensNotaFiscal } from '#contract/returns/devolucao-consultas.ts';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import { CLIENTE, putNota } from '#features/devolucao-nova/nova-sample.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { ITENS, inserir, intents, renderEntry } from '#tests/support/dom/digitacao-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();

/** The entry of a number at a device that knows no return. */
async function openNumber(id: number | string, hasNota = true) {
  const device = await openPageDevice();
  await putNota(device.vault, hasNota ? ITENS : [], hasNota ? {} : { idTitulo: 99 });
  renderEntry(device, id);
  return device;
}

test('a draft that another device has just made is asked of the server and entered', async () => {
  server.reply(consultarDevolucao, devolucaoSample(901, { itens: [] }));
  const { vault } = await openNumber(901);
  await inserir('ÁCIDO', '4', 'Erro de pedido');
  expect(await screen.findByText('Nesta devolução: 4')).toBeTruthy();
  expect(await intents(vault)).toMatchObject([
    { tipo: 'devolucao-item', devolucao: 'n901', idDevolucao: 901 },
  ]);
});

test('a return that has ended leads to its details', async () => {
  const operacaoSituacao = { idSituacao: 13, descSituacao: 'Recebida' };
  server.reply(consultarDevolucao, devolucaoSample(901, { operacaoSituacao }));
  await openNumber(901);
  await soon(() => expect(location.pathname).toBe('/devolucao/detalhes/901'));
});

test('a return that the server does not know is not found, with the way to the list', async () => {
  const Description = 'A devolução não foi encontrada.';
  server.refuse(consultarDevolucao, {
    status: 404,
    Message: 'Atenção!',
    Description,
    Codigo: 'nao-encontrado',
  });
  await openNumber(901);
  expect(await screen.findByText('Devolução não encontrada.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver as devoluções' }).getAttribute('href')).toBe('/devolucao');
});

test('a return of another customer is not found, and says whose it is', async () => {
  const pessoa = { idPessoa: 102, cpfCnpj: '11222333000181', nome: 'Drogaria Vizinha' };
  server.reply(consultarDevolucao, devolucaoSample(901, { cliente: { pessoa } }));
  await openNumber(901);
  expect(await screen.findByText(/^Ela é de Drogaria Vizinha/)).toBeTruthy();
});

test('without a signal nothing is claimed of a return that is not on the device', async () => {
  server.silence(consultarDevolucao);
  await openNumber(901);
  expect(await screen.findByText('Esta devolução não está neste aparelho')).toBeTruthy();
});

test('a code that this device does not know asks the server nothing', async () => {
  await openNumber('Z9Z-999');
  expect(await screen.findByText('Devolução não encontrada.')).toBeTruthy();
  expect(server.askedOf(consultarDevolucao)).toEqual([]);
});

test('lots that a server does not list are said to be missing there', async () => {
  server.reply(consultarDevolucao, devolucaoSample(901));
  server.raw(consultarItensNotaFiscal, { status: 404, body: 'Cannot GET' });
  const { vault } = await openNumber(901, false);
  await vault.device.update(1, { idPessoaCliente: CLIENTE });
  expect(await screen.findByText('Esta função não está disponível neste servidor.')).toBeTruthy();
});
