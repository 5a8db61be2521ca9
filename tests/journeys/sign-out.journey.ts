import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';
import { expect, test, visitor } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA, LOSARTANA } from './support/produtos.ts';
import type { JourneyServer } from './support/server.ts';
import {
  awaitSent,
  confirmedNumbers,
  enterAgain,
  enterBusca,
  fillLogIn,
  finalise,
  openCarrinho,
  order,
} from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Sair com trabalho não enviado' });

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Usuário / }).click();
  await page.getByRole('menuitem', { name: /^Sair/ }).click();
}

/** Waits for the service worker, then makes an order and a change that cannot go out. Answers the order's code. */
async function workWithoutSignal(
  page: Page,
  context: BrowserContext,
  watch: Parameters<typeof setSignal>[1],
) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await setSignal(context, watch, false);
  await order(page, DIPIRONA, 100);
  await openCarrinho(page);
  const code = await finalise(page);
  await order(page, LOSARTANA, 7);
  await expect(page.getByRole('button', { name: /^Sem sinal/ })).toBeVisible();
  return code;
}

/** A user's device, read next to the app: 'unsent' by key, 'discarded' by key, and the signed-in user. */
const readDevice = (page: Page, idUsuario: number) =>
  page.evaluate(async (id) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(`vault:maleta:${id}`);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no vault'));
    });
    type Row = { intent: { tipo: string }; decided?: { as: string } | null };
    const all = (table: string) =>
      new Promise<Row[]>((resolve) => {
        const reading = database.transaction(table).objectStore(table).getAll();
        reading.onsuccess = () => resolve(reading.result as Row[]);
      });
    const isTold = ({ intent }: Row) => intent.tipo !== 'etapa';
    const unsent = (await all('outbox')).filter(isTold).length;
    const parked = await all('parked');
    database.close();
    return {
      unsent,
      discarded: parked.filter((row) => row.decided?.as === 'discarded').length,
      isIn: localStorage.getItem('GSUsuario') !== null,
      listed: JSON.parse(localStorage.getItem('maleta:unsent') ?? '[]') as { count: number }[],
    };
  }, idUsuario);

const idOf = (page: Page): Promise<number> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('GSUsuario') ?? '{}') as { id: number }).id);

/** Logs the user in again while the server takes no change of a cart, and ends without a signal. */
async function logInWithoutSending(
  page: Page,
  { levers }: JourneyServer,
  signal: (on: boolean) => Promise<void>,
): Promise<void> {
  levers.beforeHandling = ({ path }) => (/Carrinho/.test(path) ? 'reset' : undefined);
  await signal(true);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await fillLogIn(page, 'representante', DEMO_SENHA);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Usuário / })).toBeVisible();
  await signal(false);
  levers.beforeHandling = null;
}

