import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lancar } from '#server/customers/data/conta-corrente.ts';
import { changeEstoque, changePreco, changeProduto } from '#server/feed/changes.ts';
import type { AvisoLimits } from '#server/http/hints.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos } from '#tests/support/cart.ts';
import { salvarEmail } from '#tests/support/contatos.ts';
import { bothDatabases, oneDatabase, type TestDatabase } from '#tests/support/database.ts';

const CLIENTE = 101;
const OUTRO_CLIENTE = 102;
const LOSARTANA = 935;
const QUICK: AvisoLimits = {
  perUser: 2,
  inAll: 3,
  lifeMs: 60_000,
  beatMs: 60_000,
  delayMs: { carrinho: 10, cliente: 10, catalogo: 10 },
  spreadMs: { carrinho: 0, cliente: 0, catalogo: 0 },
  gapMs: { carrinho: 0, cliente: 0, catalogo: 0 },
};

type Heard = { status: number; headers: Headers; text: () => string; ended: Promise<void>; stop: () => void };

const opened: Heard[] = [];

/** Listens as a device does, over a real connection. */
async function listen(
  base: string,
  { token }: { token: string },
  { cliente = CLIENTE, query = '' } = {},
): Promise<Heard> {
  const stopping = new AbortController();
  const answer = await fetch(`${base}/api/sincronizacao/avisos?idPessoaCliente=${cliente}${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stopping.signal,
  });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) text += decoder.decode(part as Uint8Array);
  };
  const heard = {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    ended: read().catch(() => undefined),
    stop: () => stopping.abort(),
  };
  opened.push(heard);
  return heard;
}

/** Waits until a hint was heard, five seconds at most. */
async function until(heard: Heard, words: string): Promise<void> {
  for (let i = 0; i < 250 && !heard.text().includes(words); i++) await sleep(20);
  expect(heard.text()).toContain(words);
}

afterEach(async () => {
  for (const one of opened.splice(0)) {
    one.stop();
    await one.ended;
  }
  // The server notices it in the next turn of its loop.
  await sleep(50);
});

describe.each(bothDatabases)('hints on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let base: string;
  let here: ApiClient;
  let there: ApiClient;
  let idProduto: number;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { avisos: QUICK });
    base = await api.app.listen({ port: 0, host: '127.0.0.1' });
    here = await api.as('representante');
    there = await api.as('representante');
    ({ idProduto } = (await findProdutos(database.db))[0] ?? { idProduto: 0 });
    // The first stream makes the server listen to its database, which takes a moment.
    const probe = await listen(base, there);
    while (!probe.text().includes('data: carrinho')) {
      await add(here, idProduto, 1, { IDPessoaCliente: CLIENTE });
      await sleep(20);
    }
    probe.stop();
    await probe.ended;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  test('a second device hears of a changed cart within seconds, and the device that changed it does not', async () => {
    const mine = await listen(base, here);
    const other = await listen(base, there);
    await add(here, idProduto, 3, { IDPessoaCliente: CLIENTE });
    await until(other, 'data: carrinho\n\n');
    expect(mine.text()).not.toContain('data:');
  });

  test('a hint carries only its word and no data', async () => {
    const other = await listen(base, there);
    await add(here, idProduto, 4, { IDPessoaCliente: CLIENTE });
    await until(other, 'carrinho');
    expect(other.text().replace(/:\n\n/g, '')).toMatch(/^(data: (carrinho|cliente|catalogo)\n\n)+$/);
    expect(other.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(other.headers.get('cache-control')).toBe('no-store');
  });

  test('a change of another customer’s cart sends no hint', async () => {
    const other = await listen(base, there);
    await add(here, idProduto, 3, { IDPessoaCliente: OUTRO_CLIENTE });
    await add(here, idProduto, 5, { IDPessoaCliente: CLIENTE });
    await until(other, 'data: carrinho\n\n');
    expect(other.text().match(/data: carrinho/g)).toHaveLength(1);
  });

  test('a new status of an order sends a hint', async () => {
    const { idCarrinho } = (await add(here, idProduto, 40, { IDPessoaCliente: CLIENTE })).body.carrinho;
    await accept(here, idCarrinho);
    const [pedido] = (await confirm(here, idCarrinho)).body.pedidos;
    const mine = await listen(base, here);
    await sleep(200);
    expect(mine.text()).not.toContain('data:');
    await database.db
      .updateTable('prePedido')
      .set({ observacao: 'Entregue na porta dos fundos' })
      .where('idPrePedido', '=', pedido?.idPrePedido ?? 0)
      .execute();
    await until(mine, 'data: cliente\n\n');
  });

  test('a saved contact, and one that the company writes, send hints to the customer’s other devices', async () => {
    const mine = await listen(base, here);
    const other = await listen(base, there);
    await salvarEmail(here, 1, 'ofertas@x.com');
    await until(other, 'data: cliente\n\n');
    expect(mine.text()).not.toContain('data:');
    const principal = { email: 'novo@x.com' };
    await database.db.updateTable('pessoa').set(principal).where('idPessoa', '=', CLIENTE).execute();
    await until(mine, 'data: cliente\n\n');
  });

  test('an entry of the current account, also one that goes, sends a hint', async () => {
    const entrada = { valor: 5_00, observacao: 'Depósito recebido' };
    const mine = await listen(base, here);
    await lancar(database.db, CLIENTE, [entrada], new Date());
    await until(mine, 'data: cliente\n\n');
    const other = await listen(base, there);
    await database.db.deleteFrom('lancamentoContaCorrente').where('idPessoaCliente', '=', CLIENTE).execute();
    await until(other, 'data: cliente\n\n');
  });

  test('a request for review that the office decides sends a hint', async () => {
    const mine = await listen(base, here);
    const arquivo = Buffer.from('%PDF-1.7');
    const values = { idPessoaCliente: CLIENTE, dataPendencia: new Date(), origem: 'Portal', arquivo };
    const { id } = await database.db
      .insertInto('pendenciaDocumento')
      .values({ ...values, formato: 'pdf', tamanho: arquivo.length })
      .returning('id')
      .executeTakeFirstOrThrow();
    await until(mine, 'data: cliente\n\n');
    const later = await listen(base, here);
    await database.db
      .updateTable('pendenciaDocumento')
      .set({ situacao: 2, dataResolucao: new Date() })
      .where('id', '=', id)
      .execute();
    await until(later, 'data: cliente\n\n');
  });

  test('a changed price and a changed product send hints, stock taken by an order does not', async () => {
    const { db } = database;
    const mine = await listen(base, here);
    await changeEstoque(db, LOSARTANA, 5);
    await sleep(200);
    expect(mine.text()).not.toContain('catalogo');
    await changePreco(db, { idContexto: 'c1', idProduto: LOSARTANA }, { valorUnitario: 7 });
    await until(mine, 'data: catalogo\n\n');
    await changeProduto(db, LOSARTANA, { nome: 'OUTRO NOME' });
    await sleep(200);
    expect(mine.text().match(/data: catalogo/g)).toHaveLength(2);
  });

  test('a session that ends, in any way, ends its hints too', async () => {
    const ending = await api.as('representante');
    const mine = await listen(base, ending);
    const other = await listen(base, there);
    await ending.post('/login/sair');
    await mine.ended;
    await add(here, idProduto, 6, { IDPessoaCliente: CLIENTE });
    await until(other, 'data: carrinho\n\n');
    expect((await listen(base, ending)).status).toBe(401);
  });
});

describe.each(oneDatabase)('hints and their limits on $name', ({ open }) => {
  let database: TestDatabase;
  let rep: ApiClient;

  const start = async (avisos?: AvisoLimits) => {
    const api = await openApi(database, avisos === undefined ? {} : { avisos });
    rep = await api.as('representante');
    return { api, base: await api.app.listen({ port: 0, host: '127.0.0.1' }) };
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('one user, and all users together, have a limited number of streams', async () => {
    const { api, base } = await start(QUICK);
    const buyer = await api.as('farmacia');
    expect((await listen(base, rep)).status).toBe(200);
    const second = await listen(base, rep);
    const refused = await listen(base, rep);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
    expect((await listen(base, buyer)).status).toBe(200);
    expect((await listen(base, buyer)).status).toBe(503);
    second.stop();
    await second.ended;
    await sleep(100);
    expect((await listen(base, buyer)).status).toBe(200);
    await api.close();
  });

  test('the stream refuses a visitor, and a user who names another’s customer', async () => {
    const { api, base } = await start(QUICK);
    const buyer = await api.as('farmacia');
    expect((await listen(base, buyer, { cliente: OUTRO_CLIENTE })).status).toBe(403);
    expect((await listen(base, { token: '' })).status).toBe(401);
    await api.close();
  });

  test('a quiet stream sends signs of life, and ends after its time', async () => {
    const { api, base } = await start({ ...QUICK, beatMs: 50, lifeMs: 300 });
    const mine = await listen(base, rep);
    await mine.ended;
    expect(mine.text().match(/^:$/gm)?.length).toBeGreaterThanOrEqual(3);
    const brief = await listen(base, rep, { query: '&segundos=0' });
    await brief.ended;
    expect(brief.text()).toBe(':\n\n');
    await api.close();
  });

  test('a stopping server ends its hints first, without waiting for them', async () => {
    const { api, base } = await start(QUICK);
    const mine = await listen(base, rep);
    const begin = performance.now();
    await api.close();
    await mine.ended;
    expect(performance.now() - begin).toBeLessThan(3000);
  });

  test('a server without hints says so in a way that stops further requests', async () => {
    const { api, base } = await start();
    const mine = await listen(base, rep);
    await mine.ended;
    expect([mine.status, mine.text()]).toEqual([204, '']);
    await api.close();
  });
});

describe.each(bothDatabases.filter(({ name }) => name === 'PostgreSQL'))(
  'two processes on $name',
  ({ open }) => {
    test('a change in one sends a hint in the other', async () => {
      const database = await open();
      const one = await openApi(database, { avisos: QUICK });
      const other = await openApi(database, { avisos: QUICK });
      const base = await other.app.listen({ port: 0, host: '127.0.0.1' });
      const heard = await listen(base, await other.as('representante'));
      await sleep(300);
      const { idProduto } = (await findProdutos(database.db))[0] ?? { idProduto: 0 };
      await add(await one.as('representante'), idProduto, 3, { IDPessoaCliente: CLIENTE });
      await until(heard, 'data: carrinho\n\n');
      await one.close();
      await other.close();
      await database.close();
    });
  },
);
