import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { loseCommit } from '#outbox/dispatch-sample.ts';
import { CLIENTE, sampleEnv, sampleParked, sampleVault } from '#outbox/outbox-sample.ts';
import { settleConfirmed } from '#outbox/settle.ts';
import { cancelQueued } from '#outbox/take-back.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { isVisita, laneOfVisita } from '#vault/visita-intent.ts';
import { retryVisita } from './decide-visita.ts';
import { dispatchVisita } from './dispatch-visita.ts';
import { readVisitas, readVisitasDoDia } from './read-visitas.ts';
import { DIA, keepVisitas, MEIO_DIA, sampleVisita } from './visita-sample.ts';

let vault: Vault;
let env: ReturnType<typeof sampleEnv>;
const lane = laneOfVisita(101, DIA);
const ESCRITA = Date.parse(sampleVisita('').escritaEm);

beforeEach(async () => {
  vault = await sampleVault();
  env = sampleEnv(MEIO_DIA);
});

const nota = (texto: string, motivo: number | null = 3) => ({ motivo, texto });
const hoje = async () => (await readVisitas(vault, 101)).visitas.find(({ dia }) => dia === DIA);
const anotar = async (depois: ReturnType<typeof nota> | null) =>
  dispatchVisita(vault, CLIENTE, { vista: (await hoje())?.escritaEm ?? null, depois }, env);
const shown = async () =>
  (await readVisitas(vault, 101)).visitas.map(({ dia, motivo, texto, estado }) => [
    dia,
    motivo,
    texto,
    estado,
  ]);
const intents = async () =>
  (await vault.outbox.toArray()).map(({ intent }) =>
    isVisita(intent) ? [intent.base, intent.depois?.texto ?? null] : [],
  );
const tryAll = () =>
  vault.outbox.toCollection().modify((row: OutboxRow) => {
    row.tries = 1;
    row.frozen = { method: 'POST', path: '/visita', query: {}, body: null };
  });
const confirmAll = async () => {
  for (const row of await vault.outbox.toArray())
    await settleConfirmed(vault, row, { carrinho: null, pedidos: [] }, env.now());
};

test('a note is one change until it is sent, however often it is edited', async () => {
  await anotar(nota('a'));
  const [first] = await vault.outbox.toArray();
  env.clock.now += 60_000;
  await anotar(nota('b', 7));
  const [row, ...others] = await vault.outbox.toArray();
  expect([others, row?.key, row?.lane]).toEqual([[], first?.key, lane]);
  expect(await intents()).toEqual([[null, 'b']]);
  expect(await shown()).toEqual([[DIA, 7, 'b', 'fila']]);
});

test('a note that was never sent and is deleted leaves nothing', async () => {
  await anotar(nota('a'));
  expect(await anotar(null)).toEqual({ ok: true, value: { key: null } });
  expect([await intents(), await shown()]).toEqual([[], []]);
});

test('a tried note is not merged into: the next one comes behind it and builds on it', async () => {
  await anotar(nota('a'));
  const first = must(await hoje(), 'the note').escritaEm;
  await tryAll();
  await anotar(nota('b'));
  expect(await intents()).toEqual([
    [null, 'a'],
    [first, 'b'],
  ]);
  expect(await anotar(nota('a'))).toMatchObject({ ok: true });
  expect(await intents()).toEqual([[null, 'a']]);
});

test('a change builds on the note that the server has, and is none where it is the same', async () => {
  await keepVisitas(vault, [sampleVisita('antes')]);
  await anotar(nota('depois', 1));
  expect(await intents()).toEqual([[ESCRITA, 'depois']]);
  await anotar(nota('antes', 1));
  expect([await intents(), await shown()]).toEqual([[], [[DIA, 1, 'antes', 'confirmado']]]);
});

test('a deletion is undone by writing the note again', async () => {
  await keepVisitas(vault, [sampleVisita('antes')]);
  await anotar(null);
  expect([await intents(), await shown()]).toEqual([[[ESCRITA, null]], []]);
  await anotar(nota('antes', 1));
  expect([await intents(), await shown()]).toEqual([[], [[DIA, 1, 'antes', 'confirmado']]]);
});

test('a confirmed note is shown until the list has it, and the next change builds on it', async () => {
  await keepVisitas(vault, []);
  await anotar(nota('a'));
  const first = must(await hoje(), 'the note').escritaEm;
  await confirmAll();
  expect(await shown()).toEqual([[DIA, 3, 'a', 'confirmado']]);
  await anotar(nota('b'));
  expect(await intents()).toEqual([[first, 'b']]);
  const [receipt] = await vault.receipts.toArray();
  await keepVisitas(vault, [], { feitas: [must(receipt, 'the receipt').key] });
  await vault.outbox.clear();
  expect(await shown()).toEqual([]);
});

test('a note that another window changed meanwhile is not overwritten unseen', async () => {
  await keepVisitas(vault, [sampleVisita('de outro aparelho')]);
  const unseen = await dispatchVisita(vault, CLIENTE, { vista: null, depois: nota('b') }, env);
  expect([unseen, await intents()]).toEqual([{ ok: false, error: { kind: 'mudou' } }, []]);
});