test('unsent work that is kept waits behind the password: another user sees and sends none of it', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterBusca(page);
  const code = await workWithoutSignal(page, context, watch);
  await leave(page);
  const dialog = leaveDialog(page);
  await expect(dialog).toContainText('3 alterações não enviadas');
  await expect(dialog).toContainText(`Pedido ${code} · 2 alterações`);
  await expect(dialog).toContainText('para entrar de novo neste aparelho será preciso conexão');
  await look(page, 'sair');
  await dialog.getByRole('button', { name: 'Manter neste aparelho e sair' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(code);

  await setSignal(context, watch, true);
  // The session that was left without a signal ends on the server as soon as there is one.
  const open = server.db.selectFrom('sessao').select('sid').where('revogadaEm', 'is', null);
  await expect.poll(() => open.execute()).toEqual([]);
  const unsent = { name: 'Quem tem trabalho não enviado' };
  await expect(page.getByRole('main').getByRole('list', unsent)).toHaveText(/: 1 pedido e 2 alterações$/);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  const users = page.getByRole('dialog', { name: 'Entre' }).getByRole('list', unsent);
  await expect(users).toHaveText(/: 1 pedido e 2 alterações$/);
  await look(page, 'entrar-nao-enviado');
  await fillLogIn(page, 'farmacia', DEMO_SENHA);
  await expect(page.getByText('Pronto para trabalhar sem sinal')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(code);
  await awaitSent(page);
  expect(await server.orders()).toEqual([]);
  await leave(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();

  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await expect(users).toHaveText(/: 1 pedido e 2 alterações$/);
  await fillLogIn(page, 'representante', DEMO_SENHA);
  await expect.poll(() => server.orders()).toHaveLength(1);
  await awaitSent(page);
  await openCarrinho(page);
  await expect(page.getByRole('spinbutton', { name: `Quantidade de ${LOSARTANA.nome}` })).toHaveValue('7');
  expect(await page.evaluate(() => localStorage.getItem('maleta:unsent'))).toBe('[]');
});

test('sending before leaving ends the session when the last change arrived; a wrong word discards nothing', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterBusca(page);
  const id = await idOf(page);
  await workWithoutSignal(page, context, watch);
  await leave(page);
  const dialog = leaveDialog(page);
  await dialog.getByRole('button', { name: 'Descartar…' }).click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill('descarta');
  await dialog.getByRole('button', { name: 'Descartar e sair' }).click();
  await expect(dialog).toContainText('Digite descartar para confirmar.');
  await look(page, 'sair-descartar');
  expect(await readDevice(page, id)).toMatchObject({ unsent: 3, discarded: 0, isIn: true });

  await dialog.getByRole('button', { name: 'Enviar agora' }).click();
  await expect(dialog).toContainText('Sem sinal: ainda não foi possível enviar.');
  await look(page, 'sair-enviando');
  await setSignal(context, watch, true);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(await server.orders()).toHaveLength(1);
  expect(await readDevice(page, id)).toEqual({ unsent: 0, discarded: 0, isIn: false, listed: [] });
});

type Choice = 'send' | 'keep' | 'discard';

/** Leaves by a choice in a tab that dies so many milliseconds after the press; answers a new tab without a signal. */
async function dieWhileLeaving(
  tab: Page,
  { choice, wait, meanwhile }: { choice: Choice; wait: number; meanwhile: () => Promise<void> },
): Promise<Page> {
  const context = tab.context();
  await leave(tab);
  const dialog = leaveDialog(tab);
  if (choice === 'discard') {
    await dialog.getByRole('button', { name: 'Descartar…' }).click();
    await dialog.getByRole('textbox').fill('descartar');
  }
  const session = await context.newCDPSession(tab);
  const name = { keep: /^Manter/, discard: /^Descartar/, send: 'Enviar agora' }[choice];
  void dialog
    .getByRole('button', { name })
    .last()
    .click({ noWaitAfter: true })
    .catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, wait));
  void session.send('Page.crash').catch(() => undefined);
  await tab.waitForEvent('crash');
  await tab.close();
  await meanwhile();
  const next = await context.newPage();
  await next.goto('/busca');
  await expect(next.getByRole('banner')).toBeVisible();
  return next;
}

