import type { BrowserContext, Page } from '@playwright/test';
import { hurry, setClockAhead } from './support/clock.ts';
import { countTransactions, crashTab, freezeTab } from './support/dying.ts';
import { expect, test } from './support/journey.ts';
import { DIPIRONA, LOSARTANA } from './support/produtos.ts';
import { createRandom, isLong, SEED } from './support/random.ts';
import { expectRest } from './support/rest.ts';
import type { JourneyServer } from './support/server.ts';
import {
  awaitSent,
  confirmedNumbers,
  enterBusca,
  openCarrinho,
  order,
  questionBox,
} from './support/steps.ts';
import { unsent } from './support/vault.ts';
import { setSignal } from './support/watch.ts';

const LEASE = 90_000;

/** How long a tab waits for the lock of another one. */
const PATIENCE = 60_000;

const isOrder = (url: string): boolean => url.includes('/ConfirmarCarrinho');

const dipirona = (page: Page) => page.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` });

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/carrinho');
  await expect(dipirona(tab)).toBeVisible();
  return tab;
}

/** Finalises in one of two tabs; answers the one that sends the order and the other, the moment it is sent. */
async function finaliseInOneOf(tabs: readonly [Page, Page]): Promise<{ sender: Page; other: Page }> {
  const sending = Promise.race(
    tabs.map((tab) => tab.waitForRequest((request) => isOrder(request.url())).then(() => tab)),
  );
  const [first, second] = tabs;
  await first.bringToFront();
  await first.getByRole('button', { name: 'Finalizar' }).click();
  await questionBox(first).getByRole('button', { name: 'Sim, finalizar' }).click();
  const sender = await sending;
  return { sender, other: sender === first ? second : first };
}

const heldLocks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => ((await navigator.locks.query()).held ?? []).flatMap(({ name }) => name ?? []));

/** Lets the next order arrive, be made, and wait so long for its answer. */
function answerLate(server: JourneyServer, ms: number): void {
  let isFirst = true;
  server.levers.beforeReply = ({ path }) => {
    if (!isOrder(path) || !isFirst) return undefined;
    isFirst = false;
    return ms;
  };
}

test('the tab that sends crashes, or freezes with the lock in its hands: another one goes on, and the order is made once', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.expect(/crashed|net::ERR/);
  await countTransactions(context);
  await enterBusca(page);
  await order(page, DIPIRONA, 100);
  await awaitSent(page);
  await openCarrinho(page);
  // Whichever sends, to the other its lease is over.
  await setClockAhead(context, LEASE);
  const second = await openTab(context);

  const crashed = await finaliseInOneOf([page, second]);
  // Most likely before it is handled: one order must come of it in any case.
  await crashTab(crashed.sender);
  const left = crashed.other;
  await left.bringToFront();
  await expectRest(left, server, { orders: 1, quantities: [] });

  await order(left, DIPIRONA, 50);
  await awaitSent(left);
  await openCarrinho(left);
  await setClockAhead(context, crashed.other === page ? LEASE : 2 * LEASE);
  const third = await openTab(context);
  // Only the wait for the lock: a request that gives up before its tab freezes leaves a time to wait for, on its own clock.
  for (const tab of [left, third]) await hurry(tab, 10, PATIENCE);
  answerLate(server, 10_000);
  const { sender, other } = await finaliseInOneOf([left, third]);
  await expect.poll(() => server.orders(), { intervals: [20] }).toHaveLength(2);
  const thaw = await freezeTab(sender, server);
  try {
    await other.bringToFront();
    await other.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => unsent(other)).toBe(0);
    expect(await heldLocks(other)).toContain('push:vault:maleta:1');
  } finally {
    // A tab that stands still cannot be closed either.
    await thaw();
  }
  await expectRest(other, server, { orders: 2, quantities: [] });
  await sender.bringToFront();
  await expectRest(sender, server, { orders: 2, quantities: [] });
});

const CROWDS = isLong ? [5, 30] : [5];

for (const count of CROWDS) {
  const title = `${count} tabs wake together with an order in the queue, then all but one are closed at random while edits go on`;
  test(title, { tag: count > 5 ? '@long' : [] }, async ({ page, context, server, watch }) => {
    test.setTimeout(count * 20_000 + 60_000);
    console.log(`MALETA_SEED=${SEED}`);
    const random = createRandom(SEED);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    watch.expect(/net::ERR/);
    await enterBusca(page);
    await order(page, DIPIRONA, 100);
    await awaitSent(page);
    await openCarrinho(page);
    const tabs = [page];
    while (tabs.length < count) tabs.push(await openTab(context));

    await setSignal(context, watch, false);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await questionBox(page).getByRole('button', { name: 'Sim, finalizar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Pedido / })).toBeVisible();
    await setSignal(context, watch, true);
    await confirmedNumbers(page);
    await expectRest(page, server, { orders: 1, quantities: [] });

    await order(page, DIPIRONA, 10);
    await order(page, LOSARTANA, 7);
    let wanted = 10;
    while (tabs.length > 1) {
      const tab = pick(tabs);
      await tab.bringToFront();
      wanted += 1;
      await openCarrinho(tab);
      await dipirona(tab).fill(String(wanted));
      await dipirona(tab).press('Enter');
      await expect(dipirona(tab)).toHaveValue(String(wanted));
      const victim = pick(tabs);
      tabs.splice(tabs.indexOf(victim), 1);
      await victim.close();
    }
    const [last] = tabs;
    if (last === undefined) throw new Error('one tab stays');
    await last.bringToFront();
    await expectRest(last, server, { orders: 1, quantities: [wanted, 7] });
  });
}