test('notes of other users are shown next to the own one, newest first', async () => {
  const other = { idUsuario: 8, nomeUsuario: 'Bia', id: '00000000-0000-4000-8000-0000000000f2' };
  await keepVisitas(vault, [
    sampleVisita('da Bia', other),
    sampleVisita('antiga', { dia: '2026-11-10', escritaEm: '2026-11-10T14:00:00.000Z' }),
  ]);
  await dispatchVisita(vault, CLIENTE, { vista: null, depois: nota('minha') }, env);
  expect((await readVisitas(vault, 101)).visitas.map(({ texto, autor }) => [texto, autor])).toEqual([
    ['minha', null],
    ['da Bia', 'Bia'],
    ['antiga', null],
  ]);
});

test('the notes of a day are those of all customers, and no other day’s', async () => {
  const antiga = sampleVisita('antiga', { dia: '2026-11-19' });
  await keepVisitas(vault, [sampleVisita('lá', { idPessoaCliente: 102 }), antiga], { idPessoaCliente: 0 });
  await dispatchVisita(vault, CLIENTE, { vista: null, depois: nota('aqui') }, env);
  const doDia = await readVisitasDoDia(vault, DIA);
  expect(doDia.map(({ idPessoaCliente, texto }) => [idPessoaCliente, texto])).toEqual([
    [101, 'aqui'],
    [102, 'lá'],
  ]);
});

test('without a list of the customer, the list of the day has the note to build on', async () => {
  await keepVisitas(vault, [sampleVisita('lá')], { idPessoaCliente: 0 });
  await anotar(nota('b'));
  expect(await intents()).toEqual([[ESCRITA, 'b']]);
  expect((await readVisitas(vault, 101)).at).toBeNull();
});

async function refuse() {
  await anotar(nota('recusada'));
  const row = must((await vault.outbox.toArray())[0], 'the row');
  await vault.outbox.clear();
  await vault.parked.put(sampleParked(row.seq, row.intent, { lane, codigo: 'visita-mudou', key: row.key }));
  return row.key;
}

test('a refused note is shown as typed, and another wish answers it over the note that the server has', async () => {
  const key = await refuse();
  await keepVisitas(vault, [sampleVisita('do outro')]);
  expect(await shown()).toEqual([[DIA, 3, 'recusada', 'recusado']]);
  await anotar(nota('corrigida'));
  expect(await intents()).toEqual([[ESCRITA, 'corrigida']]);
  expect((await vault.parked.get(key))?.decided?.as).toBe('retried');
});

test('a refused note keeps the one on the server', async () => {
  await refuse();
  expect((await hoje())?.noServidor).toBeNull();
  await keepVisitas(vault, [sampleVisita('do outro')]);
  expect((await hoje())?.noServidor).toEqual({ motivo: 1, texto: 'do outro' });
  await anotar(nota('corrigida'));
  expect((await hoje())?.noServidor).toBeNull();
});

test('a refused note that is thrown away leaves the one on the server', async () => {
  const key = await refuse();
  await keepVisitas(vault, [sampleVisita('do outro')]);
  await anotar(null);
  expect([await intents(), await shown()]).toEqual([[], [[DIA, 1, 'do outro', 'confirmado']]]);
  expect((await vault.parked.get(key))?.decided?.as).toBe('discarded');
});

test('a refused note is tried again over the note that the server has now', async () => {
  const key = await refuse();
  await keepVisitas(vault, [sampleVisita('do outro')]);
  expect(await retryVisita(vault, key, null, env)).toEqual({ ok: true, value: 'saved' });
  expect(await intents()).toEqual([[ESCRITA, 'recusada']]);
});

test('a queued note is taken back, but not one that another change builds on', async () => {
  await anotar(nota('a'));
  await vault.outbox.toCollection().modify({ copied: true });
  await anotar(nota('b'));
  await vault.outbox.toCollection().modify((row: OutboxRow) => {
    delete row.copied;
  });
  const [first, second] = await vault.outbox.toArray();
  expect(await cancelQueued(vault, must(first, 'a').key, env)).toMatchObject({ error: { kind: 'awaited' } });
  expect((await cancelQueued(vault, must(second, 'b').key, env)).ok).toBe(true);
  expect((await cancelQueued(vault, must(first, 'a').key, env)).ok).toBe(true);
});

test.each([
  ['written', nota('a'), false],
  ['deleted', null, true],
] as const)(
  'a note %s again, after a commit that was not reported, is one change',
  async (_what, depois, isThere) => {
    if (isThere) await keepVisitas(vault, [sampleVisita('antes')]);
    const desejada = { vista: isThere ? ESCRITA : null, depois };
    loseCommit(vault);
    expect((await dispatchVisita(vault, CLIENTE, desejada, env)).ok).toBe(false);
    const again = await dispatchVisita(vault, CLIENTE, desejada, env);
    const [row, ...others] = await vault.outbox.toArray();
    expect([again, others]).toEqual([{ ok: true, value: { key: row?.key } }, []]);
  },
);
