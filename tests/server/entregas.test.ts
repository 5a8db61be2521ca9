import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { TENTATIVAS } from '#server/events/backoff.ts';
import { reenviarDesde, reenviarMortas } from '#server/events/data/deliveries.ts';
import { insertEvento } from '#server/events/data/insert-event.ts';
import { addSegredo, createDestino } from '#server/events/data/receivers.ts';
import { entregarEventos } from '#server/events/deliver.ts';
import { type Queries, queriesOf } from '#server/queries/queries.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { type Answers, answers, openReceiver, type Receiver, takes } from '#tests/support/receiver.ts';

const START = new Date('2026-11-20T15:00:00Z');
const DAY = 86_400_000;
/** For a receiver that hangs; the others have the usual time, also on a busy machine. */
const SHORT_MS = 1_500;

describe.each(bothDatabases)('webhooks on $name', ({ open }) => {
  let database: TestDatabase;
  let queries: Queries;
  let receiver: Receiver;
  let segredo: string;
  let now: Date;

  beforeAll(async () => {
    database = await open();
    queries = queriesOf(database.store);
  });
  beforeEach(async () => {
    now = START;
    await database.reset();
    receiver = await openReceiver();
    segredo = await destino('erp', receiver);
  });
  afterEach(() => receiver.close());
  afterAll(async () => {
    await queries.close();
    await database.close();
  });

  const destino = async (nome: string, { endereco }: Pick<Receiver, 'endereco'>) =>
    must(await createDestino(database.db, { nome, endereco, tipos: [] }, now), 'segredo');
  const happen = (chave: string, dados: object = {}) =>
    insertEvento(database.db, { tipo: 'pedido.feito', chave, dados }, now);
  const deliver = (timeoutMs?: number) =>
    entregarEventos({ queries, clock: () => now, random: () => 0.5, ...(timeoutMs && { timeoutMs }) });
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  /** Delivers again and again, each time after the longest wait. */
  const persist = async (times = TENTATIVAS) => {
    for (let i = 0; i < times; i++) {
      await deliver();
      later(2 * DAY);
    }
  };
  const rows = () =>
    database.db
      .selectFrom('entrega')
      .select(['chave', 'situacao', 'tentativas', 'ultimoErro'])
      .orderBy('idEvento')
      .orderBy('idDestino')
      .execute();
  const situacoes = async () => (await rows()).map(({ situacao }) => situacao);
  const seen = (of = receiver) =>
    of.got.map(({ corpo }) => {
      const { chave, dados } = JSON.parse(corpo) as { chave: string; dados: { n?: number } };
      return `${chave} ${dados.n ?? ''}`.trim();
    });
  const signOf = (key: string, { id, timestamp, corpo }: (typeof receiver.got)[number]) =>
    `v1,${createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
      .update(`${id}.${timestamp}.${corpo}`)
      .digest('base64')}`;

  test('an event is sent once by all the senders, with its name, its time and a signature of its bytes', async () => {
    await happen('pedido:1', { total: 1.5, nome: 'Drogaria São João' });
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    const [webhook, ...more] = receiver.got;
    expect(more).toEqual([]);
    const { id, timestamp, signature, path, corpo } = must(webhook, 'webhook');
    expect(id).toMatch(/^evt_[0-9a-f-]{36}$/);
    expect([timestamp, path]).toEqual([String(START.getTime() / 1000), '/maleta']);
    expect(signature).toBe(signOf(segredo, must(webhook, 'webhook')));
    expect(JSON.parse(corpo)).toEqual({
      id,
      tipo: 'pedido.feito',
      chave: 'pedido:1',
      criadoEm: '2026-11-20T12:00:00-03:00',
      dados: { total: 1.5, nome: 'Drogaria São João' },
    });
    expect(await rows()).toEqual([
      { chave: 'pedido:1', situacao: 'entregue', tentativas: 1, ultimoErro: null },
    ]);
  });

  test('while a secret is changed either of both verifies, and the one before them no longer', async () => {
    const second = must(await addSegredo(database.db, 'erp'), 'segredo');
    await happen('pedido:1');
    await deliver();
    const third = must(await addSegredo(database.db, 'erp'), 'segredo');
    await happen('pedido:2');
    await deliver();
    const [first, last] = receiver.got.map((webhook) => ({
      signatures: webhook.signature.split(' '),
      of: (key: string) => signOf(key, webhook),
    }));
    expect(first?.signatures).toEqual([first?.of(second), first?.of(segredo)]);
    expect(last?.signatures).toEqual([last?.of(third), last?.of(second)]);
    expect(await addSegredo(database.db, 'outro')).toBeUndefined();
  });

  const HOSTILE: readonly (readonly [string, Answers, string])[] = [
    ['answers 500', answers(500), 'HTTP 500'],
    ['redirects', answers(307, { location: '/outro' }), 'HTTP 307'],
    ['is gone', answers(410), 'HTTP 410'],
    ['dies before it answers', (_response, socket) => socket.destroy(), 'sem resposta: '],
    ['never answers', () => undefined, `sem resposta em ${SHORT_MS} ms`],
    ['does not speak HTTP', (_response, socket) => socket.end('olá\r\n\r\n'), 'sem resposta: '],
  ];

  test.each(HOSTILE)(
    'a receiver that %s gets the same event again, until it takes it',
    async (_, hostile, erro) => {
      receiver.answer = hostile;
      await happen('pedido:1');
      await deliver(erro.includes('ms') ? SHORT_MS : undefined);
      const [row] = await rows();
      expect(row).toMatchObject({ situacao: 'pendente', tentativas: 1 });
      expect(row?.ultimoErro).toContain(erro);
      later(4_999);
      await deliver();
      expect(receiver.got).toHaveLength(1);
      receiver.answer = takes;
      later(1);
      await deliver();
      await persist(2);
      expect(new Set(receiver.got.map(({ id, corpo, path }) => `${id} ${path} ${corpo}`)).size).toBe(1);
      expect([receiver.got.length, await situacoes()]).toEqual([2, ['entregue']]);
    },
  );

  const ODD: readonly (readonly [string, Answers])[] = [
    ['answers with a page', answers(200, { 'content-type': 'text/html' })],
    [
      'answers twice',
      (_response, socket) => {
        const one = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
        socket.write(`${one}${one}`);
        socket.end();
      },
    ],
    [
      'answers without an end',
      (response) => {
        response.writeHead(200);
        response.write('x'.repeat(100_000));
      },
    ],
  ];

  test.each(ODD)('a receiver that %s took the event', async (_, odd) => {
    receiver.answer = odd;
    await happen('pedido:1');
    await happen('pedido:2');
    await deliver();
    await persist(2);
    expect([receiver.got.length, await situacoes()]).toEqual([2, ['entregue', 'entregue']]);
  });

  test('a process that dies after the receiver took an event sends it again under the same name', async () => {
    await happen('pedido:1');
    const dying = { ...queries.eventos, endEntregue: () => Promise.reject(new Error('killed')) };
    const sending = entregarEventos({ queries: { eventos: dying }, clock: () => now, random: () => 0.5 });
    await expect(sending).rejects.toThrow('killed');
    later(59_999);
    await deliver();
    expect(receiver.got).toHaveLength(1);
    later(1);
    await deliver();
    expect(new Set(receiver.got.map(({ id }) => id)).size).toBe(1);
    expect([receiver.got.length, await situacoes()]).toEqual([2, ['entregue']]);
  });

  test('events of one key come in their order, and those of other keys do not wait', async () => {
    receiver.answer = (response, socket, webhook) =>
      (webhook.corpo.includes('"n":1') && webhook.corpo.includes('carrinho:1') ? answers(503) : takes)(
        response,
        socket,
        webhook,
      );
    for (const n of [1, 2, 3]) for (const key of ['carrinho:1', 'carrinho:2']) await happen(key, { n });
    await deliver();
    expect(seen().filter((one) => one.startsWith('carrinho:1'))).toEqual(['carrinho:1 1']);
    expect(seen().filter((one) => one.startsWith('carrinho:2'))).toEqual(
      [1, 2, 3].map((n) => `carrinho:2 ${n}`),
    );
    receiver.answer = takes;
    later(5_000);
    await Promise.all([deliver(), deliver()]);
    expect(seen().filter((one) => one.startsWith('carrinho:1'))).toEqual(
      [1, 1, 2, 3].map((n) => `carrinho:1 ${n}`),
    );
  });

  test('an event that is never taken is given up after the last try, and the next one of its key goes on', async () => {
    receiver.answer = (response, socket, webhook) =>
      (webhook.corpo.includes('"n":1') ? answers(400) : takes)(response, socket, webhook);
    await happen('pedido:1', { n: 1 });
    await happen('pedido:1', { n: 2 });
    await persist(TENTATIVAS - 1);
    expect(await situacoes()).toEqual(['pendente', 'pendente']);
    await persist(1);
    expect(await rows()).toEqual([
      { chave: 'pedido:1', situacao: 'morta', tentativas: TENTATIVAS, ultimoErro: 'HTTP 400' },
      { chave: 'pedido:1', situacao: 'entregue', tentativas: 1, ultimoErro: null },
    ]);
    expect(seen()).toEqual([...Array<string>(TENTATIVAS).fill('pedido:1 1'), 'pedido:1 2']);
  });

  test('events that were given up, or all since a moment, are sent again when the company asks for it', async () => {
    receiver.answer = answers(500);
    await happen('pedido:1');
    await persist();
    const depois = now;
    receiver.answer = takes;
    await happen('pedido:2');
    await deliver();
    receiver.got.length = 0;
    expect(await reenviarMortas(database.db, 'erp', now)).toBe(1);
    await deliver();
    expect(seen()).toEqual(['pedido:1']);
    expect(await reenviarMortas(database.db, 'erp', now)).toBe(0);
    expect(await reenviarDesde(database.db, 'erp', depois, now)).toBe(1);
    await deliver();
    expect(seen()).toEqual(['pedido:1', 'pedido:2']);
    const novo = await openReceiver();
    await destino('bi', novo);
    expect(await reenviarDesde(database.db, 'bi', START, now)).toBe(2);
    await deliver();
    expect([seen(novo).toSorted(), seen().length]).toEqual([['pedido:1', 'pedido:2'], 2]);
    await novo.close();
  });

  test('a receiver gets only its types, and none while it is switched off', async () => {
    const bi = await openReceiver();
    const { endereco } = bi;
    await createDestino(database.db, { nome: 'bi', endereco, tipos: ['pedido.pago'] }, now);
    await happen('pedido:1');
    await insertEvento(database.db, { tipo: 'pedido.pago', chave: 'pedido:2', dados: {} }, now);
    await deliver();
    // Events of several keys come in any order.
    expect([seen().toSorted(), seen(bi)]).toEqual([['pedido:1', 'pedido:2'], ['pedido:2']]);
    await database.db.updateTable('destino').set({ ativo: false }).where('nome', '=', 'erp').execute();
    await happen('pedido:3');
    await deliver();
    expect(seen()).toHaveLength(2);
    await bi.close();
  });

  test('a receiver that hangs holds back no other receiver', async () => {
    const rapido = await openReceiver();
    await destino('rapido', rapido);
    receiver.answer = () => undefined;
    for (let n = 1; n <= 20; n++) await happen(`pedido:${n}`);
    const running = deliver();
    await expect.poll(() => rapido.got.length, { timeout: 9_000 }).toBe(20);
    expect(receiver.got.length).toBeLessThan(20);
    expect(await situacoes()).not.toContain('morta');
    await receiver.close();
    await running;
    await rapido.close();
  });

  test('an address that is neither https nor on this machine is refused', async () => {
    for (const endereco of [
      'http://erp.example.com/',
      'ftp://erp.example.com/',
      'http://127.0.0.1.example.com/',
    ])
      await expect(destino('outro', { endereco })).rejects.toThrow('destino');
    await destino('outro', { endereco: 'https://erp.example.com/maleta' });
    expect(
      await createDestino(database.db, { nome: 'erp', endereco: 'https://a.example/', tipos: [] }, now),
    ).toBeUndefined();
  });
});
