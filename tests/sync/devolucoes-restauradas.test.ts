import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { adoptRascunho, discardDevolucao, retryDevolucao } from '#outbox/devolucoes/decide-devolucao.ts';
import { dispatchDevolucao, dispatchDevolucaoCriar } from '#outbox/devolucoes/dispatch-devolucao.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import type { MudancaCommand } from '#outbox/devolucoes/queue-change.ts';
import { readDevolucoes, readDevolucoesBase } from '#outbox/devolucoes/read-devolucoes.ts';
import { refazerDevolucao } from '#outbox/devolucoes/refazer-devolucao.ts';
import { startEpoca } from '#server/db/feed-cursor.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullCarrinho } from '#sync/pull/pull-carrinho.ts';
import { pullDevolucoes } from '#sync/pull/pull-devolucoes.ts';
import { drain } from '#sync/push/push.ts';
import { copyDatabase, type DatabaseCopy, dropCopy, restoreCopy } from '#tests/support/database-copy.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';
import type { ItemDevolvidoVisto } from '#vault/devolucao-intents.ts';
import { insertNotas } from './chaos/returns.ts';

const world = openOutboxWorld();
let device: TestDevice;
/** Another device of the user. */
let other: TestDevice;
let copy: DatabaseCopy;

beforeEach(async () => {
  await insertNotas(db());
  device = world.device;
  other = await openTestDevice(await logIn());
  await other.refresh();
});

afterEach(async () => {
  await dropCopy(db());
  other.close();
});

const db = () => world.server.database.db;
const backUp = async () => {
  copy = await copyDatabase(db());
};
const restore = async () => {
  await restoreCopy(db(), copy);
  await startEpoca(db());
};

const CLIENTE = { idPessoaCliente: 101, nomeCliente: 'x' };

async function make(by: TestDevice, idTitulo = 1, isTotal = false): Promise<DevolucaoAqui> {
  const made = await dispatchDevolucaoCriar(
    by.env.vault,
    {
      ...CLIENTE,
      nota: {
        idTitulo,
        numDocumento: String(idTitulo),
        serieDocumento: '1',
        dataDocumento: '2026-11-20T09:00:00-03:00',
        valorTotalNota: 200_00,
        idPessoaEmitente: 1,
        prazoAte: '2026-11-27',
      },
      isTotal,
      idDevolucaoMotivo: isTotal ? 1 : null,
      descDevolucaoMotivo: '',
      notaEletronica: true,
      observacoes: '',
    },
    by.env,
  );
  if (!made.ok) throw new Error(made.error.kind);
  return aquiOf(by, idTitulo);
}

const all = (by = device) => readDevolucoes(by.env.vault, 101);
const aquiOf = async (by: TestDevice, idTitulo = 1) =>
  must(
    (await all(by)).find((one) => one.idTitulo === idTitulo),
    'a return',
  );

const visto = (lote: 'A' | 'B', quantidade: number): ItemDevolvidoVisto => ({
  idProduto: 1,
  descProduto: 'x',
  lote,
  dataVencimento: null,
  quantidade,
  idDevolucaoMotivo: 1,
  descDevolucaoMotivo: 'Avaria no transporte',
  valor: 1,
});
const item = (lote: 'A' | 'B', quantidade: number): MudancaCommand => ({
  tipo: 'devolucao-item',
  item: visto(lote, quantidade),
});
const change = async (by: TestDevice, ...commands: MudancaCommand[]) =>
  dispatchDevolucao(by.env.vault, { ...CLIENTE, aqui: await aquiOf(by) }, commands, by.env);
const finish = async (by: TestDevice) =>
  change(by, { tipo: 'devolucao-finalizar', itens: [...(await aquiOf(by)).itens] });
const pull = (by = device) => pullDevolucoes(by.env, 101);
const waiting = () => device.env.vault.outbox.toArray();
const undecided = async () => (await device.env.vault.parked.toArray()).filter((p) => p.decided === null);
const question = async () => must((await undecided())[0], 'a question');

