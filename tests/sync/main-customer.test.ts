import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { noteAvisado, serveChosenCliente } from '#mirror/kept-clientes.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const TELL = 'POST /api/PreferenciaUsuario/alterarClientePrincipal';

let server: HttpServer;
let device: TestDevice;

beforeAll(async () => {
  server = await startHttpServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.database.reset();
  device = await openTestDevice(await logIn());
  await device.refresh();
  server.seen.length = 0;
});

afterEach(() => {
  server.levers.offline = false;
  device.close();
});

const told = () => server.seen.filter((line) => line === TELL).length;
const porAvisar = async () => (await device.env.vault.device.get(1))?.principalPorAvisar;
const principal = async () => {
  const rows = await server.database.db
    .selectFrom('preferenciaUsuario')
    .innerJoin('usuario', 'usuario.idUsuario', 'preferenciaUsuario.idUsuario')
    .select('idPessoaClientePrincipal')
    .where('usuario.idUsuario', '=', device.env.vault.idUsuario)
    .execute();
  return rows.map((row) => row.idPessoaClientePrincipal);
};

test('the main customer chosen offline is sent when online again, the last choice once', async () => {
  server.levers.offline = true;
  await serveChosenCliente(device.env.vault, 104);
  await serveChosenCliente(device.env.vault, 105);
  await device.refresh();
  expect([await porAvisar(), await principal()]).toEqual([105, [101]]);
  server.levers.offline = false;
  server.seen.length = 0;
  await device.refresh();
  expect([await porAvisar(), await principal()]).toEqual([undefined, [105]]);
  expect(told()).toBe(1);
  await device.refresh();
  expect(told()).toBe(1);
});

test('a choice made while the last one was being sent is still to be sent', async () => {
  await serveChosenCliente(device.env.vault, 105);
  await noteAvisado(device.env.vault, 104);
  expect(await porAvisar()).toBe(105);
});

test('a customer who is no longer the user’s is not sent again and again', async () => {
  await serveChosenCliente(device.env.vault, 105);
  const { db } = server.database;
  const link = { idUsuario: device.env.vault.idUsuario, idPessoaCliente: 105 };
  await db
    .deleteFrom('usuarioCliente')
    .where('idPessoaCliente', '=', link.idPessoaCliente)
    .where('idUsuario', '=', link.idUsuario)
    .execute();
  await device.refresh();
  await db.insertInto('usuarioCliente').values(link).execute();
  expect(await porAvisar()).toBeUndefined();
  expect(await principal()).toEqual([101]);
});
