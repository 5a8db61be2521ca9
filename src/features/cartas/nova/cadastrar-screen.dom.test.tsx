import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultarCartaItens, consultarCartas } from '#contract/letters/carta-consultas.ts';
import { cadastrarCarta } from '#contract/letters/carta-mudancas.ts';
import { LOTE_COMBO } from '#contract/returns/devolucao.ts';
import { consultarNotasDevolucao } from '#contract/returns/devolucao-consultas.ts';
import { cartaItensSample, cartaSample } from '#domain/letters/carta-sample.ts';
import {
  itemDaNotaSample,
  notaComItensSample,
  notaDevolvivelSample,
} from '#domain/returns/nota-devolvivel-sample.ts';
import type { CartaLida } from '#mirror/cartas.ts';
import { putNotasComItens } from '#mirror/devolucoes.ts';
import { lida, openCartas, press, semSinal, showCartas } from '#tests/support/dom/cartas-page.tsx';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { expectAlert } from '#tests/support/dom/nova-devolucao-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const TITULO = 50_001;
const NOTA = notaDevolvivelSample(TITULO);
const ANTIGA = notaDevolvivelSample(50_002, { numDocumento: '310002' });

async function openNova(kept: readonly CartaLida[] | null = null) {
  server.reply(consultarNotasDevolucao, { ListaNotas: [NOTA, ANTIGA], ForaDoPrazo: [50_002] });
  server.reply(consultarCartaItens, { cartaCorrecao: cartaSample(7), itemNota: cartaItensSample() });
  const device = await openCartas('/cartacorrecao/cadastrar', kept);
  showCartas(device);
  await screen.findByRole('button', { name: 'Pesquisar nota fiscal' });
  return device;
}

async function pesquisar() {
  await press('Pesquisar nota fiscal');
  const dialog = within(await screen.findByRole('dialog', { name: 'Pesquisar nota fiscal' }));
  await dialog.findByRole('button', { name: '310001' });
  return dialog;
}

async function escolher() {
  const dialog = await pesquisar();
  await user.click(dialog.getByRole('button', { name: '310001' }));
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('a letter needs an invoice, which the search gives, and is opened as soon as it is made', async () => {
  await openNova();
  server.reply(cadastrarCarta, cartaSample(7));
  await press('Criar');
  await expectAlert('Selecione uma nota fiscal para continuar.');
  await escolher();
  expect(screen.getByText('310001')).toBeTruthy();
  await press('Criar');
  await soon(() => expect(location.pathname).toBe('/cartacorrecao/alterar/7'));
  const [asked] = server.askedOf(cadastrarCarta);
  expect(asked?.query.get('idTitulo')).toBe(String(TITULO));
  expect(asked?.headers.get('idempotency-key')).toBeTruthy();
});

test('a new letter says its next step, and its main act changes with it', async () => {
  await openNova();
  const main = () => screen.getAllByRole('button').find(({ className }) => className.includes('primary'));
  expect(screen.getByText('Escolha a nota fiscal que tem um lote errado.')).toBeTruthy();
  expect(main()?.textContent).toBe('Pesquisar nota fiscal');
  await escolher();
  expect(screen.getByLabelText('Número da nota fiscal').textContent).toBe('310001');
  expect(screen.getByText(/^Crie a carta: em seguida você informa o lote certo/)).toBeTruthy();
  expect(main()?.textContent).toBe('Criar');
  expect(screen.getByRole('button', { name: 'Trocar nota fiscal' })).toBeTruthy();
});

test('the search asks for the term of letters, and marks an invoice that is out of it', async () => {
  await openNova();
  const dialog = await pesquisar();
  expect(server.askedOf(consultarNotasDevolucao)[0]?.query.get('finalidade')).toBe('carta');
  expect(dialog.getByText('Fora do prazo de 30 dias')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '310002' }));
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  await expectAlert('O prazo de 30 dias para corrigir esta nota fiscal terminou.');
});

test('the search names the open letter of an invoice in its row, and in no other', async () => {
  await openNova([lida(cartaSample(7))]);
  const outra = notaDevolvivelSample(50_003, { numDocumento: '310003' });
  server.reply(consultarNotasDevolucao, { ListaNotas: [NOTA, outra], ForaDoPrazo: [] });
  const dialog = await pesquisar();
  const row = (numero: string) =>
    dialog.getAllByRole('row').find(({ textContent }) => textContent?.includes(numero))?.textContent;
  expect(row('310001')).toContain('Carta nº 7 aberta');
  expect(row('310003')).toContain('No prazo');
});

test('an invoice that has twenty letters cannot be chosen', async () => {
  await openNova(Array.from({ length: 20 }, (_, id) => lida(cartaSample(id + 1, { situacao: 4 }))));
  const dialog = await pesquisar();
  await soon(() =>
    expect(dialog.getByText('Já tem 20 cartas').closest('tr')?.textContent).toContain('310001'),
  );
  await user.click(dialog.getByRole('button', { name: '310001' }));
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  await expectAlert('Esta nota fiscal já tem 20 cartas de correção.');
});

test('the search tells of an invoice that it has no lots, where this device knows', async () => {
  const { vault } = await openNova();
  const combo = notaDevolvivelSample(50_004, { numDocumento: '310004' });
  server.reply(consultarNotasDevolucao, { ListaNotas: [NOTA, combo], ForaDoPrazo: [] });
  const valor = [
    notaComItensSample(TITULO, [itemDaNotaSample(7)]),
    notaComItensSample(50_004, [itemDaNotaSample(8, { lote: LOTE_COMBO })]),
  ];
  await putNotasComItens(vault, CLIENTE, { at: Date.now(), valor });
  const dialog = await pesquisar();
  await soon(() => expect(dialog.getAllByText('Sem lotes para corrigir')).toHaveLength(1));
  const row = dialog.getByText('Sem lotes para corrigir').closest('tr');
  expect(row?.textContent).toContain('310004');
});

