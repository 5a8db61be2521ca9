import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { awaitIntencao } from '#outbox/carrinho/await-intencao.ts';
import { dispatchIntencao } from '#outbox/carrinho/dispatch-intencao.ts';
import { judge } from '#sync/push/judge.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();

const PATIENCE_MS = 50;

const ref = (idItem: number) => ({ idPessoaCliente: 101, idItem, idItemTipo: 1, since: 0 });

async function wish(idItem: number): Promise<void> {
  const { vault } = world.device.env;
  const command = { idPessoaCliente: 101, nomeCliente: 'x', idItem, idItemTipo: 1, descricao: 'y' };
  await dispatchIntencao(vault, command, world.device.env);
}

test('an accepted, a refused and an unsent stock alert are told apart', async () => {
  const { vault } = world.device.env;
  const known = must(world.sp[0], 'product');
  await wish(known);
  await wish(999_999);
  expect(await awaitIntencao(vault, ref(known), PATIENCE_MS)).toEqual({ kind: 'fila' });
  const told = awaitIntencao(vault, ref(known), 5000);
  await world.device.drainAll();
  expect(await told).toEqual({ kind: 'feito' });
  expect(await awaitIntencao(vault, ref(999_999), PATIENCE_MS)).toMatchObject({
    kind: 'recusado',
    row: { status: 404 },
  });
});

test('a failure of the server is reported in its words, and the stock alert stays in the queue', async () => {
  const { vault } = world.device.env;
  await wish(must(world.sp[1], 'product'));
  const [row] = await world.rows();
  const text = JSON.stringify({
    Message: 'Atenção!',
    Description: 'Tente mais tarde.',
    Codigo: 'erro-interno',
  });
  const answer = { kind: 'answer', status: 500, isOurs: true, retryAfter: null, text } as const;
  const verdict = judge(must(row, 'row'), answer, { now: 0, random: 0, capMs: 60_000 });
  if (verdict.kind !== 'again') throw new Error(verdict.kind);
  expect(verdict.lastAnswer.erro).toEqual({ message: 'Atenção!', description: 'Tente mais tarde.' });
  await vault.outbox.update(must(row, 'row').seq, { lastAnswer: verdict.lastAnswer });
  expect(await awaitIntencao(vault, ref(must(world.sp[1], 'product')), PATIENCE_MS)).toEqual({
    kind: 'erro',
    message: 'Atenção!',
    description: 'Tente mais tarde.',
  });
  expect(await world.rows()).toHaveLength(1);
});
