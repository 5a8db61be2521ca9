import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CodigoDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import { dispatchCodigos } from '#outbox/codigos/dispatch-codigos.ts';
import { readCodigosDoCliente } from '#outbox/codigos/read-codigos.ts';
import { pullCodigos } from '#sync/pull/pull-codigos.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();
let other: TestDevice;

beforeEach(async () => {
  other = await openTestDevice(await logIn());
  await other.refresh();
});
afterEach(() => other.close());

const par = (texto: string, idProduto: number): CodigoDoCliente => ({
  texto,
  idProduto,
  contraCatalogo: false,
});
const save = (aprendidos: CodigoDoCliente[], esquecidos: string[] = [], idPessoaCliente = 101) =>
  dispatchCodigos(
    world.device.env.vault,
    { idPessoaCliente, nomeCliente: 'Drogaria Aurora' },
    { aprendidos, esquecidos },
    world.device.env,
  );
const known = async ({ env }: TestDevice) =>
  [...(await readCodigosDoCliente(env.vault, 101)).values()].map(
    ({ texto, idProduto }) => `${texto}=${idProduto}`,
  );

test('a code learned without a signal arrives once, and is on every device of the customer', async () => {
  const [a = 0, b = 0] = world.sp;
  world.server.levers.offline = true;
  await save([par('x 1', a), par('y 2', b)]);
  await world.device.drainAll();
  expect(await known(world.device)).toEqual([`x 1=${a}`, `y 2=${b}`]);
  world.server.levers.offline = false;
  await world.device.drainAll();
  expect([await world.rows(), await world.parked()]).toEqual([[], []]);
  await pullCodigos(other.env, 101);
  expect(await known(other)).toEqual([`x 1=${a}`, `y 2=${b}`]);
  await save([], ['x 1']);
  await world.device.drainAll();
  await pullCodigos(other.env, 101);
  await pullCodigos(world.device.env, 101);
  expect([await known(other), await known(world.device)]).toEqual([[`y 2=${b}`], [`y 2=${b}`]]);
});

test('a refusal waits for the person and holds neither later codes nor the cart', async () => {
  const [a = 0] = world.sp;
  const { db } = world.server.database;
  const links = await db
    .selectFrom('usuarioCliente')
    .selectAll()
    .where('idPessoaCliente', '=', 101)
    .execute();
  await db.deleteFrom('usuarioCliente').where('idPessoaCliente', '=', 101).execute();
  await save([par('x 1', a)]);
  await world.device.drainAll();
  await db.insertInto('usuarioCliente').values(links).execute();
  await save([par('y 2', a)]);
  await world.device.setQuantidade(a, 3);
  await world.device.drainAll();
  expect((await world.parked()).map(({ codigo, lane }) => [codigo, lane])).toEqual([
    ['cliente-nao-vinculado', 'codigos:101'],
  ]);
  expect(await world.rows()).toEqual([]);
  expect(await known(world.device)).toEqual([`y 2=${a}`]);
});