/** The server's returns: id, invoice, situation, and units by lot. */
async function onServer(): Promise<string[]> {
  const rows = await db().selectFrom('devolucao').selectAll().orderBy('idDevolucaoEletronica').execute();
  const itens = await db().selectFrom('devolucaoItem').selectAll().orderBy('lote').execute();
  return rows.map((row) => {
    const lots = itens.filter((one) => one.idDevolucaoEletronica === row.idDevolucaoEletronica);
    return `${row.idDevolucaoEletronica} of ${row.idTitulo}: ${row.idSituacao} ${lots.map((one) => one.lote + one.quantidade).join(' ')}`.trim();
  });
}

/** Sends the queue while the responses of matching calls get lost. */
async function sendUnheard(path: RegExp): Promise<void> {
  const deaf: SyncEnv = {
    ...device.env,
    send: async (request, options) => {
      const answer = await device.env.send(request, options);
      return path.test(request.path) ? { kind: 'silence', reason: 'network' } : answer;
    },
  };
  device.clock.now += 1000;
  await drain(deaf);
}

/** The server loses a return of another device, of which this one has heard a mark. */
async function loseOther(): Promise<void> {
  await make(other, 2);
  await other.drainAll();
  await pullCarrinho(device.env, 101);
}

/** Lets the device notice the restore, and then sends its queue. */
async function comeBack(): Promise<void> {
  await restore();
  device.clock.now += 120_000;
  await pullCarrinho(device.env, 101);
  await device.drainAll();
}

const last = async () => must((await onServer()).at(-1), 'a return').split(' ')[0];

test.each<[string, MudancaCommand]>([
  ['Finalizar', { tipo: 'devolucao-finalizar', itens: [visto('A', 2)] }],
  ['CadastrarItem', item('B', 1)],
  ['ExcluirItem', { tipo: 'devolucao-item-excluir', idProduto: 1, descProduto: 'x', lote: 'A' }],
  ['Devolucao$', { tipo: 'devolucao-excluir' }],
])('a change (%s) whose response was lost ends, when the backup kept its key', async (path, command) => {
  await make(other);
  await change(other, item('A', 2));
  await other.drainAll();
  await pull();
  await change(device, command);
  await sendUnheard(new RegExp(path));
  await backUp();
  await loseOther();
  const before = await onServer();
  await comeBack();
  await device.drainAll();
  expect([await waiting(), await undecided()]).toEqual([[], []]);
  expect(await onServer()).toEqual(before.filter((text) => !text.includes('of 2')));
});

test('queued changes of a return that the restored server still has are sent to it', async () => {
  await make(device);
  await device.drainAll();
  await backUp();
  await loseOther();
  await change(device, item('A', 2));
  await comeBack();
  expect([await waiting(), await undecided()]).toEqual([[], []]);
  expect(await onServer()).toEqual([`${await last()} of 1: 1 A2`]);
});

test('the return of another device is found by its moment, and another one with its id is not changed', async () => {
  await make(other);
  await other.drainAll();
  await backUp();
  await loseOther();
  // The moment of a return has no fractions of a second.
  await db()
    .updateTable('devolucao')
    .set({ criadaEm: new Date(0) })
    .where('idTitulo', '=', 2)
    .execute();
  await pull();
  const before = await all();
  // Changes of both returns wait; the backup has only the first.
  for (const aqui of before)
    await dispatchDevolucao(device.env.vault, { ...CLIENTE, aqui }, [item('A', 1)], device.env);
  await restore();
  // Another device makes a return, which gets the id of the lost one.
  const third = await openTestDevice(await logIn());
  await make(third, 2);
  await third.drainAll();
  third.close();
  device.clock.now += 120_000;
  await device.drainAll();
  await device.drainAll();
  expect(await waiting()).toEqual([]);
  expect((await undecided()).map(({ codigo, intent }) => [codigo, intent.tipo])).toEqual([
    ['nao-encontrado', 'devolucao-item'],
  ]);
  expect((await onServer()).map((text) => text.slice(text.indexOf('of')))).toEqual(['of 1: 1 A1', 'of 2: 1']);
});

