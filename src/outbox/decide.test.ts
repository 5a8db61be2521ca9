import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { changeParked, discardParked, keepAsDraft, retryParked, reviewParked } from './decide.ts';
import {
  envioIntent,
  LANE,
  linhaIntent,
  sampleEnv,
  sampleGrupo,
  sampleLinha,
  sampleParked,
  sampleRow,
  sampleVault,
} from './outbox-sample.ts';
import { placesUpTo } from './places.ts';

const NOW = 9000;
const two = envioIntent([
  { idItem: 1, quantidade: 2 },
  { idItem: 2, quantidade: 1, filial: 2 },
]);

async function world(parked: ParkedRow[], ...rows: OutboxRow[]) {
  const vault = await sampleVault();
  await vault.parked.bulkPut(parked);
  await vault.outbox.bulkAdd(rows);
  return { vault, env: sampleEnv(NOW), key: parked[0]?.key ?? '' };
}

const queue = async (vault: Vault) => (await vault.outbox.toArray()).map((r) => [r.seq, r.intent.tipo]);
const decided = async (vault: Vault, key: string) => (await vault.parked.get(key))?.decided;
const wish = (idItem: number, quantidade: number) => ({
  linha: sampleLinha(idItem),
  quantidade,
  quantidadeAntes: 5,
  revisao: 8,
  visto: linhaIntent(idItem, quantidade).visto,
});

test('a discarded change stays on record and is logged', async () => {
  const { vault, env, key } = await world([sampleParked(3, linhaIntent(1, 2))]);
  expect(await discardParked(vault, key, env)).toEqual({ ok: true, value: 'saved' });
  expect(await decided(vault, key)).toEqual({ at: NOW, as: 'discarded' });
  expect(await queue(vault)).toEqual([]);
  expect(await vault.log.toArray()).toEqual([
    expect.objectContaining({ at: NOW, event: 'decided', key, detail: 'discarded' }),
  ]);
});

test('a decision on a decided or unknown change returns gone', async () => {
  const { vault, env, key } = await world([sampleParked(3, linhaIntent(1, 2))]);
  await discardParked(vault, key, env);
  const gone = { ok: false, error: { kind: 'gone' } };
  expect(await retryParked(vault, key, null, env)).toEqual(gone);
  expect(await discardParked(vault, 'x', env)).toEqual(gone);
  expect(await queue(vault)).toEqual([]);
  expect(await vault.log.count()).toBe(1);
});

test('a refused line is queued again at the end, under a new key', async () => {
  const { vault, env, key } = await world(
    [sampleParked(3, linhaIntent(1, 2))],
    sampleRow(5, linhaIntent(2, 1)),
  );
  expect(await retryParked(vault, key, null, env)).toEqual({ ok: true, value: 'saved' });
  expect(await decided(vault, key)).toEqual({ at: NOW, as: 'retried' });
  const [, again] = await vault.outbox.toArray();
  expect(again).toMatchObject({ seq: 6, intent: linhaIntent(1, 2), at: NOW, tries: 0, frozen: null });
  expect(again?.key).not.toBe(key);
});

test('a refused line is queued again before the step of the submission that waits for it', async () => {
  const { vault, env, key } = await world(
    [sampleParked(3, linhaIntent(1, 2))],
    sampleRow(4, linhaIntent(7, 1, { filial: 9 })),
    sampleRow(5, { tipo: 'etapa' }),
    sampleRow(6, two),
  );
  await retryParked(vault, key, null, env);
  expect(await queue(vault)).toEqual([
    [4, 'linha'],
    [4.5, 'linha'],
    [5, 'etapa'],
    [6, 'envio'],
  ]);
});

test('a refused line is queued again before a submission whose step was already sent', async () => {
  const { vault, env, key } = await world([sampleParked(3, linhaIntent(1, 2))], sampleRow(6, two));
  await retryParked(vault, key, null, env);
  expect(await queue(vault)).toEqual([
    [5.5, 'linha'],
    [6, 'envio'],
  ]);
});

test('a refused line is queued again before an undecided refused submission', async () => {
  const envio = sampleParked(6, two);
  const { vault, env, key } = await world([sampleParked(3, linhaIntent(1, 2)), envio], sampleRow(9, two));
  await retryParked(vault, key, null, env);
  expect(await queue(vault)).toEqual([
    [6, 'linha'],
    [9, 'envio'],
  ]);
  const settled = await world([
    sampleParked(3, linhaIntent(1, 2)),
    { ...envio, decided: { at: 1, as: 'discarded' } },
  ]);
  await retryParked(settled.vault, settled.key, null, settled.env);
  expect(await queue(settled.vault)).toEqual([[1, 'linha']]);
});

test('a refused line is queued at the end if its submission comes earlier or does not contain it', async () => {
  const { vault, env, key } = await world(
    [sampleParked(7, linhaIntent(1, 2))],
    sampleRow(6, two),
    sampleRow(8, { tipo: 'etapa' }),
    sampleRow(9, envioIntent([{ idItem: 5, quantidade: 1, filial: 4 }])),
  );
  await retryParked(vault, key, null, env);
  expect((await queue(vault)).at(-1)).toEqual([10, 'linha']);
});

test('a refused submission is queued again in its place, behind a new acceptance of the policies', async () => {
  const { vault, env, key } = await world([sampleParked(3, two)], sampleRow(4, linhaIntent(2, 1)));
  await retryParked(vault, key, null, env);
  expect(await queue(vault)).toEqual([
    [2.5, 'etapa'],
    [3, 'envio'],
    [4, 'linha'],
  ]);
  expect((await vault.outbox.get(3))?.intent).toEqual(two);
});

