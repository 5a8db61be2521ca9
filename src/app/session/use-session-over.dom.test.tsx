import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LogInHost } from '#app/dialogs/log-in-host.tsx';
import { consultarSessoes } from '#contract/access/sessoes.ts';
import { writeSession } from '#net/session.ts';
import { onSessionEnd } from '#net/session-end.ts';
import { onWake } from '#outbox/wake.ts';
import { openPageDevice, type PageDevice, USUARIO } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const EXPIRADA = {
  status: 401,
  Message: 'Atenção!',
  Description: 'Sua sessão expirou.',
  Codigo: 'sessao-expirada',
};
const PAST = '2020-01-01T00:00:00-03:00';
const FUTURE = '2099-01-01T00:00:00-03:00';

const heard: (string | undefined)[] = [];
let stop = () => undefined as void;

beforeEach(() => {
  heard.length = 0;
  stop = onSessionEnd(({ Codigo }) => void heard.push(Codigo));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The bar and the log-in over the device of a user whose token expires at `expiraEm`. */
async function open(expiraEm: string, change?: (device: PageDevice) => Promise<unknown>): Promise<void> {
  const device = await openPageDevice();
  writeSession({ ...USUARIO, token: 'mine', expiraEm }, true);
  await change?.(device);
  renderPage(<LogInHost />, device);
}

const bar = () => screen.queryByText('Sessão expirada');

test('an expired token makes the page ask the server, whose refusal ends the session', async () => {
  server.refuse(consultarSessoes, EXPIRADA);
  await open(PAST);
  await soon(() => expect(heard).toContain('sessao-expirada'));
  expect(bar()).toBeNull();
});

test('a refused queue makes the page ask the server, whose refusal ends the session', async () => {
  server.refuse(consultarSessoes, EXPIRADA);
  await open(FUTURE, ({ vault }) => vault.checkpoints.put({ name: 'auth', state: 'held', at: 1 }));
  await soon(() => expect(heard).toContain('sessao-expirada'));
  expect(bar()).toBeNull();
});

test('the token’s expiry is checked every 60 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  server.refuse(consultarSessoes, EXPIRADA);
  await open(new Date(Date.now() + 30_000).toISOString());
  vi.advanceTimersByTime(59_000);
  expect(server.askedOf(consultarSessoes)).toEqual([]);
  vi.advanceTimersByTime(1000);
  await soon(() => expect(heard).toEqual(['sessao-expirada']));
});

test('a token that is expired only by the device’s clock stays good when the server accepts it', async () => {
  server.reply(consultarSessoes, []);
  await open(PAST);
  await soon(() => expect(server.askedOf(consultarSessoes)).toHaveLength(1));
  expect([heard, bar()]).toEqual([[], null]);
});

test('a good session sends when another tab’s session holds the queue', async () => {
  server.reply(consultarSessoes, []);
  const woken: string[] = [];
  await open(FUTURE, async ({ vault }) => {
    onTestFinished(onWake(vault.name, (reason) => void woken.push(reason)));
    await vault.checkpoints.put({ name: 'auth', state: 'held', at: 1, sessao: 'other' });
  });
  await soon(() => expect(woken).toEqual(['now']));
  expect(heard).toEqual([]);
});

test('an expired token offline shows a bar and keeps the user signed in', async () => {
  await open(PAST, ({ vault }) => vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 0 }));
  expect(await screen.findByText(/Entre de novo quando houver sinal/)).toBeTruthy();
  expect(server.askedOf(consultarSessoes)).toEqual([]);
  expect(heard).toEqual([]);
});
