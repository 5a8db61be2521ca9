import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { UserMenu } from '#app/header/user-menu.tsx';
import { logout } from '#contract/access/sessao.ts';
import { onSessionChange, readSession } from '#net/session.ts';
import { keepRascunho } from '#outbox/rascunhos/keep-rascunho.ts';
import {
  beginSession,
  CLIENTE,
  openPageDevice,
  type PageDevice,
  USUARIO,
} from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { PARAMETROS_KEY, PARAMETROS_STORAGE, queryClient } from './query-client.ts';

const server = fakeServer();
const user = person();

const PRODUTOS = [
  { idProduto: 1, nome: 'AMOXICILINA' },
  { idProduto: 2, nome: 'DIPIRONA' },
];
const listed = () => JSON.parse(localStorage.getItem('maleta:unsent') ?? '[]') as unknown[];
const queued = ({ vault }: PageDevice) => vault.outbox.count();
const discarded = async ({ vault }: PageDevice) =>
  (await vault.parked.toArray()).filter((row) => row.decided?.as === 'discarded').length;
const dialog = () => screen.findByRole('dialog', { name: 'Sair com trabalho não enviado' });

/** The menu of a user with two unsent changes, unless `pedidos` says otherwise. */
async function openMenu(pedidos = [1, 2]): Promise<PageDevice> {
  const device = await openPageDevice({ produtos: PRODUTOS });
  beginSession();
  for (const idProduto of pedidos) await device.pedir(idProduto, 3);
  renderPage(<UserMenu />, device);
  return device;
}

async function leave(): Promise<void> {
  await user.click(screen.getByRole('button', { name: `Usuário ${USUARIO.nome}` }));
  await user.click(await screen.findByRole('menuitem', { name: /^Sair/ }));
}

beforeEach(() => server.reply(logout, { encerrada: true }));

describe('signing out without unsent work', () => {
  test('asks one question, and yes ends the session here and on the server', async () => {
    await openMenu([]);
    await leave();
    await user.click(within(await findBox('Sair')).getByRole('button', { name: 'Sair' }));
    await soon(() => expect(server.askedOf(logout)).toHaveLength(1));
    expect(readSession()).toBeNull();
  });

  test('forgets data read under the session, but keeps the parameters that the next start needs', async () => {
    await openMenu([]);
    queryClient.setQueryData(PARAMETROS_KEY, { versaoContrato: 1 });
    queryClient.setQueryData(['pedidos'], ['one']);
    localStorage.setItem(PARAMETROS_STORAGE, 'kept');
    await leave();
    await user.click(within(await findBox('Sair')).getByRole('button', { name: 'Sair' }));
    await soon(() => expect(readSession()).toBeNull());
    await soon(() => expect(queryClient.getQueryData(['pedidos'])).toBeUndefined());
    expect(queryClient.getQueryData(PARAMETROS_KEY)).toEqual({ versaoContrato: 1 });
    expect(localStorage.getItem(PARAMETROS_STORAGE)).toBe('kept');
    queryClient.clear();
  });

  test('asks one question, and no leaves the session unchanged', async () => {
    await openMenu([]);
    await leave();
    await user.click(within(await findBox('Sair')).getByRole('button', { name: 'Ficar' }));
    // The question comes again: by then an end of the session would have been seen.
    await leave();
    await findBox('Sair');
    expect(readSession()).not.toBeNull();
    expect(server.askedOf(logout)).toEqual([]);
  });
});

