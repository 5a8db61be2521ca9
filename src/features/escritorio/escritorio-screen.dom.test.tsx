import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  consultarSolicitacoes,
  responderSolicitacao,
  type SolicitacaoDeVisitante,
} from '#contract/access/solicitacoes.ts';
import { beginSession, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { EscritorioScreen } from './escritorio-screen.tsx';

const server = fakeServer();
const user = person();

const ABERTA: SolicitacaoDeVisitante = {
  numero: 'C12',
  tipo: 'cadastro',
  criadaEm: '2026-11-20T10:00:00-03:00',
  nome: 'Ana Souza',
  email: 'ana@example.com',
  telefone: '11987654321',
  sobre: '99000101000120',
  resposta: null,
  respondidaEm: null,
};
const RESPONDIDA: SolicitacaoDeVisitante = {
  ...ABERTA,
  numero: 'A3',
  tipo: 'acesso',
  sobre: '101, 102',
  resposta: 'recusada',
  respondidaEm: '2026-11-21T10:00:00-03:00',
};

async function open(colecao: readonly SolicitacaoDeVisitante[], enviaEmails = true) {
  let now = [...colecao];
  server.answer(consultarSolicitacoes, () => ({ colecao: now, enviaEmails }));
  server.answer(responderSolicitacao, () => {
    now = now.map((one) => ({ ...one, resposta: 'aceita', respondidaEm: '2026-11-22T10:00:00-03:00' }));
    return { avisada: enviaEmails };
  });
  beginSession();
  renderPage(<EscritorioScreen />, await openPageDevice());
  return await screen.findByRole('list', { name: 'Solicitações' });
}

test('the list tells who asks for what, and only open requests can be answered', async () => {
  const list = await open([ABERTA, RESPONDIDA]);
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('Cadastro C12: Ana Souza');
  expect(first?.textContent).toContain('99.000.101/0001-20');
  expect(second?.textContent).toContain('Recusada');
  expect(second?.textContent).toContain('Clientes: 101, 102');
  expect(screen.getByText('1 sem resposta')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Responder/ })).toHaveLength(1);
});

test('an answer needs a choice, goes with its text, and leaves the request answered', async () => {
  await open([ABERTA]);
  await user.click(screen.getByRole('button', { name: 'Responder C12' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Responder a solicitação C12/ }));
  await user.click(dialog.getByRole('button', { name: 'Responder' }));
  expect(await screen.findByText('Escolha se a solicitação é aceita ou recusada.')).toBeTruthy();
  expect(server.askedOf(responderSolicitacao)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await user.click(dialog.getByRole('radio', { name: 'Aceitar' }));
  await user.fill(dialog.getByRole('textbox', { name: /^Texto para o e-mail/ }), 'Bem-vinda.');
  await user.click(dialog.getByRole('button', { name: 'Responder' }));
  expect(
    await screen.findByText('A resposta foi guardada e vai por e-mail para ana@example.com.'),
  ).toBeTruthy();
  expect(server.askedOf(responderSolicitacao)[0]?.body).toEqual({ resposta: 'aceita', texto: 'Bem-vinda.' });
  await soon(() => expect(screen.queryByRole('button', { name: 'Responder C12' })).toBeNull());
});

test('without mails the office is told to reach the person', async () => {
  await open([ABERTA], false);
  await user.click(screen.getByRole('button', { name: 'Responder C12' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Responder a solicitação C12/ }));
  expect(dialog.getByText(/^Este servidor não envia e-mails/)).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Recusar' }));
  await user.click(dialog.getByRole('button', { name: 'Responder' }));
  expect(
    await screen.findByText(
      /Nenhum e-mail foi enviado: avise a pessoa em ana@example.com ou \(11\) 98765-4321/,
    ),
  ).toBeTruthy();
});
