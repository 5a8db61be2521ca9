import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import type { Answer } from '#net/send.ts';
import { dispatchIntencao } from '#outbox/carrinho/dispatch-intencao.ts';
import { retryParked } from '#outbox/decide.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import type { SyncEnv } from '#sync/env.ts';
import { logIn, openTestDevice } from '#tests/support/device.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();

type Send = SyncEnv['send'];
type Request = Parameters<Send>[0];

const product = (group: 'sp' | 'mg'): number => must(world[group][0], 'product');

const CONFIRM = '/Carrinho/ConfirmarCarrinho';

/**
 * Returns a submission as the first release wrote it: the groups by their keys alone, all of them or none.
 */
function firstSubmission(request: Request): Request {
  if (request.path !== CONFIRM || typeof request.body !== 'string') return request;
  const { revisao, totalVisto, grupos } = JSON.parse(request.body) as {
    revisao: number;
    totalVisto: number;
    grupos: Record<string, unknown>[];
  };
  const plain = grupos.map(({ linhas: _linhas, idPagamentoVisto: _visto, ...grupo }) => grupo);
  return { ...request, body: JSON.stringify({ revisao, totalVisto, grupos: plain }) };
}

/** Paths that the first release's server lacks. */
const LATER = [/^\/sincronizacao\/mutacoes/, /^\/Carrinho\/grupo$/, /RegistrarIntencaoCompra$/];

const NO_SUCH_PATH: Answer = {
  kind: 'answer',
  status: 404,
  isOurs: true,
  retryAfter: null,
  text: JSON.stringify({ Message: 'Mensagem', Description: 'Não encontrado.', Codigo: 'nao-encontrado' }),
};

/** Returns a response without the members that later releases added. */
function firstAnswer(answer: Answer): Answer {
  if (answer.kind === 'silence' || answer.text === '') return answer;
  const body = JSON.parse(answer.text) as Record<string, unknown>;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return answer;
  const { recusados: _recusados, ...rest } = body;
  return { ...answer, text: JSON.stringify(rest) };
}

/** Today's client before a server of the first release. */
const olderServer =
  (send: Send): Send =>
  async (request, options) =>
    LATER.some((path) => path.test(request.path))
      ? NO_SUCH_PATH
      : firstAnswer(await send(firstSubmission(request), options));

/** A client of the first release, with today's queue, before this server. */
const olderClient =
  (send: Send): Send =>
  (request, options) =>
    send(firstSubmission(request), options);

/** Sets a price other than the one that the customer saw. */
const raise = (idProduto: number) =>
  world.server.database.db
    .updateTable('produtoPreco')
    .set((eb) => ({ valorUnitario: eb('valorUnitario', '*', 2) }))
    .where('idProduto', '=', idProduto)
    .execute();

const both = [
  ['a client before an older server', olderServer],
  ['an older client before this server', olderClient],
] as const;

test.each(both)('%s: lines and a submission of two groups become orders, once', async (_name, older) => {
  world.device.env.send = older(world.device.env.send);
  await world.device.setQuantidade(product('sp'), 50);
  await world.device.setQuantidade(product('mg'), 2);
  await world.device.finalizar();
  await world.device.drainAll();
  await world.device.drainAll();
  expect(await world.rows()).toEqual([]);
  expect(await world.parked()).toEqual([]);
  expect((await world.orders()).map((order) => order.idPessoaFilial)).toEqual([1, 2]);
});

test.each(both)(
  '%s: a raised price refuses the whole submission, which waits for the user and is then made once',
  async (_name, older) => {
    world.device.env.send = older(world.device.env.send);
    await world.device.setQuantidade(product('sp'), 50);
    await world.device.setQuantidade(product('mg'), 2);
    await world.device.drainAll();
    await raise(product('sp'));
    await world.device.finalizar();
    await world.device.drainAll();
    expect(await world.orders()).toEqual([]);
    const [refused, ...others] = await world.parked();
    expect([refused?.intent.tipo, refused?.codigo, others]).toEqual(['envio', 'carrinho-mudou', []]);
    const seen = await openTestDevice(await logIn());
    await seen.refresh();
    const { carrinho } = await seen.view();
    seen.close();
    const yes = toEnvio(carrinho, carrinho.itens);
    await retryParked(world.device.env.vault, must(refused, 'refused').key, yes, world.device.env);
    await world.device.drainAll();
    expect((await world.orders()).map((order) => order.idPessoaFilial)).toEqual([1, 2]);
    expect([await world.rows(), await world.parked()]).toEqual([[], []]);
  },
);

test('a change without a call on an older server is reported to the user, and holds up no other change', async () => {
  const { env } = world.device;
  env.send = olderServer(env.send);
  const idPessoaCliente = must((await env.vault.device.get(1))?.idPessoaCliente, 'customer');
  await dispatchIntencao(
    env.vault,
    { idPessoaCliente, nomeCliente: 'Farmácia', idItem: product('sp'), idItemTipo: 1, descricao: 'Produto' },
    env,
  );
  await world.device.setQuantidade(product('sp'), 50);
  await world.device.drainAll();
  expect(await world.rows()).toEqual([]);
  expect((await world.parked()).map((p) => [p.intent.tipo, p.codigo, p.description])).toEqual([
    ['intencao', 'nao-encontrado', 'Não encontrado.'],
  ]);
  expect(await world.quantities()).toEqual({ [product('sp')]: 50 });
});
