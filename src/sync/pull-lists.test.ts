import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarNotas } from '#contract/invoices/nota-fiscal.ts';
import { sincronizarHistorico } from '#contract/orders/historico-mudado.ts';
import { consultarPedidos } from '#contract/orders/pedido-lista.ts';
import { consultarExtratoCliente, type Recebivel } from '#contract/payment/extrato-cliente.ts';
import { notaSample } from '#domain/invoices/nota-sample.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { answer, portal, refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { keepCursor, pullMudado } from './pull/pull-mudado.ts';
import { pullNotas } from './pull/pull-notas.ts';
import { pullPedidos } from './pull/pull-pedidos.ts';
import { pullRecebiveis } from './pull/pull-recebiveis.ts';
import { sampleSync } from './sync-sample.ts';

const NOW = Date.UTC(2026, 10, 21, 15);
const ID = 101;

async function world(...answers: Answer[]) {
  const sync = await sampleSync(() => answers.shift() ?? silence());
  sync.clock.now = NOW;
  return { ...sync, vault: sync.env.vault };
}

const pedidos = (ids: number[], totalRegistros = ids.length) =>
  replied(consultarPedidos, {
    colecao: ids.map((idPrePedido) => pedidoSample({ idPrePedido })),
    totalRegistros,
  } as never);
const notas = (ids: number[], totalRegistros = ids.length) =>
  replied(consultarNotas, { colecao: ids.map((id) => notaSample(id)), totalRegistros } as never);

test('orders of the last 90 days are read page by page and kept', async () => {
  const { env, vault, asked } = await world(pedidos([1, 2], 3), pedidos([3], 3));
  expect(await pullPedidos(env, ID)).toEqual({ ok: true, value: null });
  expect((await vault.pedidos.toArray()).map((p) => [p.idPrePedido, p.at])).toEqual([
    [1, NOW],
    [2, NOW],
    [3, NOW],
  ]);
  expect(asked.map((a) => a.query)).toEqual(
    ['1', '2'].map((numeroPagina) => ({
      variosClientes: '101',
      dataInicial: '2026-08-23',
      quantidadeRegistrosPagina: '50',
      numeroPagina,
      paginacao: 'true',
      incluirItens: 'true',
    })),
  );
});

test('orders are read on from the last one of each page if the server names it', async () => {
  const page = (ids: number[], continua: number | null) =>
    replied(consultarPedidos, {
      colecao: ids.map((idPrePedido) => pedidoSample({ idPrePedido })),
      totalRegistros: 10_001,
      totalIncompleto: true,
      continua,
    } as never);
  const { env, vault, asked } = await world(page([4, 3], 3), page([2], null));
  expect(await pullPedidos(env, ID)).toEqual({ ok: true, value: null });
  expect((await vault.pedidos.toArray()).map((p) => p.idPrePedido)).toEqual([2, 3, 4]);
  expect(asked.map(({ query }) => query['depoisDe'])).toEqual([undefined, '3']);
});

test('a failed page of orders changes nothing', async () => {
  const { env, vault } = await world(pedidos([1, 2], 3));
  await vault.pedidos.put({
    idPrePedido: 9,
    idPessoaCliente: ID,
    pedido: pedidoSample({ idPrePedido: 9 }),
    at: 1,
  });
  expect(await pullPedidos(env, ID)).toMatchObject({ ok: false });
  expect((await vault.pedidos.toArray()).map((p) => p.idPrePedido)).toEqual([9]);
});

test('invoices are read month by month, from the month ninety days ago to the current one', async () => {
  const { env, vault, asked } = await world(notas([1]), notas([]), notas([2, 3]), notas([4]));
  expect(await pullNotas(env, ID)).toEqual({ ok: true, value: null });
  expect(
    asked.map(({ query }) => [
      query['ano'],
      query['mes'],
      query['idPessoaDestinatario'],
      query['numeroPagina'],
    ]),
  ).toEqual(['8', '9', '10', '11'].map((mes) => ['2026', mes, '101', '1']));
  expect((await vault.notasFiscais.toArray()).map((n) => n.idTitulo)).toEqual([1, 2, 3, 4]);
});

