import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { consultarNotasDevolucao } from '#contract/returns/devolucao-consultas.ts';
import { itemDaNotaSample, notaDevolvivelSample } from '#domain/returns/nota-devolvivel-sample.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import {
  choose,
  escolherNota,
  expectAlert,
  openForm,
  press,
  renderForm,
} from '#tests/support/dom/nova-devolucao-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, shownToasts, soon } from '#tests/support/dom/shown.ts';
import { notaDeOntem, TITULO } from './nova-sample.ts';

const server = fakeServer();
const user = person();

afterEach(() => sessionStorage.clear());

test('a new return has its title, its customer, and an invoice that the customer issues', async () => {
  await openForm();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nova Devolução');
  expect(screen.getByLabelText('Cliente').textContent).toBe('Farmácia Modelo');
  const issuer = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Nota fiscal de devolução emitida pelo cliente',
  });
  expect([issuer.checked, issuer.disabled]).toEqual([true, true]);
  expect(screen.getByText('Total de caracteres: 0 de 250')).toBeTruthy();
  await choose('Parcial');
  expect(screen.getByRole('button', { name: 'Confirmar' })).toBeTruthy();
  await choose('Total');
  await choose('Manual');
  expect(screen.getByRole('button', { name: 'Finalizar' })).toBeTruthy();
  await choose('Parcial');
  await choose('Total');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'NF-e' }).checked).toBe(true);
});

test('a new return says its next step, and its main act is the one that comes next', async () => {
  await openForm();
  const main = () => screen.getAllByRole('button').find(({ className }) => className.includes('primary'));
  expect(screen.getByText('Selecione a nota fiscal da devolução.')).toBeTruthy();
  expect(main()?.textContent).toBe('Selecionar nota fiscal');
  await escolherNota();
  expect(screen.getByLabelText('Número da nota fiscal').textContent).toBe('310001');
  expect(main()).toBeUndefined();
  await choose('Parcial');
  expect(screen.getByText(/^Confirme: em seguida você escolhe os itens/)).toBeTruthy();
  expect(main()?.textContent).toBe('Confirmar');
});

test('a total return that the server takes is said to be finalised', async () => {
  const { vault } = await openForm();
  await vault.checkpoints.put({ name: 'connection', state: 'connected', at: 1 });
  await escolherNota();
  await choose('Total');
  await user.selectOptions(screen.getByLabelText('Motivo'), 'Erro de pedido');
  await press('Finalizar');
  expect((await findBox('Confirmação')).textContent).toContain('Realmente deseja finalizar a devolução?');
  await press('Sim');
  await soon(async () => expect(await vault.outbox.count()).toBe(1));
  await vault.outbox.clear();
  expect(await shownToasts().findByText('Devolução eletrônica finalizada com sucesso.')).toBeTruthy();
  await soon(() => expect(location.pathname).toBe('/devolucao'));
});

test('a return is refused without an invoice, a type and, where it is total, a reason', async () => {
  const { vault } = await openForm();
  await press('Finalizar');
  await expectAlert('Nenhuma nota fiscal foi selecionada.');
  await escolherNota();
  await press('Finalizar');
  await expectAlert('Selecione o tipo da devolução');
  await choose('Total');
  await press('Finalizar');
  await expectAlert('Selecione o motivo da devolução.');
  expect(await vault.outbox.count()).toBe(0);
});

test('a total return without a signal is kept on the device, and leads to the list', async () => {
  const { vault } = await openForm();
  await escolherNota();
  expect(screen.getByText(/^Prazo até \d{2}\/\d{2}\/\d{4}$/)).toBeTruthy();
  await choose('Total');
  await user.selectOptions(screen.getByLabelText('Motivo'), 'Erro de pedido');
  await choose('Manual');
  await user.fill(screen.getByLabelText('Observações'), 'Caixa fechada');
  expect(screen.getByText('Total de caracteres: 13 de 250')).toBeTruthy();
  await press('Finalizar');
  expect((await findBox('Confirmação')).textContent).toContain(
    'Esta devolução dependerá de aprovação. Realmente deseja finalizar a devolução?',
  );
  await press('Sim');
  expect(
    await shownToasts().findByText(/^Devolução [A-Z]\d[A-Z]-\d{3} guardada neste aparelho/),
  ).toBeTruthy();
  await soon(() => expect(location.pathname).toBe('/devolucao'));
  expect((await vault.outbox.toArray()).map(({ intent }) => intent)).toMatchObject([
    {
      tipo: 'devolucao-criar',
      isTotal: true,
      idDevolucaoMotivo: 2,
      notaEletronica: false,
      observacoes: 'Caixa fechada',
      nota: { idTitulo: TITULO, numDocumento: '310001' },
    },
  ]);
});

