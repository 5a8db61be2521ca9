import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { consultarDevolucaoMotivos, consultarNotasDevolucao } from '#contract/returns/devolucao-consultas.ts';
import { notaDevolvivelSample } from '#domain/returns/nota-devolvivel-sample.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import {
  choose,
  escolherNota,
  expectAlert,
  openForm,
  press,
} from '#tests/support/dom/nova-devolucao-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';
import { notaDeOntem } from './nova-sample.ts';

const server = fakeServer();
const user = person();

afterEach(() => sessionStorage.clear());

test('the user who goes on elsewhere is not pulled to the entry of the new return', async () => {
  const { vault } = await openForm();
  await vault.checkpoints.put({ name: 'connection', state: 'connected', at: 1 });
  await escolherNota();
  await choose('Parcial');
  await press('Confirmar');
  await soon(async () => expect(await vault.outbox.count()).toBe(1));
  act(() => history.pushState(null, '', '/pedidos'));
  await vault.outbox.clear();
  expect(await shownToasts().findByText('Devolução eletrônica salva com sucesso.')).toBeTruthy();
  expect(location.pathname).toBe('/pedidos');
});

test('a new return keeps the server’s word that its invoice is out of term', async () => {
  server.reply(consultarNotasDevolucao, {
    ListaNotas: [
      {
        ...notaDevolvivelSample(1),
        ...notaDeOntem({ numDocumento: '901', prazoAte: null, foraPrazo: true }),
      },
    ],
  });
  const { vault } = await openForm();
  await escolherNota('901');
  expect(await screen.findByText(/^Nota fiscal fora do prazo de devolução/)).toBeTruthy();
  await choose('Parcial');
  await press('Confirmar');
  await soon(async () => expect(await vault.outbox.count()).toBe(1));
  const [row] = await vault.outbox.toArray();
  expect(row?.intent).toMatchObject({ nota: { prazoAte: null, foraPrazo: true } });
});

test('a reason that the company has no more is to be chosen again', async () => {
  const { vault } = await openForm();
  await escolherNota();
  await choose('Total');
  await user.selectOptions(screen.getByLabelText('Motivo'), 'Erro de pedido');
  const motivos = [{ idDevolucaoMotivo: 1, descDevolucaoMotivo: 'Avaria no transporte' }];
  await vault.documentos
    .where('key')
    .startsWith('devolucaoListas')
    .modify((row) => {
      row.valor = { motivos, situacoes: [], emitentes: [] };
    });
  await soon(() => expect(screen.queryByRole('option', { name: 'Erro de pedido' })).toBeNull());
  expect(screen.getByLabelText<HTMLSelectElement>('Motivo').value).toBe('');
  await press('Finalizar');
  await expectAlert('Selecione o motivo da devolução.');
});

test('reasons that a server does not serve are said to be missing there', async () => {
  server.raw(consultarDevolucaoMotivos, { status: 404, body: 'Cannot GET' });
  const { vault } = await openForm();
  await vault.documentos.where('key').startsWith('devolucaoListas').delete();
  await choose('Total');
  expect(await screen.findByText('Esta função não está disponível neste servidor.')).toBeTruthy();
});
