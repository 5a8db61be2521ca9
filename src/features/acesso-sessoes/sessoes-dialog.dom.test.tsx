import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  consultarSessoes,
  encerrarOutrasSessoes,
  encerrarSessao,
  type Sessao,
} from '#contract/access/sessoes.ts';
import { beginSession, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { SessoesDialog } from './sessoes-dialog.tsx';

const server = fakeServer();
const user = person();

const sessao = (sid: string, dispositivo: string, atual = false): Sessao => ({
  sid,
  dispositivo,
  criadaEm: '2026-11-20T10:00:00-03:00',
  vistaEm: '2026-11-20T11:00:00-03:00',
  atual,
});
const OWN = sessao('s1', 'Chrome no Linux', true);
const LOST = sessao('s2', 'Chrome no Android');

const dialog = () => within(screen.getByRole('dialog', { name: 'Sessões' }));
const findRows = async () =>
  within(await dialog().findByRole('list', { name: 'Sessões abertas' })).getAllByRole('listitem');

async function openDialog() {
  beginSession();
  renderPage(<SessoesDialog onClose={() => undefined} />, await openPageDevice());
}

async function say(answer: 'Encerrar' | 'Cancelar') {
  await user.click(within(await findBox('Encerrar')).getByRole('button', { name: answer }));
}

test('the only session is marked as this device and has nothing to end', async () => {
  server.reply(consultarSessoes, [OWN]);
  await openDialog();
  const rows = await findRows();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('Este aparelho');
  expect(rows[0]?.textContent).toContain('Em uso agora.');
  expect(dialog().getByText('Você não está conectado em nenhum outro aparelho.')).toBeTruthy();
  expect(dialog().queryByRole('button', { name: /^Encerrar/ })).toBeNull();
});

test('the session of a lost device is ended after a question, and leaves the list', async () => {
  let sessoes = [OWN, LOST];
  server.answer(consultarSessoes, () => sessoes);
  server.answer(encerrarSessao, () => {
    sessoes = [OWN];
    return { encerradas: 1 };
  });
  await openDialog();
  expect(await findRows()).toHaveLength(2);
  await user.click(dialog().getByRole('button', { name: /^Encerrar Chrome no Android, que entrou/ }));
  await say('Cancelar');
  expect(server.askedOf(encerrarSessao)).toEqual([]);
  await user.click(dialog().getByRole('button', { name: /^Encerrar Chrome no Android, que entrou/ }));
  await say('Encerrar');
  await soon(async () => expect(await findRows()).toHaveLength(1));
  expect(server.askedOf(encerrarSessao).map(({ path }) => path)).toEqual(['/login/sessoes/s2']);
  // The button that was pressed is gone.
  await soon(() => expect(document.activeElement).toBe(dialog().getByText('Fechar').closest('button')));
});

test('all other sessions are ended at once after a question', async () => {
  let sessoes = [OWN, LOST, sessao('s3', 'Edge no Windows')];
  server.answer(consultarSessoes, () => sessoes);
  server.answer(encerrarOutrasSessoes, () => {
    sessoes = [OWN];
    return { encerradas: 2 };
  });
  await openDialog();
  expect(await findRows()).toHaveLength(3);
  await user.click(dialog().getByRole('button', { name: 'Encerrar todas as outras' }));
  await say('Encerrar');
  await soon(async () => expect(await findRows()).toHaveLength(1));
});

test('a session that could not be ended stays in the list, and the reason is said', async () => {
  server.reply(consultarSessoes, [OWN, LOST]);
  server.silence(encerrarSessao);
  await openDialog();
  await findRows();
  await user.click(dialog().getByRole('button', { name: /^Encerrar Chrome no Android/ }));
  await say('Encerrar');
  expect(await screen.findByText(/^Sem sinal\. As sessões estão no servidor/)).toBeTruthy();
  expect(await findRows()).toHaveLength(2);
});

test('sessions without a signal are said to be on the server, and are read when asked again', async () => {
  server.silence(consultarSessoes);
  await openDialog();
  expect(await dialog().findByText(/^Sem sinal\. As sessões estão no servidor/)).toBeTruthy();
  server.reply(consultarSessoes, [OWN, LOST]);
  await user.click(dialog().getByRole('button', { name: 'Tentar novamente' }));
  expect(await findRows()).toHaveLength(2);
});
