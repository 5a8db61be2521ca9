import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { AnyCall } from '#contract/wire/call.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seededRandom } from '#tests/sync/chaos/random.ts';
import { codigoOf, parseOrUndefined } from './judge.ts';
import { Pool } from './pool.ts';
import { type Draft, draftOf, toRequest } from './request.ts';
import { type Sender, senderTo } from './send.ts';
import { sessionsBy } from './sessions.ts';
import { tellFailure } from './tell.ts';

/** The first number beyond 32 bits, and the largest one that JSON carries exactly. */
const LARGE = [2 ** 31, Number.MAX_SAFE_INTEGER];
/** The same as texts, with the largest one that `idTexto` takes and the first one beyond 64 bits. */
const LARGE_TEXTS = [...LARGE.map(String), '999999999999999', '9223372036854775808'];

/** The drafts with one of its numbers made large, for each of its numbers. */
function enlarged(draft: Draft): Draft[] {
  const found: Draft[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'object' && value !== null)
      for (const [name, below] of Object.entries(value)) visit(below, [...path, name]);
    const put = (large: unknown): void => {
      const copy = structuredClone(draft);
      const holder = path.slice(0, -1).reduce<unknown>((at, name) => Reflect.get(Object(at), name), copy);
      Reflect.set(Object(holder), path.at(-1) ?? '', large);
      found.push(copy);
    };
    if (typeof value === 'number') for (const large of LARGE) put(large);
    // A cursor is a text around its numbers.
    if (typeof value === 'string' && /\d/.test(value))
      for (const large of LARGE_TEXTS) put(value.replaceAll(/\d+/g, large));
  };
  visit(draft, []);
  return found;
}

/** The draft without one of its arguments, for each: an argument may hide another one. */
const withoutOne = (draft: Draft): Draft[] =>
  Object.keys(draft.query).map((name) => {
    const { [name]: _, ...query } = draft.query;
    return { ...draft, query };
  });

let database: TestDatabase;
let api: Api;
let sender: Sender;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seedHistorico(trx, new Date()));
  api = await openApi(database);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  sender = senderTo((api.app.server.address() as AddressInfo).port);
});
afterAll(async () => {
  sender.close();
  await api.close();
  await database.close();
});

/** Calls that end the session or cost a log-in. */
const LEFT: ReadonlySet<string> = new Set(['login', 'logout', 'encerrarSessao', 'alterarSenha']);

test('a number of more than 32 bits is never more than a refusal, wherever a call takes a number', {
  timeout: 300_000,
}, async () => {
  const seeded = seededRandom(1);
  // Every optional member is there.
  const random = { ...seeded, chance: (share: number) => share >= 0.5 || seeded.chance(share) };
  const pool = new Pool();
  const sessions = sessionsBy(sender);
  const complaints: string[] = [];
  const asked = new Set<string>();
  const send = async (call: AnyCall, draft: Draft) => {
    const token = await sessions.tokenOf('representante');
    const request = toRequest(call, draft, token, random);
    const answer = await sender.send(request);
    if (codigoOf(answer) === 'sessao-encerrada') sessions.forget('representante');
    if (answer.status === 200 && answer.text.length < 100_000) pool.learn(parseOrUndefined(answer.text));
    const isBusy = answer.status === 503 && answer.headers['retry-after'] !== undefined;
    if (answer.status < 500 || isBusy) return;
    complaints.push(tellFailure({ n: asked.size, what: `status ${answer.status}`, request }));
  };
  for (const call of calls.filter(({ name }) => !LEFT.has(name))) {
    const whole = draftOf(call, pool, random);
    await send(call, whole);
    for (const draft of [whole, ...withoutOne(whole)])
      for (const large of enlarged(draft)) {
        asked.add(call.name);
        await send(call, large);
      }
  }
  expect(complaints.join('\n')).toBe('');
  expect(asked.size).toBeGreaterThan(60);
});
