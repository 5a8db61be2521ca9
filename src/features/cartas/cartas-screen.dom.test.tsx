import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultarCartaItens, consultarCartas } from '#contract/letters/carta-consultas.ts';
import { alterarSituacaoCarta, cadastrarCarta } from '#contract/letters/carta-mudancas.ts';
import { cartaSample } from '#domain/letters/carta-sample.ts';
import { must } from '#lib/must.ts';
import { readCartas } from '#mirror/cartas.ts';
import { ha, hoje, lida, openCartas, press, semSinal, showCartas } from '#tests/support/dom/cartas-page.tsx';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { expectAlert } from '#tests/support/dom/nova-devolucao-page.tsx';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { criarCarta } from './queries-atos.ts';

const server = fakeServer();
const user = person();

const ABERTA = cartaSample(11, { data: ha(1) });
const REJEITADA = cartaSample(12, { data: ha(2), situacao: 3 });
const FINALIZADA = cartaSample(13, { data: ha(3), situacao: 4 });
const ANTIGA = cartaSample(14, { data: ha(40), situacao: 4 });
const KEPT = [ABERTA, REJEITADA, FINALIZADA, ANTIGA].map((carta) => lida(carta));

async function openLista(address = '/cartacorrecao') {
  const device = await openCartas(address, KEPT);
  showCartas(device);
  await screen.findByRole('grid', { name: 'Cartas de correção' });
  return device;
}

