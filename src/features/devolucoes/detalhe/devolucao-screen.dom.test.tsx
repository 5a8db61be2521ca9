import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Devolucao } from '#contract/returns/devolucao.ts';
import { consultarDevolucao } from '#contract/returns/devolucao-consultas.ts';
import { devolucaoItemSample, devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import { must } from '#lib/must.ts';
import { putDevolucoes, putListasDeDevolucao } from '#mirror/devolucoes.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';
import { DevolucaoScreen } from './devolucao-screen.tsx';

const server = fakeServer();
const user = person();

const RASCUNHO = devolucaoSample(901, {
  foraPrazo: true,
  observacoes: 'Caixa amassada',
  itens: [devolucaoItemSample('L1'), devolucaoItemSample('L2')],
});
const TOTAL = devolucaoSample(902, {
  idDevolucaoVenda: 5002,
  idDevolucaoMotivo: 2,
  mensagem: 'Aprovada pela qualidade.',
  operacaoSituacao: { idSituacao: 4, descSituacao: 'Pronta para coleta' },
  devolucaoVendaTipo: { idDevolucaoVendaTipo: 1 },
});

async function openPage(id: string, kept: readonly Devolucao[] = [RASCUNHO, TOTAL], isOffline = true) {
  history.replaceState(null, '', `/devolucao/detalhes/${id}`);
  const device = await openPageDevice();
  await putDevolucoes(device.vault, CLIENTE, kept, { at: Date.now(), feitas: [] });
  await putListasDeDevolucao(device.vault, {
    at: 1,
    valor: {
      motivos: [{ idDevolucaoMotivo: 2, descDevolucaoMotivo: 'Erro de pedido' }],
      situacoes: [],
      emitentes: [{ idPessoa: 1, nome: 'CD Guarulhos' }],
    },
  });
  if (isOffline) await device.vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 1 });
  renderPage(<DevolucaoScreen id={id} />, device);
  return device;
}

/** The text of a fact, by its name. */
const fact = async (nome: string) =>
  must((await screen.findByText(nome, { selector: 'dt' })).nextElementSibling, nome).textContent;
const sayYes = async () =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sim' }));