test('the search cannot be confirmed without a marked invoice', async () => {
  await openNova();
  const dialog = await pesquisar();
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  await expectAlert('Nenhuma nota foi selecionada.');
});

test('the search needs both dates, takes digits as a number, and Enter in it searches', async () => {
  await openNova();
  const dialog = await pesquisar();
  const numero = dialog.getByLabelText<HTMLInputElement>('Número da nota');
  await user.fill(numero, 'NF 31-00x01');
  expect(numero.value).toBe('310001');
  await user.type(numero, '{Enter}');
  await soon(() =>
    expect(server.askedOf(consultarNotasDevolucao).at(-1)?.query.get('numDocumento')).toBe('310001'),
  );
  const before = server.askedOf(consultarNotasDevolucao).length;
  await user.clear(dialog.getByLabelText('Data final'));
  await user.click(dialog.getByRole('button', { name: 'Pesquisar' }));
  expect(await dialog.findByText('Informe um intervalo válido entre as datas para continuar.')).toBeTruthy();
  expect(server.askedOf(consultarNotasDevolucao)).toHaveLength(before);
});

test('an invalid search takes the earlier result and its mark away', async () => {
  await openNova();
  const dialog = await pesquisar();
  await user.click(dialog.getByRole('button', { name: '310001' }));
  await user.clear(dialog.getByLabelText('Data final'));
  await user.click(dialog.getByRole('button', { name: 'Pesquisar' }));
  expect(dialog.queryByRole('button', { name: '310001' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  await expectAlert('Nenhuma nota foi selecionada.');
});

test('the found invoices are one tab stop, and the arrows move between them', async () => {
  await openNova();
  const dialog = await pesquisar();
  const nota = (name: string) => dialog.getByRole('button', { name });
  expect([nota('310001').tabIndex, nota('310002').tabIndex]).toEqual([0, -1]);
  nota('310001').focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(nota('310002'));
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(nota('310001'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(nota('310002'));
});

test('a search that finds nothing says so', async () => {
  await openNova();
  server.reply(consultarNotasDevolucao, { ListaNotas: [], ForaDoPrazo: null });
  await press('Pesquisar nota fiscal');
  expect(await screen.findByText('Nenhum item encontrado.')).toBeTruthy();
});

test('an invoice that has an open letter offers to open it', async () => {
  await openNova();
  const Description = 'Já existe uma carta de correção aberta para esta nota fiscal (nº 7).';
  server.raw(cadastrarCarta, {
    status: 409,
    isOurs: true,
    body: JSON.stringify({ Message: 'Mensagem', Description, Codigo: 'carta-em-aberto', idCartaCorrecao: 7 }),
  });
  await escolher();
  await press('Criar');
  expect((await findBox('Mensagem')).textContent).toContain(Description);
  await press('Abrir a carta');
  await soon(() => expect(location.pathname).toBe('/cartacorrecao/alterar/7'));
});

test('a refusal titled Mensagem shows its description', async () => {
  await openNova();
  const Description = 'Esta nota fiscal já tem 20 cartas de correção.';
  server.refuse(cadastrarCarta, {
    status: 422,
    Message: 'Mensagem',
    Description,
    Codigo: 'carta-nao-permitida',
  });
  await escolher();
  await press('Criar');
  expect((await findBox('Mensagem')).textContent).toContain(Description);
});

test('a letter whose making got no answer is looked for, and opened if it is there', async () => {
  await openNova();
  server.silence(cadastrarCarta);
  server.reply(consultarCartas, { colecao: [cartaSample(7)], totalRegistros: 1 });
  await escolher();
  await press('Criar');
  expect((await findBox('Mensagem')).textContent).toContain(
    'A carta de correção nº 7 está aberta para esta nota fiscal.',
  );
  await press('OK');
  await soon(() => expect(location.pathname).toBe('/cartacorrecao/alterar/7'));
});

test('a letter whose fate is unknown keeps its key, also when the screen was left', async () => {
  await openNova();
  server.silence(cadastrarCarta);
  server.silence(consultarCartas);
  await escolher();
  await press('Criar');
  expect((await findBox('Sem sinal')).textContent).toContain('ela é criada uma vez só');
  // Behind the box nothing is under way.
  expect(screen.getByRole('button', { name: 'Criar' }).ariaBusy).not.toBe('true');
  await press('OK');
  await press('Cancelar');
  history.back();
  await escolher();
  server.reply(cadastrarCarta, cartaSample(7));
  await press('Criar');
  await soon(() => expect(location.pathname).toBe('/cartacorrecao/alterar/7'));
  const keys = server.askedOf(cadastrarCarta).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('without a signal a new letter says so before anything is chosen', async () => {
  const device = await openCartas('/cartacorrecao/cadastrar');
  await semSinal(device);
  showCartas(device);
  expect(
    await screen.findByText('Sem sinal: uma carta de correção só é criada ou alterada com sinal.'),
  ).toBeTruthy();
  await press('Pesquisar nota fiscal');
  await expectAlert('Sem sinal: uma carta de correção só é criada ou alterada com sinal.');
  expect(screen.queryByRole('dialog')).toBeNull();
});
