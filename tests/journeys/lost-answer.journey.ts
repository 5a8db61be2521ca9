import { hurry } from './support/clock.ts';
import { expect, test } from './support/journey.ts';
import { DIPIRONA, LOSARTANA } from './support/produtos.ts';
import { expectRest } from './support/rest.ts';
import { confirmedNumbers, enterBusca, finalise, openCarrinho, order } from './support/steps.ts';

/** Bytes of an answer with its headers whole and its text not. */
const HALF_WAY = 1700;

test('an order whose answer is lost twice is made once and shows the number it was given', async ({
  page,
  server,
  watch,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 100);
  await openCarrinho(page);

  // Chromium repeats a POST by itself when a connection breaks; the app's own failures count.
  let lost = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes('/ConfirmarCarrinho')) lost += 1;
  });
  server.levers.beforeReply = ({ path }) =>
    path.endsWith('/ConfirmarCarrinho') && lost < 2 ? 'reset' : undefined;
  watch.expect(/net::ERR_(?:CONNECTION_RESET|EMPTY_RESPONSE|CONNECTION_CLOSED)/);
  await finalise(page);
  const numbers = await confirmedNumbers(page);

  expect(lost).toBe(2);
  const sent = server.seen.filter((one) => one.path.endsWith('/ConfirmarCarrinho'));
  expect(sent.length).toBeGreaterThan(2);
  expect(new Set(sent.map((one) => one.key)).size).toBe(1);
  expect(numbers).toHaveLength(1);
  expect(await server.orders()).toEqual(numbers);
});

test('answers that are reset, cut half-way, too late or overtaken by their own repeat change nothing twice', async ({
  page,
  server,
  watch,
}) => {
  watch.expect(/net::ERR_(?:CONNECTION_RESET|EMPTY_RESPONSE|CONNECTION_CLOSED|CONTENT_LENGTH_MISMATCH)/);
  watch.expect(/net::ERR_INCOMPLETE_CHUNKED_ENCODING/);
  let lost = 0;
  page.on('requestfailed', (request) => {
    if (/Carrinho/.test(request.url()) && request.method() !== 'GET') lost += 1;
  });
  const isOrder = (path: string) => path.endsWith('/ConfirmarCarrinho');
  await enterBusca(page);

  await test.step('a line is applied and its warm connection reset, three times', async () => {
    server.levers.beforeReply = ({ path }) =>
      path.endsWith('/manterCarrinhoCompra') && lost < 3 ? 'reset' : undefined;
    await order(page, DIPIRONA, 40);
    await expectRest(page, server, { orders: 0, quantities: [40] });
    expect(lost).toBe(3);
  });

  await test.step('the answer to the order breaks in the middle of its text, twice', async () => {
    server.levers.beforeReply = null;
    server.levers.cutAfter = ({ path }) => (isOrder(path) && lost < 5 ? HALF_WAY : undefined);
    const failed = page.waitForEvent('response', (response) => isOrder(new URL(response.url()).pathname));
    await finalise(page);
    // The status had come: the text behind it was cut.
    expect((await failed).status()).toBe(200);
    await expectRest(page, server, { orders: 1, quantities: [] });
    expect(lost).toBe(5);
  });

  await hurry(page, 5);
  for (const [when, orders] of [
    ['beforeReply', 2],
    ['beforeHandling', 3],
  ] as const) {
    const what =
      when === 'beforeReply'
        ? 'the order is made and its answer comes after the time-out'
        : 'the first request is handled after its own repeat';
    await test.step(what, async () => {
      server.levers.cutAfter = null;
      let isFirst = true;
      server.levers[when] = ({ path }) => {
        if (!isOrder(path) || !isFirst) return undefined;
        isFirst = false;
        return 7000;
      };
      await order(page, LOSARTANA, 30);
      await openCarrinho(page);
      await finalise(page);
      await confirmedNumbers(page);
      await expectRest(page, server, { orders, quantities: [] });
      expect(lost).toBe(orders + 4);
      server.levers[when] = null;
    });
  }
  // The late one has been handled by now, whatever it did.
  await page.waitForTimeout(4000);
  await expectRest(page, server, { orders: 3, quantities: [] });
});
