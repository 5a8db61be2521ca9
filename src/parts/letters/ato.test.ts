import { expect, test } from 'vitest';
import { fail, ok } from '#lib/result.ts';
import { type AtoRef, esquecer, fazerAto } from './ato.ts';

type Reply = Parameters<typeof fazerAto<string>>[2]['send'];

let made = 0;
const uuid = () => {
  made += 1;
  return `k${made}`;
};

let subject = 0;
/** An act on a subject of its own; returns the key of each try. */
function begin() {
  subject += 1;
  const ref: AtoRef = { vault: 'v', sobre: `carta:${subject}` };
  const keys: string[] = [];
  const act = (ato: string, reply: Awaited<ReturnType<Reply>>) =>
    fazerAto(ref, ato, {
      uuid,
      send: async (key) => {
        keys.push(key);
        return reply;
      },
    });
  return { ref, keys, act };
}

const silence = fail({ kind: 'silence' } as const);
const refusal = (status: number, Codigo?: 'em-andamento' | 'indisponivel', more = {}) =>
  fail({
    kind: 'refused',
    status,
    erro: { Message: '', Description: 'x', ...(Codigo && { Codigo }), ...more },
  } as const);

test.each([
  ['silence', silence],
  ['a server that still runs it', refusal(409, 'em-andamento')],
  ['a busy server', refusal(503, 'indisponivel')],
])('an act answered by %s may have been done, and its repeat has the same key', async (_name, reply) => {
  const { keys, act } = begin();
  expect(await act('a', reply)).toMatchObject({ ok: false, error: { isPerdido: true } });
  await act('a', silence);
  expect(keys[1]).toBe(keys[0]);
});

test('a refused act is not done, and its repeat is another act', async () => {
  const { keys, act } = begin();
  const reply = await act('a', refusal(409, undefined, { idCartaCorrecao: 9 }));
  expect(reply).toMatchObject({ ok: false, error: { isPerdido: false, idCartaCorrecao: 9 } });
  await act('a', silence);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a done act forgets the keys of all acts on its subject', async () => {
  const { keys, act } = begin();
  await act('a', silence);
  expect(await act('b', ok('done'))).toEqual(ok('done'));
  await act('a', silence);
  expect(new Set(keys).size).toBe(3);
});

test('a subject that was read again forgets its keys, and other subjects keep theirs', async () => {
  const one = begin();
  const other = begin();
  await one.act('a', silence);
  await other.act('a', silence);
  esquecer(one.ref);
  await one.act('a', silence);
  await other.act('a', silence);
  expect(one.keys[1]).not.toBe(one.keys[0]);
  expect(other.keys[1]).toBe(other.keys[0]);
});