test('invoices are read across the turn of a year', async () => {
  const { env, clock, asked } = await world(...Array.from({ length: 9 }, () => notas([])));
  clock.now = Date.UTC(2027, 0, 31, 15);
  await pullNotas(env, ID);
  expect(asked.map(({ query }) => `${query['ano']}-${query['mes']}`)).toEqual([
    '2026-11',
    '2026-12',
    '2027-1',
  ]);
});

test('invoices of a month are read from its first day on', async () => {
  const { env, clock, asked } = await world(...Array.from({ length: 9 }, () => notas([])));
  clock.now = Date.UTC(2026, 11, 1, 15);
  await pullNotas(env, ID);
  expect(asked.at(-1)?.query).toMatchObject({ ano: '2026', mes: '12' });
});

test('a failed month of invoices changes nothing', async () => {
  const { env, vault } = await world(notas([1]));
  expect(await pullNotas(env, ID)).toMatchObject({ ok: false });
  expect(await vault.notasFiscais.count()).toBe(0);
});

const recebivel = (id: number, quantidadeRegistros: number): Recebivel => ({
  id,
  idPrePedido: null,
  idPessoaFilial: 1,
  idFormaPagamento: 1,
  idBoleto: null,
  numero: String(id),
  dataEmissao: '2026-11-01',
  dataVencimento: '2026-12-01',
  diasParaVencimento: 10,
  atraso: 0,
  valor: 1000,
  valorJurosCalculado: 0,
  valorTotalAbatimento: 0,
  valorTotalDescontoFinanceiro: 0,
  valorTotalJuros: 0,
  valorEsperado: 1000,
  idSituacao: 1,
  descricaoSituacao: 'Em aberto',
  descFormaPagamento: 'Boleto',
  documentosViinculados: '',
  legendaPortal: null,
  somaTotalParcela: 1000,
  somaTotalValorEsperado: 1000,
  quantidadeRegistros,
});
const owed = (...rows: Recebivel[]) => replied(consultarExtratoCliente, rows);

test('instalments are read page by page; every row has the total', async () => {
  const { env, vault, asked } = await world(owed(recebivel(1, 3), recebivel(2, 3)), owed(recebivel(3, 3)));
  expect(await pullRecebiveis(env, ID)).toEqual({ ok: true, value: null });
  expect((await vault.recebiveis.toArray()).map((r) => r.id)).toEqual([1, 2, 3]);
  expect(asked.map(({ query }) => [query['idPessoaCliente'], query['paginaAtual']])).toEqual([
    ['101', '1'],
    ['101', '2'],
  ]);
});

test('kept instalments of a customer who has none any more are deleted', async () => {
  const { env, vault } = await world(owed());
  await vault.recebiveis.put({ id: 9, idPessoaCliente: ID, recebivel: recebivel(9, 1), at: 1 });
  expect(await pullRecebiveis(env, ID)).toMatchObject({ ok: true });
  expect(await vault.recebiveis.count()).toBe(0);
});

test('an empty page of instalments before the end starts the reading again; a failed page changes nothing', async () => {
  const first = owed(recebivel(1, 2));
  const { env, vault } = await world(first, owed(), first, owed(recebivel(2, 2)));
  expect(await pullRecebiveis(env, ID)).toMatchObject({ ok: true });
  expect((await vault.recebiveis.toArray()).map((r) => r.id)).toEqual([1, 2]);
  const failed = await world(first);
  expect(await pullRecebiveis(failed.env, ID)).toMatchObject({ ok: false });
  expect(await failed.vault.recebiveis.count()).toBe(0);
});

test('an instalment paid during the reading is left out', async () => {
  const { env, vault, asked } = await world(owed(recebivel(1, 2)), owed(), owed());
  expect(await pullRecebiveis(env, ID)).toMatchObject({ ok: true });
  expect([await vault.recebiveis.count(), asked.length]).toEqual([0, 3]);
});

