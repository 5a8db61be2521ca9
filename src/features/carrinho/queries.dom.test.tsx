import { expect, test } from 'vitest';
import { validarRestricoesCombo } from '#contract/catalogue/combo-calls.ts';
import { MARCA_HEADER } from '#contract/wire/headers.ts';
import { noteMarca, readMarca } from '#outbox/marca.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { askCombo } from './queries.ts';

const server = fakeServer();
const QUERY = { idCarrinhoGrupo: 5, idPromocaoCombo: 7, quantidade: 2 };

test('a combo is checked with the server’s mark; a refused mark is forgotten and returns undefined', async () => {
  const device = await openPageDevice();
  await noteMarca(device.vault, 'epoca.4', 1);
  server.reply(validarRestricoesCombo, { valido: true });
  expect(await askCombo(device, QUERY)).toBeNull();
  server.refuse(validarRestricoesCombo, {
    status: 409,
    Message: 'Atenção!',
    Description: 'Leia o carrinho de novo.',
    Codigo: 'outra-epoca',
  });
  expect(await askCombo(device, QUERY)).toBeUndefined();
  const marks = server.askedOf(validarRestricoesCombo).map(({ headers }) => headers.get(MARCA_HEADER));
  expect(marks).toEqual(['epoca.4', 'epoca.4']);
  expect((await readMarca(device.vault))?.marca).toBeNull();
});