test('a partial return is a draft and leads to its entry; another one of the invoice leads to the first', async () => {
  const { vault } = await openForm();
  await escolherNota();
  await choose('Parcial');
  expect(screen.queryByLabelText('Motivo')).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Manual' })).toBeNull();
  await press('Confirmar');
  await soon(() => expect(location.pathname).toBe('/devolucao/digitacao'));
  const [row] = await vault.outbox.toArray();
  expect(row?.intent).toMatchObject({ tipo: 'devolucao-criar', isTotal: false, idDevolucaoMotivo: null });
  const entry = location.search;
  expect(entry).toMatch(new RegExp(`^\\?id=[A-Z]\\d[A-Z]-\\d{3}&titulo=${TITULO}$`));

  history.replaceState(null, '', '/devolucao/cadastrar');
  await escolherNota();
  await choose('Parcial');
  await press('Confirmar');
  await expectAlert('Já existe uma devolução em digitação para esta nota fiscal (');
  await soon(() => expect(location.search).toBe(entry));
  expect(await vault.outbox.count()).toBe(1);
});

test('a total return of a refrigerated product is refused before it is sent', async () => {
  const { vault } = await openForm([itemDaNotaSample(1, { refrigerado: true })]);
  await escolherNota();
  await choose('Total');
  await user.selectOptions(screen.getByLabelText('Motivo'), 'Erro de pedido');
  await press('Finalizar');
  await expectAlert('Produtos refrigerados só são devolvidos por avaria no transporte');
  expect(await vault.outbox.count()).toBe(0);
});

test('an invoice out of term is warned of, and one without units left cannot be chosen', async () => {
  server.reply(consultarNotasDevolucao, {
    ListaNotas: [
      { ...notaDevolvivelSample(1), ...notaDeOntem({ numDocumento: '901', prazoAte: '2020-01-01' }) },
      { ...notaDevolvivelSample(2), ...notaDeOntem({ numDocumento: '902', todosItensDevolvidos: true }) },
    ],
  });
  await openForm();
  await press('Selecionar nota fiscal');
  const dialog = within(await screen.findByRole('dialog', { name: 'Selecionar nota fiscal' }));
  await user.click(await dialog.findByRole('button', { name: '902' }));
  await expectAlert('Todas as unidades já foram devolvidas');
  expect(dialog.getByRole('button', { name: '902' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(dialog.getByRole('button', { name: '901' }));
  expect(await screen.findByText(/^Nota fiscal fora do prazo de devolução/)).toBeTruthy();
});

test('a search takes digits, refuses crossed days, and says whose invoices it found', async () => {
  server.silence(consultarNotasDevolucao);
  await openForm();
  await press('Selecionar nota fiscal');
  const dialog = within(await screen.findByRole('dialog', { name: 'Selecionar nota fiscal' }));
  expect(
    await dialog.findByText(
      'Sem sinal: notas dos últimos 60 dias que estão neste aparelho, atualizadas agora.',
    ),
  ).toBeTruthy();
  await user.fill(dialog.getByLabelText('Data inicial'), '2099-01-01');
  await press('Buscar');
  expect(await dialog.findByText('A data inicial é maior que a data final.')).toBeTruthy();
  await user.fill(dialog.getByLabelText('Data inicial'), '2026-01-01');
  await user.type(dialog.getByLabelText('Número da nota'), 'x99{Enter}');
  expect(await dialog.findByText(/^Nenhuma nota fiscal encontrada/)).toBeTruthy();
});

test('the typed form outlives the screen until it is cancelled', async () => {
  const device = await openForm();
  await user.fill(screen.getByLabelText('Observações'), 'Meia caixa');
  const { unmount } = renderForm(device);
  const fields = await screen.findAllByLabelText<HTMLTextAreaElement>('Observações');
  expect(fields.at(-1)?.value).toBe('Meia caixa');
  unmount();
  await press('Cancelar');
  expect((await findBox('Confirmação')).textContent).toContain('será perdido');
  await press('Sim');
  await soon(() => expect(location.pathname).toBe('/devolucao'));
  expect(sessionStorage.length).toBe(0);
});