const mudado = (cursor: string) =>
  replied(sincronizarHistorico, { cursor, pedidos: [pedidoSample()], notas: [notaSample(5)] });
const CURSOR = { name: 'historico:101', at: 1, cursor: 'c1' } as const;

test('changes since the kept cursor are stored, with the new cursor', async () => {
  const { env, vault, asked } = await world(mudado('c2'));
  await vault.checkpoints.put(CURSOR);
  expect(await pullMudado(env, ID)).toEqual({ kind: 'mudado' });
  expect(asked[0]?.query).toEqual({ idPessoaCliente: '101', dataInicial: '2026-08-23', cursor: 'c1' });
  expect([await vault.pedidos.count(), await vault.notasFiscais.count()]).toEqual([1, 1]);
  expect(await vault.checkpoints.get('historico:101')).toEqual({
    name: 'historico:101',
    at: NOW,
    cursor: 'c2',
  });
});

test('without a kept cursor only the server’s current one is returned, and the lists are to be read whole', async () => {
  const { env, vault, asked } = await world(mudado('c1'));
  expect(await pullMudado(env, ID)).toEqual({ kind: 'inteiro', cursor: 'c1', since: NOW });
  expect(asked[0]?.query).toEqual({ idPessoaCliente: '101', dataInicial: '2026-08-23' });
  expect([
    await vault.pedidos.count(),
    await vault.checkpoints.where('name').notEqual('connection').count(),
  ]).toEqual([0, 0]);
});

test('after a forgotten cursor the server’s current one is requested', async () => {
  const { env, vault, asked } = await world(refused(410, 'cursor-desconhecido'), mudado('c9'));
  await vault.checkpoints.put(CURSOR);
  expect(await pullMudado(env, ID)).toEqual({ kind: 'inteiro', cursor: 'c9', since: NOW });
  expect(asked.map((a) => a.query['cursor'])).toEqual(['c1', undefined]);
  expect(await vault.checkpoints.get('historico:101')).toBeUndefined();
});

test.each<[string, Answer]>([
  ['refuses it', refused(403, 'cliente-nao-vinculado')],
  ['does not know it', portal(404)],
])('on the request for changes, a server that %s leaves the lists to be read whole', async (_, got) => {
  const { env } = await world(got);
  expect(await pullMudado(env, ID)).toEqual({ kind: 'inteiro', cursor: null, since: NOW });
});

test.each<[string, Answer]>([
  ['silence', silence()],
  ['a portal', portal()],
  ['a server in trouble', answer(503, '')],
  ['the end of the session', refused(401, 'sessao-expirada')],
])('after %s the reading of changes fails, and the cursor stays', async (_, got) => {
  const { env, vault } = await world(got);
  await vault.checkpoints.put(CURSOR);
  expect(await pullMudado(env, ID)).toMatchObject({ kind: 'falha' });
  expect(await vault.checkpoints.get('historico:101')).toEqual(CURSOR);
});

test('the cursor from before the lists is stored only if both were read since', async () => {
  const kept = async (pedidosAt: number | null, notasAt: number | null, cursor: string | null = 'c1') => {
    const { env, vault } = await world();
    if (pedidosAt !== null) await vault.checkpoints.put({ name: 'pedidos:101', at: pedidosAt });
    if (notasAt !== null) await vault.checkpoints.put({ name: 'notas:101', at: notasAt });
    await keepCursor(env, ID, { kind: 'inteiro', cursor, since: 50 });
    return vault.checkpoints.get('historico:101');
  };
  expect(await kept(50, 51)).toEqual({ name: 'historico:101', at: NOW, cursor: 'c1' });
  expect(await kept(49, 51)).toBeUndefined();
  expect(await kept(51, 49)).toBeUndefined();
  expect(await kept(null, 51)).toBeUndefined();
  expect(await kept(51, null)).toBeUndefined();
  expect(await kept(51, 51, null)).toBeUndefined();
});
