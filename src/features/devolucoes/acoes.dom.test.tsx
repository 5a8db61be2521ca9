import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { baixarAutorizacaoColeta, baixarEspelhoDevolucao } from '#contract/returns/devolucao-papeis.ts';
import { sampleParked } from '#outbox/outbox-sample.ts';
import { saved } from '#tests/support/dom/browser.ts';
import { CLIENTE, type PageDevice } from '#tests/support/dom/device.ts';
import {
  nova,
  openList,
  PRONTA,
  RASCUNHO,
  rowOf,
  rows,
  show,
  showList,
} from '#tests/support/dom/devolucoes-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { findBox, shownToasts, soon } from '#tests/support/dom/shown.ts';
import { laneOfDevolucao } from '#vault/devolucao-intents.ts';

const server = fakeServer();
const user = person();

const mark = async (text: string) => user.click(within(await rowOf(text)).getByRole('radio'));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const expectAlert = async (text: string) => {
  const box = await findBox('Atenção');
  expect(box.textContent).toContain(text);
  await user.click(within(box).getByRole('button', { name: 'OK' }));
  await soon(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const intents = async ({ vault }: PageDevice) => (await vault.outbox.toArray()).map(({ intent }) => intent);

beforeEach(() => {
  saved.length = 0;
  for (const call of [baixarEspelhoDevolucao, baixarAutorizacaoColeta])
    server.raw(call, { status: 200, body: '%PDF-1.7', isOurs: true });
});

describe('the acts of the list', () => {
  test.each(['Consultar', 'Espelho', 'Em coleta', 'Autorização de coleta', 'Em transporte', 'Excluir'])(
    '%s needs a marked return',
    async (name) => {
      await showList();
      await rows();
      await press(name);
      await expectAlert('Nenhum registro foi selecionado.');
    },
  );

  test.each([
    ['901', 'Espelho', 'A situação da devolução selecionada não permite a impressão do espelho.'],
    [
      '902',
      'Autorização de coleta',
      'A situação da devolução selecionada não permite a impressão da autorização de coleta.',
    ],
    ['904', 'Em coleta', 'A situação da devolução selecionada não permite que sejam feitas alterações.'],
    ['901', 'Em transporte', 'A situação da devolução selecionada não permite que sejam feitas alterações.'],
    ['903', 'Excluir', 'Situação inválida para realizar a exclusão.'],
  ])('return %s refuses %s with its reason', async (id, name, text) => {
    const device = await showList();
    await mark(id);
    await press(name);
    await expectAlert(text);
    expect(await intents(device)).toEqual([]);
  });

  test('acts that the marked return does not allow are muted, and their buttons name the reason', async () => {
    await showList();
    await rows();
    const muted = () =>
      within(screen.getByRole('group', { name: 'Ações das devoluções' }))
        .getAllByRole('button')
        .filter((button) => button.getAttribute('aria-disabled') === 'true')
        .map(({ textContent, title }) => `${textContent}: ${title}`);
    expect(muted()).toHaveLength(6);
    expect(muted()[0]).toBe('Consultar: Nenhum registro foi selecionado.');
    await mark('901');
    const NAO_MUDA = 'A situação da devolução selecionada não permite que sejam feitas alterações.';
    expect(muted()).toEqual([
      'Espelho: A situação da devolução selecionada não permite a impressão do espelho.',
      `Em coleta: ${NAO_MUDA}`,
      'Autorização de coleta: A situação da devolução selecionada não permite a impressão da autorização de coleta.',
      `Em transporte: ${NAO_MUDA}`,
    ]);
    await mark('903');
    expect(muted()).toEqual(['Excluir: Situação inválida para realizar a exclusão.']);
  });

  test('the bar of a tablet offers only the acts that the marked return allows', async () => {
    setViewport({ width: 800, height: 1280, pointer: 'coarse' });
    await showList();
    const offered = () =>
      within(screen.getByRole('group', { name: 'Ações das devoluções' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .slice(2);
    await mark('901');
    expect(offered()).toEqual(['Desmarcar', 'Editar', 'Excluir']);
    await mark('902');
    expect(offered()).toEqual(['Desmarcar', 'Consultar', 'Espelho', 'Em coleta', 'Em transporte']);
    setViewport({});
  });

  test('documents are downloaded under their names, and say that they need a signal', async () => {
    await showList();
    await mark('903');
    await press('Espelho');
    await soon(() => expect(saved.map(({ name }) => name)).toEqual(['Espelho-Devolucao-5003.pdf']));
    await press('Autorização de coleta');
    await soon(() => expect(saved[1]?.name).toBe('Autorizacao-Coleta-5003.pdf'));
    server.silence(baixarEspelhoDevolucao);
    await press('Espelho');
    expect((await findBox('Sem sinal')).textContent).toContain('sem sinal ele não pode ser baixado');
  });

  test('a draft is edited, any other return is consulted', async () => {
    await showList();
    await mark('901');
    await press('Editar');
    expect(`${location.pathname}${location.search}`).toBe('/devolucao/digitacao?id=901&titulo=31');
    history.replaceState(null, '', '/devolucao');
    await mark('902');
    await press('Consultar');
    expect(location.pathname).toBe('/devolucao/detalhes/902');
  });

  test('a new situation without a signal waits on the device, and its row says so', async () => {
    const device = await openList([PRONTA]);
    await show(device, true);
    await mark('902');
    await press('Em coleta');
    expect(await shownToasts().findByText(/^A nova situação da devolução nº 902 está guardada/)).toBeTruthy();
    expect(await intents(device)).toMatchObject([{ tipo: 'devolucao-situacao', idSituacao: 11 }]);
    await soon(async () => expect((await rowOf('902')).textContent).toContain('Em coletaNo aparelho'));
  });

  test('a new situation that the server confirms is said to be changed', async () => {
    const device = await showList([PRONTA]);
    await mark('902');
    await press('Em transporte');
    await soon(async () => expect(await device.vault.outbox.count()).toBe(1));
    await device.vault.outbox.clear();
    expect(await shownToasts().findByText('Situação alterada com sucesso.')).toBeTruthy();
  });

  test('a draft is deleted after its question, also by the Delete key', async () => {
    const device = await openList([RASCUNHO]);
    await show(device, true);
    (await rowOf('901')).focus();
    await user.keyboard('{Delete}');
    const box = within(await screen.findByRole('alertdialog'));
    expect(box.getByText('A devolução eletrônica será excluída. Deseja continuar?')).toBeTruthy();
    expect(await intents(device)).toEqual([]);
    await user.click(box.getByRole('button', { name: 'Sim' }));
    await soon(async () =>
      expect(await intents(device)).toMatchObject([{ tipo: 'devolucao-excluir', idDevolucao: 901 }]),
    );
    expect(await screen.findByText('Nenhum item encontrado.')).toBeTruthy();
  });

  test('a deletion that the server confirms is said to be done', async () => {
    const device = await showList([RASCUNHO]);
    await mark('901');
    await press('Excluir');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sim' }));
    await soon(async () => expect(await device.vault.outbox.count()).toBe(1));
    await device.vault.outbox.clear();
    expect(await shownToasts().findByText('Devolução de Venda excluída com sucesso!')).toBeTruthy();
  });

  test('a return that is finalised here cannot be deleted', async () => {
    const device = await openList([]);
    await nova(device);
    await show(device);
    await mark('aguardando envio');
    await press('Excluir');
    await expectAlert('Situação inválida para realizar a exclusão.');
  });

  test('a draft is deleted with all its refused changes', async () => {
    const device = await openList([RASCUNHO]);
    const named = { devolucao: 'n901', idDevolucao: 901, idTitulo: 31, numDocumento: '310001' };
    const lane = laneOfDevolucao('n901');
    await device.vault.parked.bulkPut(
      ['L1', 'L2'].map((lote, at) =>
        sampleParked(
          at + 1,
          { ...named, tipo: 'devolucao-item-excluir', idProduto: 7, descProduto: 'DIPIRONA', lote },
          { lane, idPessoaCliente: CLIENTE },
        ),
      ),
    );
    await show(device, true);
    await mark('901');
    await press('Excluir');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sim' }));
    await soon(async () => expect(await intents(device)).toMatchObject([{ tipo: 'devolucao-excluir' }]));
    const undecided = (await device.vault.parked.toArray()).filter(({ decided }) => decided === null);
    expect(undecided).toEqual([]);
    expect(await shownToasts().findByText(/^Devolução nº 901 excluída neste aparelho/)).toBeTruthy();
  });

  test('a refused change is decided before the return is moved', async () => {
    const device = await openList([PRONTA]);
    const named = { devolucao: 'n902', idDevolucao: 902, idTitulo: 31, numDocumento: '310001' };
    await device.vault.parked.put(
      sampleParked(
        1,
        { ...named, tipo: 'devolucao-situacao', idSituacao: 11 },
        { lane: laneOfDevolucao('n902'), idPessoaCliente: CLIENTE },
      ),
    );
    await show(device, true);
    await mark('902');
    await press('Em coleta');
    await expectAlert('Uma mudança recusada desta devolução espera a sua decisão.');
    expect(await intents(device)).toEqual([]);
  });
});