test('a return shows its invoice, its term, its issuer and its lines', async () => {
  await openPage('901');
  expect(await screen.findByRole('heading', { level: 1, name: 'Devolução nº 901' })).toBeTruthy();
  expect(await fact('Nota fiscal')).toBe('310001');
  expect(await fact('Prazo')).toBe('Fora do prazo: depende de aprovação');
  expect(await fact('Observações')).toBe('Caixa amassada');
  expect(await fact('Criada por')).toBe('Ana Souza');
  await soon(async () => expect(await fact('CD emissor')).toBe('CD Guarulhos'));
  expect(screen.queryByText('Motivo', { selector: 'dt' })).toBeNull();
  const table = within(screen.getByRole('table', { name: 'Itens da devolução' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(table.getByText('L2')).toBeTruthy();
  expect(table.getAllByText('30/06/2027')).toHaveLength(2);
});

test('a total return names its reason and the company’s sentence, and is neither edited nor finalised', async () => {
  await openPage('902');
  await soon(async () => expect(await fact('Motivo')).toBe('Erro de pedido'));
  expect(screen.getByText('Aprovada pela qualidade.')).toBeTruthy();
  expect(await fact('Prazo')).toBe('No prazo');
  expect(screen.queryByRole('button', { name: 'Finalizar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Fechar' }).getAttribute('href')).toBe('/devolucao');
});

test('a draft is finalised after its question, waits on the device, and the list is next', async () => {
  const device = await openPage('901');
  await user.click(await screen.findByRole('button', { name: 'Finalizar' }));
  expect(await screen.findByText(/Realmente deseja finalizar a devolução\?$/)).toBeTruthy();
  expect(await device.vault.outbox.count()).toBe(0);
  await sayYes();
  await soon(() => expect(location.pathname).toBe('/devolucao'));
  expect(await shownToasts().findByText(/^Devolução nº 901 finalizada neste aparelho/)).toBeTruthy();
  const [row] = await device.vault.outbox.toArray();
  expect(row?.intent).toMatchObject({
    tipo: 'devolucao-finalizar',
    idDevolucao: 901,
    itens: [
      { lote: 'L1', quantidade: 5, valor: 1000 },
      { lote: 'L2', quantidade: 5, valor: 1000 },
    ],
  });
});

test('a draft that changes while its question is open is not finalised', async () => {
  const { vault } = await openPage('901');
  await user.click(await screen.findByRole('button', { name: 'Finalizar' }));
  await screen.findByRole('alertdialog');
  const changed = { ...RASCUNHO, itens: [devolucaoItemSample('L1'), devolucaoItemSample('L9')] };
  await putDevolucoes(vault, CLIENTE, [changed], { at: Date.now(), feitas: [] });
  await sayYes();
  expect(await screen.findByText(/^Os itens da devolução mudaram enquanto isso\./)).toBeTruthy();
  expect(await vault.outbox.count()).toBe(0);
  expect(location.pathname).toBe('/devolucao/detalhes/901');
});

test('a draft that the server finalises soon is said to be finalised', async () => {
  const device = await openPage('901', undefined, false);
  await user.click(await screen.findByRole('button', { name: 'Finalizar' }));
  await sayYes();
  await soon(async () => expect(await device.vault.outbox.count()).toBe(1));
  await device.vault.outbox.clear();
  expect(await shownToasts().findByText('Devolução eletrônica finalizada com sucesso.')).toBeTruthy();
  await soon(() => expect(location.pathname).toBe('/devolucao'));
});

test('a draft without lines is edited, not finalised', async () => {
  await openPage('901', [{ ...RASCUNHO, itens: [] }]);
  expect(await screen.findByText('Nenhum item incluído.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Finalizar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  expect(`${location.pathname}${location.search}`).toBe('/devolucao/digitacao?id=901&titulo=31');
});

test('a return that the device does not keep is asked of the server', async () => {
  server.reply(consultarDevolucao, devolucaoSample(77));
  await openPage('77');
  expect(await screen.findByRole('heading', { level: 1, name: 'Devolução nº 77' })).toBeTruthy();
});

test('a return that the device does not keep comes with the signal', async () => {
  server.silence(consultarDevolucao);
  await openPage('77');
  expect(await screen.findByText('Esta devolução não está neste aparelho')).toBeTruthy();
});

test('a return that the server does not know is not found, and the list is next', async () => {
  const Description = 'A devolução não foi encontrada.';
  server.refuse(consultarDevolucao, {
    status: 404,
    Message: 'Atenção!',
    Description,
    Codigo: 'nao-encontrado',
  });
  await openPage('77');
  expect(await screen.findByText('Devolução não encontrada.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Devoluções' }).getAttribute('href')).toBe('/devolucao');
});

test('a return of another customer is not found, and says whose it is', async () => {
  const pessoa = { idPessoa: 102, cpfCnpj: '11222333000181', nome: 'Drogaria Vizinha' };
  server.reply(consultarDevolucao, devolucaoSample(77, { cliente: { pessoa } }));
  await openPage('77');
  expect(await screen.findByText('Devolução não encontrada.')).toBeTruthy();
  expect(screen.getByText(/^Ela é de Drogaria Vizinha/)).toBeTruthy();
});

test.each(['abc', '0', 'Z9Z-999'])(
  'the address %s names no return and asks the server nothing',
  async (id) => {
    await openPage(id);
    expect(await screen.findByText('Devolução não encontrada.')).toBeTruthy();
    expect(server.askedOf(consultarDevolucao)).toEqual([]);
  },
);

test('a return that waits for approval says what happens next', async () => {
  const operacaoSituacao = { idSituacao: 2, descSituacao: 'Aguardando aprovação' };
  await openPage('905', [devolucaoSample(905, { idDevolucaoVenda: 5005, operacaoSituacao })]);
  expect(await screen.findByText(/^A empresa confere esta devolução antes da coleta/)).toBeTruthy();
});
