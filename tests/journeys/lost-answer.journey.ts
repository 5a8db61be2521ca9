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

  let lost = 0;
  server.levers.beforeReply = ({ path }) => {
    if (!path.endsWith('/ConfirmarCarrinho') || lost === 2) return undefined;
    lost += 1;
    return 'reset';
  };
  watch.expect(/net::ERR_(?:CONNECTION_RESET|EMPTY_RESPONSE|CONNECTION_CLOSED)/);
  await finalise(page);
  const numbers = await confirmedNumbers(page);

  const sent = server.seen.filter((one) => one.path.endsWith('/ConfirmarCarrinho'));
  expect(sent.length).toBeGreaterThan(2);
  expect(new Set(sent.map((one) => one.key)).size).toBe(1);
  expect(numbers).toHaveLength(1);
  expect(await server.orders()).toEqual(numbers);
});
