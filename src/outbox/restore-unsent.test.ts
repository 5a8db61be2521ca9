import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { openVault } from '#vault/vault.ts';
import { linhaIntent, sampleParked, sampleReceipt, sampleRow } from './outbox-sample.ts';
import { exportUnsent, sha256Of } from './unsent-file.ts';
import {
  done,
  env,
  envio,
  failed,
  fileOf,
  frozen,
  mine,
  NOW,
  queue,
  restore,
  vaultWith,
} from './unsent-sample.ts';

test('restored rows stand behind unsent ones, in their order, due at once and unclaimed', async () => {
  const rows = [
    sampleRow(1, linhaIntent(1, 2), {
      state: 'sending',
      claim: 'x',
      leaseUntil: 5,
      notBefore: 99_999,
      tries: 3,
      frozen,
    }),
    sampleRow(2, linhaIntent(2, 1)),
  ];
  const vault = await vaultWith([sampleRow(20, linhaIntent(5, 1))]);
  expect(await restore(vault, await fileOf({ rows }))).toEqual(done(2));
  expect((await vault.outbox.toArray()).slice(1)).toEqual([
    { ...rows[0], seq: 21, state: 'queued', claim: null, leaseUntil: 0, notBefore: NOW },
    { ...rows[1], seq: 22, notBefore: NOW, copied: true, firstTry: { at: 1, heardAt: null } },
  ]);
});

test('a file is restored once; known keys are skipped, steps with their submissions', async () => {
  const vault = await vaultWith([]);
  const text = await fileOf({ rows: mine() });
  expect(await restore(vault, text)).toEqual(done(3));
  expect(await restore(vault, text)).toEqual(done(0, 3));
  expect(await vault.outbox.count()).toBe(4);
});

test('a confirmed or refused change is not restored again; a discarded one is', async () => {
  const rows = [1, 2, 3, 4].map((seq) => sampleRow(seq, linhaIntent(seq, 1)));
  const parked = [
    sampleParked(2, linhaIntent(2, 1)),
    sampleParked(3, linhaIntent(3, 1), { decided: { at: 1, as: 'retried' } }),
    sampleParked(4, linhaIntent(4, 1), { decided: { at: 1, as: 'discarded' } }),
  ];
  const vault = await vaultWith([], parked);
  await vault.receipts.put(sampleReceipt(1, linhaIntent(1, 1), 3));
  expect(await restore(vault, await fileOf({ rows }))).toEqual(done(1, 3));
  expect(await queue(vault)).toEqual([[5, '04']]);
  expect((await vault.parked.toArray()).map((p) => p.seq)).toEqual([2, 3]);
});

test('a step is restored only with a submission behind it in its own lane', async () => {
  const step = (seq: number, lane: string) => sampleRow(seq, { tipo: 'etapa' }, { lane });
  const order = (seq: number, lane: string) => sampleRow(seq, envio, { lane });
  const rows = [step(1, '1'), order(2, '1'), step(3, '2'), order(4, '1'), order(5, '3'), step(6, '3')];
  const vault = await vaultWith([]);
  await restore(vault, await fileOf({ rows }));
  expect((await queue(vault)).map(([, key]) => key)).toEqual(['01', '02', '04', '05']);
  const known = await vaultWith([]);
  await known.receipts.put(sampleReceipt(2, envio, 3));
  await restore(
    known,
    await fileOf({
      rows: [step(1, '1'), order(2, '1'), step(7, '1'), sampleRow(8, linhaIntent(1, 1), { lane: '1' })],
    }),
  );
  expect((await queue(known)).map(([, key]) => key)).toEqual(['08']);
});

test('a restored refused change keeps its place among the rows, before changes queued later', async () => {
  const vault = await vaultWith([], [sampleParked(30.5, linhaIntent(9, 1), { key: 'old' })]);
  const rows = [sampleRow(1, linhaIntent(1, 1)), sampleRow(3, linhaIntent(3, 1))];
  const parked = [sampleParked(2, linhaIntent(2, 1)), sampleParked(4, linhaIntent(4, 1))];
  expect(await restore(vault, await fileOf({ rows, parked }))).toEqual(done(4));
  expect(await queue(vault)).toEqual([
    [32, '01'],
    [34, '03'],
  ]);
  const { seq: _, ...next } = sampleRow(0, linhaIntent(7, 1), { key: 'next' });
  expect(await vault.outbox.add(next)).toBe(36);
  const back = await vault.parked.orderBy('key').toArray();
  expect(back.map((p) => [p.key.slice(-2), p.seq])).toEqual([
    ['02', 33],
    ['04', 35],
    ['ld', 30.5],
  ]);
  expect(await vault.parked.get(must(parked[0], 'parked').key)).toEqual({ ...parked[0], seq: 33 });
});