test('a confirmed return that the server lost is one question; sent again, it is whole and once there', async () => {
  await backUp();
  await make(device);
  await change(device, item('A', 2), item('B', 1));
  await finish(device);
  await device.drainAll();
  await pull();
  await comeBack();
  expect(await onServer()).toEqual([]);
  expect((await undecided()).map(({ codigo, intent }) => [codigo, intent.tipo])).toEqual([
    ['devolucao-perdida', 'devolucao-criar'],
  ]);
  expect((await question()).description).toMatch(/\(nº \d+\)/);
  // It is shown once, with its lines, and asks for a decision.
  await pull();
  expect(await all()).toMatchObject([
    { id: null, isFinalizada: true, recusada: { codigo: 'devolucao-perdida' } },
  ]);
  await retryDevolucao(device.env.vault, (await question()).key, null, device.env);
  await device.drainAll();
  expect([await waiting(), await undecided()]).toEqual([[], []]);
  expect(await onServer()).toEqual([`${await last()} of 1: 4 A2 B1`]);
  await pull();
  expect((await all()).map(({ naFila, recusada, itens }) => [naFila, recusada, itens.length])).toEqual([
    [0, null, 2],
  ]);
});

test('the end that the server lost is asked about, and its draft stays when that is discarded', async () => {
  await make(device);
  await change(device, item('A', 2));
  await device.drainAll();
  await backUp();
  await finish(device);
  await device.drainAll();
  await comeBack();
  expect(await question()).toMatchObject({
    codigo: 'devolucao-perdida',
    intent: { tipo: 'devolucao-finalizar' },
  });
  await pull();
  expect(await all()).toMatchObject([{ isFinalizada: false, naFila: 0 }]);
  await discardDevolucao(device.env.vault, (await question()).key, device.env);
  await device.drainAll();
  expect([await waiting(), await undecided()]).toEqual([[], []]);
  expect((await onServer()).map((text) => text.slice(text.indexOf('of')))).toEqual(['of 1: 1 A2']);
});

test('a return that was made and deleted after the backup is not asked about', async () => {
  await backUp();
  await make(device);
  await device.drainAll();
  await change(device, { tipo: 'devolucao-excluir' });
  await device.drainAll();
  await comeBack();
  await pull();
  expect([await waiting(), await undecided(), await all()]).toEqual([[], [], []]);
});

test('a return with a refused line is shown once, before and after the restored server told its list', async () => {
  await make(device);
  await device.drainAll();
  await change(device, item('A', 9));
  await device.drainAll();
  await pull();
  await backUp();
  await loseOther();
  await comeBack();
  expect(await undecided()).toMatchObject([{ codigo: 'quantidade-invalida' }]);
  const shown = async () => (await all()).map(({ id, recusada }) => [id, recusada?.codigo]);
  const once = [[Number(await last()), 'quantidade-invalida']];
  expect(await shown()).toEqual(once);
  await pull();
  expect(await shown()).toEqual(once);
  await retryDevolucao(device.env.vault, (await question()).key, null, device.env);
  await device.drainAll();
  // The id is sure again: the server answers about the same return.
  expect(await undecided()).toMatchObject([{ codigo: 'quantidade-invalida' }]);
});

test('the list stays on the device with its age until the restored server told it', async () => {
  await make(device);
  await device.drainAll();
  await pull();
  const { at } = await readDevolucoesBase(device.env.vault, 101);
  await backUp();
  await loseOther();
  await restore();
  device.clock.now += 120_000;
  await device.setQuantidade(must(world.sp[0], 'product'), 1);
  await device.drainAll();
  const base = await readDevolucoesBase(device.env.vault, 101);
  expect([base.at, (await all()).length]).toEqual([at, 1]);
});

test('a draft that the user went on in is gone on in again when its id is not sure', async () => {
  await make(other);
  await other.drainAll();
  await backUp();
  await make(device);
  await change(device, item('B', 1));
  await device.drainAll();
  await adoptRascunho(device.env.vault, (await question()).key, device.env);
  await comeBack();
  await device.drainAll();
  // The server has the draft, but the device knows only its id.
  expect(await question()).toMatchObject({ codigo: 'nao-encontrado', intent: { tipo: 'devolucao-item' } });
  expect((await refazerDevolucao(device.env.vault, (await question()).key, device.env)).ok).toBe(true);
  await device.drainAll();
  const { key, rascunho } = await question();
  expect(rascunho).toBe(Number(await last()));
  await adoptRascunho(device.env.vault, key, device.env);
  await device.drainAll();
  expect([await waiting(), await undecided()]).toEqual([[], []]);
  expect(await onServer()).toEqual([`${await last()} of 1: 1 B1`]);
});