test('a new confirmation replaces the figures on screen; used-up cashback is not requested again', async () => {
  const paid = { ...two, cashbackAplicado: 500 };
  const yes = { totalVisto: 400, grupos: two.grupos.slice(0, 1), linhas: two.linhas.slice(0, 1) };
  const again = async (codigo: string, over: typeof yes | null) => {
    const { vault, env, key } = await world([sampleParked(3, paid, { codigo })]);
    await retryParked(vault, key, over, env);
    return (await vault.outbox.get(3))?.intent;
  };
  expect(await again('carrinho-mudou', null)).toEqual(paid);
  expect(await again('carrinho-mudou', yes)).toEqual({ ...two, ...yes, cashbackAplicado: 400 });
  expect(await again('cashback-insuficiente', yes)).toEqual({ ...two, ...yes });
});

test('another wish for a refused line is based on the line’s current quantity', async () => {
  const { vault, env, key } = await world([sampleParked(3, linhaIntent(1, 2))]);
  expect(await changeParked(vault, key, wish(1, 4), env)).toEqual({ ok: true, value: 'saved' });
  expect(await decided(vault, key)).toEqual({ at: NOW, as: 'retried' });
  expect((await vault.outbox.toArray())[0]?.intent).toEqual({
    ...linhaIntent(1, 4),
    base: { quantidade: 5, revisao: 8 },
  });
});

test('a reviewed submission is queued in its old place: the changed lines first, then the new confirmation', async () => {
  const { vault, env, key } = await world([sampleParked(3, two)], sampleRow(4, linhaIntent(2, 1)));
  const yes = { totalVisto: 400, grupos: two.grupos.slice(0, 1), linhas: two.linhas.slice(0, 1) };
  await reviewParked(vault, key, { yes, mudancas: [wish(1, 3), wish(2, 0)] }, env);
  expect(await queue(vault)).toEqual([
    [2.25, 'linha'],
    [2.5, 'linha'],
    [2.75, 'etapa'],
    [3, 'envio'],
    [4, 'linha'],
  ]);
  expect((await vault.outbox.get(3))?.intent).toMatchObject(yes);
});

test('groups that stay as a draft are left out of the new submission', async () => {
  const { vault, env, key } = await world([sampleParked(3, two)]);
  await keepAsDraft(vault, key, { drafts: [sampleGrupo(2)], yes: null }, env);
  expect(await queue(vault)).toEqual([
    [2.5, 'etapa'],
    [3, 'envio'],
  ]);
  expect((await vault.outbox.get(3))?.intent).toMatchObject({ totalVisto: 2000, grupos: [two.grupos[0]] });
  expect(await decided(vault, key)).toEqual({ at: NOW, as: 'retried' });
});

test('a submission whose groups all stay as a draft is discarded', async () => {
  const { vault, env, key } = await world([sampleParked(3, two)]);
  await keepAsDraft(vault, key, { drafts: [sampleGrupo(1), sampleGrupo(2)], yes: null }, env);
  expect(await queue(vault)).toEqual([]);
  expect(await decided(vault, key)).toEqual({ at: NOW, as: 'discarded' });
});

test('a refused line cannot be reviewed line by line or kept as a draft', async () => {
  const yes = { totalVisto: 0, grupos: [], linhas: [] };
  const review = await world([sampleParked(3, linhaIntent(1, 2))]);
  await reviewParked(review.vault, review.key, { yes, mudancas: [] }, review.env);
  const draft = await world([sampleParked(3, linhaIntent(1, 2))]);
  await keepAsDraft(draft.vault, draft.key, { drafts: [], yes: null }, draft.env);
  expect([await queue(review.vault), await queue(draft.vault)]).toEqual([[], []]);
});

test('a decision on a disk that cannot be written returns the error', async () => {
  const { vault, env, key } = await world([sampleParked(3, linhaIntent(1, 2))]);
  vault.close();
  expect(await discardParked(vault, key, env)).toEqual({
    ok: false,
    error: { kind: 'unavailable', name: 'DatabaseClosedError' },
  });
});

test('free places end at the wanted place, or before it if a row stands there', async () => {
  const { vault } = await world([], sampleRow(2, linhaIntent(1, 1)), sampleRow(5, linhaIntent(1, 1)));
  const places = (seq: number, count: number) => placesUpTo(vault, LANE, seq, count);
  expect(await places(4, 2)).toEqual([3.5, 4]);
  expect(await places(5, 1)).toEqual([4.5]);
  expect(await places(2.5, 2)).toEqual([2.25, 2.5]);
  expect(await places(9, 1)).toEqual([9]);
});

test('free places come after undecided refused changes of the same lane', async () => {
  const at = async (parked: ParkedRow) => placesUpTo((await world([parked])).vault, LANE, 4, 2);
  expect(await at(sampleParked(3.5, linhaIntent(1, 1)))).toEqual([3.75, 4]);
  expect(await at(sampleParked(3.5, linhaIntent(1, 1), { decided: { at: 1, as: 'retried' } }))).toEqual([
    3.5, 4,
  ]);
  expect(await at(sampleParked(3.5, linhaIntent(1, 1), { lane: '9' }))).toEqual([3.5, 4]);
  expect(await at(sampleParked(4, linhaIntent(1, 1)))).toEqual([3.5, 4]);
});