test('a restored row of a newer build stays as it is, a row of an older build is upgraded', async () => {
  const future = {
    ...sampleRow(1, linhaIntent(1, 1)),
    v: 99,
    state: 'sending',
    notBefore: 5,
  } as unknown as OutboxRow;
  const { v: _, quietUntil: __, frozen: ___, ...ancient } = sampleRow(2, linhaIntent(2, 1));
  const vault = await vaultWith([]);
  await restore(vault, await fileOf({ rows: [future, ancient as OutboxRow] }));
  const [first, second] = await vault.outbox.toArray();
  expect(first).toEqual({ ...future, seq: 1 });
  expect(second).toMatchObject({ v: 1, seq: 2, quietUntil: 0, frozen: null, copied: true });
});

test.each<[string, () => string | Promise<string>, string]>([
  ['no JSON', () => '{', 'not-ours'],
  ['nothing', () => 'null', 'not-ours'],
  ['a number', () => '5', 'not-ours'],
  ['another format', () => fileOf({}, { format: 'other' }), 'not-ours'],
  ['a newer version', () => fileOf({}, { version: 2 }), 'newer'],
  ['another hash', () => fileOf({}, { sha256: 'x' }), 'damaged'],
  ['no content', () => fileOf({}, { content: undefined }), 'damaged'],
  ['rows that are no list', () => fileOf({ rows: {} as never }), 'damaged'],
  ['refused changes that are no list', () => fileOf({ parked: {} as never }), 'damaged'],
  ['a row that is none', () => fileOf({ rows: [null as never] }), 'damaged'],
  ['a row without a key', () => fileOf({ rows: [{ ...sampleRow(1, envio), key: 1 as never }] }), 'damaged'],
  ['a row without a lane', () => fileOf({ rows: [{ ...sampleRow(1, envio), lane: 1 as never }] }), 'damaged'],
  [
    'a row without a place',
    () => fileOf({ rows: [{ ...sampleRow(1, envio), seq: '1' as never }] }),
    'damaged',
  ],
  [
    'a row without a wish',
    () => fileOf({ rows: [{ ...sampleRow(1, envio), intent: 'x' as never }] }),
    'damaged',
  ],
  [
    'one bad row among good ones',
    () => fileOf({ rows: [sampleRow(1, envio), { ...sampleRow(2, envio), key: 1 as never }] }),
    'damaged',
  ],
  [
    'a bad refused change',
    () => fileOf({ parked: [{ ...sampleParked(1, envio), key: 1 as never }] }),
    'damaged',
  ],
  ['another user', () => fileOf({ idUsuario: 8 }), 'other-user'],
  ['a row of another user', () => fileOf({ rows: [sampleRow(1, envio, { idUsuario: 8 })] }), 'other-user'],
  [
    'a refused change of another user',
    () => fileOf({ parked: [sampleParked(1, envio, { idUsuario: 8 })] }),
    'other-user',
  ],
])('a file with %s is not restored', async (_, text, kind) => {
  const vault = await vaultWith([]);
  expect(await restore(vault, await text())).toEqual(failed(kind));
  expect([await vault.outbox.count(), await vault.parked.count()]).toEqual([0, 0]);
});

test('a file without a hash and without content is damaged, whatever its hash', async () => {
  const sha256 = await sha256Of('null');
  const text = JSON.stringify({ format: 'maleta-unsent', version: 1, sha256 });
  expect(await restore(await vaultWith([]), text)).toEqual(failed('damaged'));
});

test('a file of one device is restored on another device of the same user, and on no other user’s', async () => {
  const from = await vaultWith(mine(), [sampleParked(3, linhaIntent(9, 1))]);
  const to = await vaultWith([]);
  expect(await restore(to, await exportUnsent(from, env))).toEqual(done(4));
  expect((await to.outbox.toArray()).map((r) => r.key)).toEqual(mine().map((r) => r.key));
  const other = await openVault(crypto.randomUUID(), 8, { now: () => 0, uuid: () => 'd' });
  expect(await restore(other, await exportUnsent(from, env))).toEqual(failed('other-user'));
});