describe('signing out with unsent work', () => {
  test('says how many changes there are, of which customer, and that a new log-in needs a signal', async () => {
    const device = await openMenu();
    await device.vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 0 });
    await leave();
    const text = (await dialog()).textContent;
    expect(text).toContain(`${USUARIO.nome}, há 2 alterações não enviadas`);
    expect(text).toContain('Farmácia Modelo2 alterações');
    expect(text).toContain('para entrar de novo neste aparelho será preciso conexão');
    expect(readSession()).not.toBeNull();
  });

  test('by keeping it ends the session, keeps the queue and first puts the user on the log-in’s list', async () => {
    const device = await openMenu();
    const seen: unknown[] = [];
    const stop = onSessionChange(() => seen.push(...listed()));
    await leave();
    await user.click(within(await dialog()).getByRole('button', { name: 'Manter neste aparelho e sair' }));
    await soon(() => expect(readSession()).toBeNull());
    expect(await queued(device)).toBe(2);
    stop();
    expect(seen).toEqual([{ id: USUARIO.id, nome: USUARIO.nome, count: 2, pedidos: 0, rascunhos: 0 }]);
    expect(listed()).toEqual([{ id: USUARIO.id, nome: USUARIO.nome, count: 2, pedidos: 0, rascunhos: 0 }]);
  });

  test('by sending it says offline why it cannot, and signs out when the last change has been sent', async () => {
    const device = await openMenu();
    await device.vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 0 });
    await leave();
    await user.click(within(await dialog()).getByRole('button', { name: 'Enviar agora' }));
    expect(await screen.findByText('Sem sinal: ainda não foi possível enviar.')).toBeTruthy();
    expect(readSession()).not.toBeNull();
    await device.vault.outbox.clear();
    await soon(() => expect(readSession()).toBeNull());
    expect(listed()).toEqual([]);
  });

  test('by discarding it needs the typed word: another word keeps everything', async () => {
    const device = await openMenu();
    await leave();
    await user.click(within(await dialog()).getByRole('button', { name: 'Descartar…' }));
    const word = screen.getByRole('textbox');
    expect(document.activeElement).toBe(word);
    await user.fill(word, 'descarta');
    await user.click(screen.getByRole('button', { name: 'Descartar e sair' }));
    expect(screen.getAllByText('Digite descartar para confirmar.')).not.toEqual([]);
    expect(word.getAttribute('aria-invalid')).toBe('true');
    expect(await queued(device)).toBe(2);
    expect(readSession()).not.toBeNull();
  });

  test('by the typed word discards all changes before the session ends, and leaves the log-in’s list empty', async () => {
    const device = await openMenu();
    await leave();
    await user.click(within(await dialog()).getByRole('button', { name: 'Descartar…' }));
    const left: Promise<number>[] = [];
    const stop = onSessionChange(() => void left.push(queued(device)));
    await user.fill(screen.getByRole('textbox'), 'Descartar');
    await user.keyboard('{Enter}');
    await soon(() => expect(readSession()).toBeNull());
    stop();
    expect(await Promise.all(left)).toEqual([0]);
    expect([await queued(device), await discarded(device)]).toEqual([0, 2]);
    expect(listed()).toEqual([]);
  });

  test('by staying changes nothing', async () => {
    const device = await openMenu();
    await leave();
    await user.click(within(await dialog()).getByRole('button', { name: 'Ficar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await queued(device)).toBe(2);
    expect(readSession()).not.toBeNull();
  });
});

describe('signing out with a draft of a document', () => {
  /** The menu of a user with a draft, and with unsent changes of these products. */
  async function openWithDraft(pedidos: number[] = []): Promise<PageDevice> {
    const device = await openMenu(pedidos);
    const cliente = { idPessoaCliente: CLIENTE, nomeCliente: 'Farmácia Modelo' };
    const arquivo = { nome: 'alvara.pdf', bytes: new Uint8Array([1, 2, 3]) };
    expect((await keepRascunho(device.vault, cliente, arquivo, device.env)).ok).toBe(true);
    return device;
  }

  test('and nothing else asks what becomes of it, and offers no sending', async () => {
    const device = await openWithDraft();
    await leave();
    const text = (await dialog()).textContent;
    expect(text).toContain(`${USUARIO.nome}, há 1 rascunho de documento que só existe neste aparelho`);
    expect(text).toContain('Farmácia Modelo1 rascunho de documento');
    expect(screen.queryByRole('button', { name: 'Enviar agora' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Manter neste aparelho e sair' }));
    await soon(() => expect(readSession()).toBeNull());
    expect(await device.vault.rascunhos.count()).toBe(1);
    expect(listed()).toEqual([{ id: USUARIO.id, nome: USUARIO.nome, count: 1, pedidos: 0, rascunhos: 1 }]);
  });

  test('by the typed word discards it with its file', async () => {
    const device = await openWithDraft();
    await leave();
    await user.click(within(await dialog()).getByRole('button', { name: 'Descartar…' }));
    await user.fill(screen.getByRole('textbox'), 'descartar');
    await user.keyboard('{Enter}');
    await soon(() => expect(readSession()).toBeNull());
    expect(await device.vault.rascunhos.count()).toBe(0);
    expect(listed()).toEqual([]);
  });

  test('stays signed in when the changes were sent: the draft is not sent by itself', async () => {
    const device = await openWithDraft([1]);
    await leave();
    await user.click(within(await dialog()).getByRole('button', { name: 'Enviar agora' }));
    await device.vault.outbox.clear();
    expect(
      await screen.findByText(/^As alterações foram enviadas\. Um rascunho só é enviado por você/),
    ).toBeTruthy();
    expect(readSession()).not.toBeNull();
    expect(await device.vault.rascunhos.count()).toBe(1);
  });
});
