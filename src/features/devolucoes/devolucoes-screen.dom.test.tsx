import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Devolucao } from '#contract/returns/devolucao.ts';
import { consultarDevolucoes } from '#contract/returns/devolucao-consultas.ts';
import { baixarAutorizacaoColeta, baixarEspelhoDevolucao } from '#contract/returns/devolucao-papeis.ts';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { putDevolucoes } from '#mirror/devolucoes.ts';
import { dispatchDevolucaoCriar } from '#outbox/devolucoes/dispatch-devolucao.ts';
import { sampleParked } from '#outbox/outbox-sample.ts';
import { closeSincronizacao, sincronizacaoState } from '#parts/dialogs/sincronizacao-state.ts';
import { saved } from '#tests/support/dom/browser.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, shownToasts, soon } from '#tests/support/dom/shown.ts';
import { laneOfDevolucao } from '#vault/devolucao-intents.ts';
import { DevolucoesScreen } from './devolucoes-screen.tsx';

const server = fakeServer();
const user = person();

const hoje = businessDayOf(new Date());
const hora = (n: number) => `${hoje}T00:0${n}:00-03:00`;
const situacao = (idSituacao: number, descSituacao: string) => ({ idSituacao, descSituacao });
const RASCUNHO = devolucaoSample(901, { dataDevolucao: hora(1) });
const PRONTA = devolucaoSample(902, {
  dataDevolucao: hora(2),
  idDevolucaoVenda: 5002,
  operacaoSituacao: situacao(4, 'Pronta para coleta'),
  devolucaoVendaTipo: { idDevolucaoVendaTipo: 1 },
});
const EM_COLETA = devolucaoSample(903, {
  dataDevolucao: hora(3),
  idDevolucaoVenda: 5003,
  operacaoSituacao: situacao(11, 'Em coleta'),
});
const OUTRA = devolucaoSample(904, {
  dataDevolucao: hora(4),
  idDevolucaoVenda: 5004,
  operacaoSituacao: { ...situacao(77, 'Em vistoria'), corNoPortal: '#aa00bb' },
});

async function openList(kept: readonly Devolucao[] | null, address = '/devolucao') {
  history.replaceState(null, '', address);
  const device = await openPageDevice();
  if (kept !== null) await putDevolucoes(device.vault, CLIENTE, kept, { at: Date.now(), feitas: [] });
  return device;
}

async function show(device: PageDevice, isOffline = false) {
  if (isOffline) await device.vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 1 });
  renderPage(<DevolucoesScreen />, device);
}

async function showList(kept: readonly Devolucao[] = [RASCUNHO, PRONTA, EM_COLETA, OUTRA], address?: string) {
  const device = await openList(kept, address);
  await show(device);
  return device;
}

const rows = async () =>
  within(await screen.findByRole('grid', { name: 'Devoluções' }))
    .getAllByRole('row')
    .slice(1);
const numbers = async () => (await rows()).map((row) => /90\d|N\dN-\d{3}/.exec(row.textContent)?.[0]);
const rowOf = async (text: string) =>
  must(
    (await rows()).find((row) => row.textContent.includes(text)),
    text,
  );