test('a tab that dies while unsent work is sent, kept or discarded leaves all of it or none', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterBusca(page);
  const id = await idOf(page);
  let tab = page;
  await workWithoutSignal(tab, context, watch);
  watch.expect(/crashed|net::ERR/);
  const signal = (on: boolean) => setSignal(context, watch, on);

  await test.step('by sending: the order is made once, whatever was answered', async () => {
    server.levers.beforeReply = ({ path }) => (/Carrinho/.test(path) ? 'drop' : undefined);
    for (const wait of [0, 40]) {
      await signal(true);
      tab = await dieWhileLeaving(tab, { choice: 'send', wait, meanwhile: () => signal(false) });
      expect((await readDevice(tab, id)).discarded).toBe(0);
    }
    server.levers.beforeReply = null;
    await signal(true);
    await expect.poll(() => server.orders()).toHaveLength(1);
    await awaitSent(tab);
  });

  await workWithoutSignal(tab, context, watch);
  const meanwhile = async () => undefined;
  await test.step('by keeping: all of it waits, and the log-in names its user', async () => {
    for (const wait of [0, 40]) {
      tab = await dieWhileLeaving(tab, { choice: 'keep', wait, meanwhile });
      const { unsent, discarded, isIn, listed } = await readDevice(tab, id);
      expect([unsent, discarded, listed.map(({ count }) => count)]).toEqual([3, 0, [3]]);
      if (!isIn) break;
    }
  });

  await test.step('by discarding: all of it is dropped before the session ends, or none', async () => {
    if (!(await readDevice(tab, id)).isIn) await logInWithoutSending(tab, server, signal);
    for (const wait of [0, 40]) {
      tab = await dieWhileLeaving(tab, { choice: 'discard', wait, meanwhile });
      const { unsent, discarded, isIn, listed } = await readDevice(tab, id);
      expect([unsent, discarded]).toEqual(unsent === 0 ? [0, 3] : [3, 0]);
      if (!isIn) expect([unsent, listed]).toEqual([0, []]);
      if (!isIn || unsent === 0) break;
    }
  });

  await test.step('discarded work never reaches the server', async () => {
    const { unsent, isIn } = await readDevice(tab, id);
    if (unsent > 0) {
      await leave(tab);
      await leaveDialog(tab).getByRole('button', { name: 'Descartar…' }).click();
      await leaveDialog(tab).getByRole('textbox').fill('Descartar');
      await leaveDialog(tab).getByRole('textbox').press('Enter');
      await expect(tab.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
    }
    await signal(true);
    if (unsent > 0 || !isIn) {
      await tab.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
      await fillLogIn(tab, 'representante', DEMO_SENHA);
    }
    await awaitSent(tab);
    expect(await server.orders()).toHaveLength(1);
  });
});

test('an expired session goes on without a signal, says so, and asks for the password alone when it is back', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterBusca(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await setSignal(context, watch, false);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('GSUsuario') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('GSUsuario', JSON.stringify({ ...session, expiraEm: '2020-01-01T00:00:00Z' }));
  });
  server.levers.clockAhead = 400 * 24 * 3600 * 1000;
  await page.reload();
  const told = page.getByRole('status').filter({ hasText: 'Sessão expirada' });
  await expect(told).toContainText('Entre de novo quando houver sinal.');
  await order(page, DIPIRONA, 100);
  await openCarrinho(page);
  await expect(told).toBeVisible();
  await look(page, 'sessao-expirada-sem-sinal');
  await finalise(page);
  expect(await server.orders()).toEqual([]);

  watch.expect(/401/);
  await setSignal(context, watch, true);
  await enterAgain(page);
  expect(await confirmedNumbers(page)).toEqual(await server.orders());
  await expect(told).toHaveCount(0);
});

visitor(
  'who does not stay connected is taken to the screen by the log-in and forgotten with the tab; unsent work is not',
  async ({ page, context, watch }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Entrar' }).first().click();
    await page.getByRole('dialog').getByLabel('Manter conectado neste aparelho').uncheck();
    await fillLogIn(page, 'representante', DEMO_SENHA);
    await expect(page.getByText('Pronto para trabalhar sem sinal')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('GSUsuario'))).toBe(null);

    await test.step('the focus follows the log-in to the screen', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    await test.step('the first Tab offers to skip the header', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('another tab finds no signed-in user, and shows the users with unsent work', async () => {
      await workWithoutSignal(page, context, watch);
      const other = await context.newPage();
      await page.close();
      await other.goto('/');
      await other.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
      const dialog = other.getByRole('dialog', { name: 'Entre' });
      await expect(dialog.getByRole('list', { name: 'Quem tem trabalho não enviado' })).toHaveText(
        /: 1 pedido e 2 alterações$/,
      );
    });
  },
);
