import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import type { SyncEnv } from '#sync/env.ts';
import { drain } from '#sync/push/push.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

let server: HttpServer;
let device: TestDevice;
let stocked: number[];

beforeAll(async () => {
  server = await startHttpServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.database.reset();
  device = await openTestDevice(await logIn());
  await device.refresh();
  const found = must(await device.env.engine.search('', { offset: 0, limit: 40 }), 'search');
  stocked = found.produtos.flatMap((p) =>
    (p.preco?.estoque ?? 0) >= 60 && p.preco?.idPessoaFilial === 1 && !p.controlado ? [p.idProduto] : [],
  );
});

afterEach(() => device.close());

const product = (i: number) => must(stocked[i], 'product');
const waiting = () => device.env.vault.outbox.toArray();
const undecided = async () => (await device.env.vault.parked.toArray()).filter((p) => p.decided === null);
const link = () => ({ idUsuario: device.env.vault.idUsuario, idPessoaCliente: 101 });
const linhas = () => server.database.db.selectFrom('carrinhoItem').select(['idItem', 'quantidade']).execute();

async function unlink(): Promise<void> {
  const { idUsuario, idPessoaCliente } = link();
  const own = server.database.db.deleteFrom('usuarioCliente').where('idUsuario', '=', idUsuario);
  await own.where('idPessoaCliente', '=', idPessoaCliente).execute();
}

const linkAgain = () => server.database.db.insertInto('usuarioCliente').values(link()).execute();

/**
 * Sends unsent changes but keeps their responses back. Returns the requests of changes. `isDone`: they reach
 * the server.
 */
async function sendUnheard(isDone: boolean): Promise<Parameters<SyncEnv['send']>[]> {
  const lost: Parameters<SyncEnv['send']>[] = [];
  const send: SyncEnv['send'] = async (...request) => {
    if (request[1].key === undefined) return device.env.send(...request);
    lost.push(request);
    if (isDone) await device.env.send(...request);
    return { kind: 'silence', reason: 'timeout' };
  };
  device.clock.now += 1000;
  await drain({ ...device.env, send });
  return lost;
}

test('changes of a lost customer whose cart was never read are parked with the reason; others are sent', async () => {
  const { vault } = device.env;
  await device.setQuantidade(product(0), 3);
  await device.setQuantidade(product(1), 4);
  await device.serve(104);
  await device.setQuantidade(product(2), 5);
  await vault.carrinhos.clear();
  await unlink();
  await device.drainAll();
  expect(await waiting()).toEqual([]);
  expect(await linhas()).toEqual([{ idItem: product(2), quantidade: 5 }]);
  expect((await undecided()).map((p) => [p.codigo, p.description])).toEqual(
    Array.from({ length: 2 }, () => [
      'cliente-nao-vinculado',
      'Este cliente não está vinculado ao seu usuário.',
    ]),
  );
});

test('a request refused for a lost customer is not applied when it arrives after the customer is back', async () => {
  await device.drainAll();
  await device.setQuantidade(product(0), 3);
  const [ghost] = await sendUnheard(false);
  await unlink();
  device.clock.now += 120_000;
  await device.drainAll();
  expect((await undecided()).map((p) => p.codigo)).toEqual(['cliente-nao-vinculado']);
  await linkAgain();
  await device.env.send(...must(ghost, 'request'));
  expect(await linhas()).toEqual([]);
});

test('a change applied before its customer was lost keeps its response', async () => {
  await device.drainAll();
  await device.setQuantidade(product(0), 3);
  await sendUnheard(true);
  await unlink();
  device.clock.now += 120_000;
  await device.drainAll();
  expect([await waiting(), await undecided()]).toEqual([[], []]);
  expect(await device.env.vault.receipts.count()).toBe(1);
});
