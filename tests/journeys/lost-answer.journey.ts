import { expect, test } from './support/journey.ts';
import { DIPIRONA } from './support/produtos.ts';
import { confirmedNumbers, enter, finalise, openCarrinho, order } from './support/steps.ts';

test('an order whose answer is lost twice is made once and shows the number it was given', async ({
  page,
  server,
  watch,
}) => {
  await enter(page);
  await order(page, DIPIRONA, 100);
  await openCarrinho(page);

  // Chromium sends a POST again by itself when a connection breaks; what counts is how often the app was told so.
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