const codigos = async () =>
  within(await screen.findByRole('grid', { name: 'Cartas de correção' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const marcar = async (id: number) =>
  user.click(await screen.findByRole('radio', { name: `Marcar carta de correção nº ${id}` }));

test('letters of the last seven days are listed, counted, and explained by a legend of five', async () => {
  await openLista();
  expect(await codigos()).toEqual(['11', '12', '13']);
  // The count is spoken too, a moment later.
  expect(screen.getAllByText('3 registros')[0]).toBeTruthy();
  const legenda = within(screen.getByRole('list', { name: 'Legenda da lista' })).getAllByRole('listitem');
  expect(legenda.map(({ textContent }) => textContent)).toEqual([
    'Aberta 1',
    'Aguardando Aprovação 0',
    'Rejeitada 1',
    'Finalizada 1',
    'Excluída 0',
  ]);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  for (const header of ['Código', 'Data', 'Nota fiscal', 'Série', 'Filial', 'Cliente', 'Situação'])
    expect(headers).toContain(header);
});

test('the situation of a letter stands once in its row, and a press in the legend lists one situation', async () => {
  await openLista();
  const row = must(screen.getAllByRole('row')[1], 'row');
  expect(within(row).getAllByText(/Aberta/)).toHaveLength(1);
  await press('Rejeitada 1');
  await soon(async () => expect(await codigos()).toEqual(['12']));
  // The counts are those of the period, also of situations that are not listed.
  expect(screen.getByRole('button', { name: 'Aberta 1' })).toBeTruthy();
  expect(location.search).toBe('?sit=3');
  expect(screen.queryByRole('list', { name: 'Filtros escolhidos' })).toBeNull();
  await press('Rejeitada 1');
  await soon(async () => expect(await codigos()).toEqual(['11', '12', '13']));
});

test('a card on a phone names another customer than the one being served', async () => {
  setViewport({ width: 360, height: 740, pointer: 'coarse' });
  const { pessoa } = REJEITADA.cliente;
  const outra = { ...REJEITADA, cliente: { pessoa: { ...pessoa, idPessoa: 999, nome: 'A filial' } } };
  showCartas(await openCartas('/cartacorrecao', [lida(ABERTA), lida(outra)]));
  const list = within(await screen.findByRole('grid', { name: 'Cartas de correção' }));
  const [own, other] = list.getAllByRole('row').map(({ textContent }) => textContent);
  expect(own).not.toContain('Cliente');
  expect(other).toContain('ClienteA filial');
});

test('the filter names the customer, ticks every situation, and narrows the list behind it', async () => {
  await openLista();
  await user.keyboard('{Shift>}F{/Shift}');
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Carta de Correção' }));
  expect(await drawer.findByText('Farmácia Modelo')).toBeTruthy();
  const boxes = drawer.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true, true]);
  await user.click(drawer.getByRole('checkbox', { name: 'Rejeitada' }));
  await soon(async () => expect(await codigos()).toEqual(['11', '13']));
  expect(location.search).toBe('?sit=1;2;4;5');
  await user.click(drawer.getByRole('button', { name: '90 dias' }));
  await soon(async () => expect(await codigos()).toEqual(['11', '13', '14']));
});

test('an act without a marked letter asks for one', async () => {
  await openLista();
  for (const name of ['Consultar', 'Alterar', 'Excluir']) {
    await press(name);
    await expectAlert('Nenhum registro foi selecionado.');
  }
});

test('a letter that is not open is neither changed nor deleted, and the reason names the situations', async () => {
  await openLista();
  await marcar(13);
  await press('Alterar');
  await expectAlert(
    'Situação inválida para alteração.\nEsta carta está na situação Finalizada: só as da situação Aberta podem ser alteradas.',
  );
  await press('Excluir');
  await expectAlert(
    'Situação inválida para exclusão.\nEsta carta está na situação Finalizada: só as da situação Aberta podem ser excluídas.',
  );
  expect(server.askedOf(alterarSituacaoCarta)).toEqual([]);
});

test('the Delete key asks the office nothing: its role does not delete letters', async () => {
  const device = await openCartas('/cartacorrecao', KEPT);
  showCartas({ ...device, usuario: { ...device.usuario, papel: 'escritorio' } });
  await codigos();
  screen.getAllByRole('row')[1]?.focus();
  await user.keyboard('{Delete}');
  await user.keyboard('{Enter}');
  await soon(() => expect(location.pathname).toBe('/cartacorrecao/consultar/11'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('Enter on a row reads the letter, Insert makes one, Change leads to its items', async () => {
  await openLista();
  await marcar(11);
  await press('Alterar');
  await soon(() => expect(location.pathname).toBe('/cartacorrecao/alterar/11'));
  history.back();
  await soon(() => expect(location.pathname).toBe('/cartacorrecao'));
  await codigos();
  screen.getAllByRole('row')[2]?.focus();
  await user.keyboard('{Enter}');
  await soon(() => expect(location.pathname).toBe('/cartacorrecao/consultar/12'));
  history.back();
  await press('Inserir');
  await soon(() => expect(location.pathname).toBe('/cartacorrecao/cadastrar'));
});

test('an open letter is deleted after its question, and stays in the list as deleted', async () => {
  const { vault } = await openLista();
  server.reply(alterarSituacaoCarta, cartaSample(11, { data: ha(1), situacao: 5 }));
  screen.getAllByRole('row')[1]?.focus();
  await user.keyboard('{Delete}');
  const question = await findBox('Confirmação');
  expect(question.textContent).toContain(
    'Realmente deseja excluir o item selecionado?\n\nCarta de correção nº 11, da nota fiscal ',
  );
  expect(document.activeElement?.textContent).toBe('Não');
  await press('Sim');
  expect((await findBox('Sucesso')).textContent).toContain('Carta de correção excluída com sucesso!');
  const [asked] = server.askedOf(alterarSituacaoCarta);
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    idCartaCorrecao: '11',
    idSituacaoAtual: '1',
    idSituacaoNova: '5',
    idAcaoOrigem: '8',
  });
  expect(asked?.headers.get('idempotency-key')).toBeTruthy();
  await press('OK');
  expect(await codigos()).toEqual(['11', '12', '13']);
  const kept = (await readCartas(vault, CLIENTE))?.valor.cartas[0]?.carta;
  expect(kept?.cartaCorrecaoSituacao.idCartaCorrecaoSituacao).toBe(5);
});

async function excluir() {
  await openLista();
  await marcar(11);
  await press('Excluir');
  await press('Sim');
}

test('a deleted letter is not the reply to the next making for its invoice', async () => {
  const device = await openLista();
  server.silence(cadastrarCarta);
  await criarCarta(device, ABERTA.titulo.idTitulo);
  server.reply(alterarSituacaoCarta, cartaSample(11, { data: ha(1), situacao: 5 }));
  await marcar(11);
  await press('Excluir');
  await press('Sim');
  await findBox('Sucesso');
  await criarCarta(device, ABERTA.titulo.idTitulo);
  const keys = server.askedOf(cadastrarCarta).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});

test('a deletion refused with Mensagem shows the failure with the server’s sentence', async () => {
  server.refuse(alterarSituacaoCarta, {
    status: 409,
    Message: 'Mensagem',
    Description: 'A carta já foi enviada.',
    Codigo: 'situacao-nao-permite',
  });
  await excluir();
  const box = await findBox('Mensagem');
  expect(box.textContent).toContain(
    'Houve uma falha ao alterar a situação da carta de correção selecionada.',
  );
  expect(box.textContent).toContain('A carta já foi enviada.');
});

test('a deletion without an answer is read again and told as it is', async () => {
  server.silence(alterarSituacaoCarta);
  server.reply(consultarCartaItens, {
    cartaCorrecao: cartaSample(11, { data: ha(1), situacao: 5 }),
    itemNota: [],
  });
  await excluir();
  expect((await findBox('Sucesso')).textContent).toContain('Carta de correção excluída com sucesso!');
});

test('a deletion that did not reach the server says so, and its repeat has the same key', async () => {
  server.silence(alterarSituacaoCarta);
  server.reply(consultarCartaItens, { cartaCorrecao: ABERTA, itemNota: [] });
  await excluir();
  await expectAlert('a carta de correção não foi excluída');
  await press('Excluir');
  await press('Sim');
  await soon(() => expect(server.askedOf(alterarSituacaoCarta)).toHaveLength(2));
  const keys = server.askedOf(alterarSituacaoCarta).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  await expectAlert('a carta de correção não foi excluída');
});

test('without a signal the list is there with its age, and its changes say that they need one', async () => {
  const device = await openCartas('/cartacorrecao', KEPT);
  await semSinal(device);
  showCartas(device);
  expect(await codigos()).toEqual(['11', '12', '13']);
  expect(screen.getByText(/lista atualizada agora$/)).toBeTruthy();
  await press('Inserir');
  await expectAlert('Sem sinal: uma carta de correção só é criada ou alterada com sinal.');
  await marcar(11);
  for (const name of ['Alterar', 'Excluir']) {
    await press(name);
    await expectAlert('Sem sinal: uma carta de correção só é criada ou alterada com sinal.');
  }
  expect(location.pathname).toBe('/cartacorrecao');
});

test('letters that were never brought come with the signal, and the screen says so', async () => {
  server.silence(consultarCartas);
  showCartas(await openCartas('/cartacorrecao'));
  expect(
    await screen.findByText(/^Sem sinal: as cartas de correção deste cliente ainda não estão neste aparelho/),
  ).toBeTruthy();
  expect(screen.queryByText('0 registros')).toBeNull();
});

test('days before those on the device come from the server', async () => {
  server.reply(consultarCartas, { colecao: [cartaSample(3, { data: ha(120) })], totalRegistros: 1 });
  await openCartas('/cartacorrecao', KEPT).then(showCartas);
  history.replaceState(null, '', `/cartacorrecao?de=2026-06-01&ate=${hoje}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await soon(async () => expect(await codigos()).toEqual(['3']));
});

test('a list without letters says so, and offers the days on the device', async () => {
  showCartas(await openCartas('/cartacorrecao', []));
  expect(await screen.findByText('Nenhum item encontrado.')).toBeTruthy();
  expect(screen.getByText('0 registros')).toBeTruthy();
  await press('Ver os últimos 90 dias');
  await soon(() => expect(location.search).toBe(`?de=${ha(90).slice(0, 10)}`));
  expect(screen.queryByRole('button', { name: 'Ver os últimos 90 dias' })).toBeNull();
});

test.each([
  [{ status: 500, body: 'x', isOurs: true }, 'Houve um erro ao consultar as cartas de correção.'],
  [{ status: 404, body: 'x' }, 'Esta função não está disponível neste servidor.'],
])('a failed reading %j is told in its own words', async (raw, texto) => {
  server.raw(consultarCartas, raw);
  showCartas(await openCartas('/cartacorrecao'));
  expect(await screen.findByText(texto)).toBeTruthy();
});

test('an empty list of a longer period does not offer fewer days', async () => {
  server.reply(consultarCartas, { colecao: [], totalRegistros: 0 });
  showCartas(await openCartas(`/cartacorrecao?de=${ha(120).slice(0, 10)}`, []));
  expect(await screen.findByText('Nenhum item encontrado.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver os últimos 90 dias' })).toBeNull();
});