const mark = async (text: string) => user.click(within(await rowOf(text)).getByRole('radio'));
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const expectAlert = async (text: string) => {
  const box = await findBox('Atenção');
  expect(box.textContent).toContain(text);
  await user.click(within(box).getByRole('button', { name: 'OK' }));
  await soon(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const intents = async ({ vault }: PageDevice) => (await vault.outbox.toArray()).map(({ intent }) => intent);

beforeEach(() => {
  saved.length = 0;
  closeSincronizacao();
  for (const call of [baixarEspelhoDevolucao, baixarAutorizacaoColeta])
    server.raw(call, { status: 200, body: '%PDF-1.7', isOurs: true });
});

const nova = (device: PageDevice) =>
  dispatchDevolucaoCriar(
    device.vault,
    {
      idPessoaCliente: CLIENTE,
      nomeCliente: 'Farmácia Modelo',
      nota: {
        idTitulo: 41,
        numDocumento: '310041',
        serieDocumento: '1',
        dataDocumento: hora(0),
        valorTotalNota: 20_000,
        idPessoaEmitente: 1,
        prazoAte: null,
      },
      isTotal: true,
      idDevolucaoMotivo: 2,
      descDevolucaoMotivo: 'Erro de pedido',
      notaEletronica: true,
      observacoes: '',
    },
    device.env,
  );

describe('the list of returns', () => {
  test('is newest first with the value and the count, the customer in each row and a mark of the type', async () => {
    await showList();
    expect(await numbers()).toEqual(['904', '903', '902', '901']);
    expect(await screen.findByText(/^4 devoluções · Valor total R\$\s40,00$/)).toBeTruthy();
    const text = (await rowOf('902')).textContent;
    expect(text).toContain('Farmácia Modelo');
    expect(text).toContain('11.222.333/0001-81');
    expect(text).toContain('Total');
    expect((await rowOf('901')).textContent).toContain('Parcial');
  });

  test('an unknown situation has the company’s colour next to its word', async () => {
    await showList();
    const strip = (await rowOf('904')).querySelector<HTMLElement>('[style*="background"]');
    expect(strip?.style.background).toBe('rgb(170, 0, 187)');
    expect(strip?.parentElement?.textContent).toBe('Em vistoria');
  });

  test('returns that wait on the device stand on top under their local code', async () => {
    const device = await openList([RASCUNHO, PRONTA]);
    await nova(device);
    await show(device);
    const [code, ...others] = await numbers();
    expect(others).toEqual(['902', '901']);
    expect((await rowOf(must(code, 'local code'))).textContent).toContain('Finalizada, aguardando envio');
  });

  test('a refused change leads to its decision', async () => {
    const device = await openList([RASCUNHO]);
    await device.vault.parked.put(
      sampleParked(
        1,
        { tipo: 'devolucao-excluir', devolucao: 'n901', idDevolucao: 901, idTitulo: 31, numDocumento: '1' },
        { lane: laneOfDevolucao('n901'), idPessoaCliente: CLIENTE },
      ),
    );
    await show(device);
    await user.click(await screen.findByRole('button', { name: 'Precisa de você' }));
    expect(sincronizacaoState.isOpen).toBe(true);
  });

  test('is narrowed by its drawer, which names the customer, and a chip takes the filter off again', async () => {
    await showList();
    await rows();
    await press(/^Filtrar/);
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Devoluções' }));
    const cliente = drawer.getByLabelText<HTMLInputElement>('Cliente');
    await soon(() => expect([cliente.value, cliente.readOnly]).toEqual(['Farmácia Modelo', true]));
    expect(drawer.getByLabelText<HTMLInputElement>('Data final').max).toBe(hoje);
    await user.selectOptions(drawer.getByLabelText('Situação'), 'Em coleta');
    expect(await numbers()).toEqual(['903']);
    expect(location.search).toBe('?sit=11');
    await user.fill(drawer.getByLabelText('Data final'), '2020-01-01');
    expect(drawer.getByText('A data inicial é maior que a data final.')).toBeTruthy();
    expect(location.search).toBe('?sit=11');
    await user.click(drawer.getByRole('button', { name: 'Ver 1 devolução' }));
    await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Remover filtro Situação: Em coleta');
    await soon(async () => expect(await numbers()).toHaveLength(4));
  });

  test('without returns offers a new one', async () => {
    await showList([]);
    expect(await screen.findByText('Nenhuma devolução encontrada.')).toBeTruthy();
    await user.click(must(screen.getAllByRole('button', { name: 'Nova devolução' })[1], 'button'));
    expect(location.pathname).toBe('/devolucao/cadastrar');
  });

  test('is one of cards on a phone', async () => {
    setViewport({ width: 400, pointer: 'coarse' });
    await showList();
    expect(within(await screen.findByRole('grid')).queryAllByRole('columnheader')).toEqual([]);
  });
});

describe('returns that are over and older than those on the device', () => {
  const ANTIGAS = '/devolucao?de=2020-01-01&ate=2020-02-01';
  const antiga = (id: number) =>
    devolucaoSample(id, { dataDevolucao: '2020-01-15T10:00:00-03:00', totalRegistros: 2 });

  test('are asked of the server, page by page', async () => {
    server.answer(consultarDevolucoes, ({ query }) => [antiga(query.get('paginaAtual') === '1' ? 907 : 906)]);
    await showList([], ANTIGAS);
    await soon(async () => expect(await numbers()).toEqual(['907', '906']));
    expect(server.askedOf(consultarDevolucoes)[0]?.query.get('dataFinal')).toBe('2020-02-01');
  });

  test('come with the signal, and the screen says so', async () => {
    server.silence(consultarDevolucoes);
    await showList([], ANTIGAS);
    expect(
      await screen.findByText(
        'Sem sinal: devoluções encerradas há mais de 90 dias não ficam neste aparelho e aparecem quando o sinal voltar.',
      ),
    ).toBeTruthy();
  });

  test('a device that has none asks the server for the default list', async () => {
    server.reply(consultarDevolucoes, [{ ...PRONTA, totalRegistros: 1 }]);
    await show(await openList(null));
    expect(await numbers()).toEqual(['902']);
    expect(server.askedOf(consultarDevolucoes)[0]?.query.has('dataInicial')).toBe(false);
  });
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
    expect(await shownToasts().findByText(/^A nova situação está salva neste aparelho/)).toBeTruthy();
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
    expect(await screen.findByText('Nenhuma devolução encontrada.')).toBeTruthy();
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
});
