import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import { must } from '#lib/must.ts';
import {
  envioIntent,
  LANE,
  linhaIntent,
  sampleCarrinho,
  sampleGrupo,
  sampleParked,
  sampleVault,
} from '#outbox/outbox-sample.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import { acceptGanho } from './accept-ganho.ts';

const NOW = 9000;
const two = [
  { idItem: 1, quantidade: 2 },
  { idItem: 2, quantidade: 1, filial: 2 },
];
const mudou = (over: Partial<ParkedRow> = {}): ParkedRow =>
  sampleParked(40, envioIntent(two), { codigo: 'carrinho-mudou', ...over });

/** The cart with the first line at another price for its two units together, in cents. */
function priced(cents: number, over: Partial<Carrinho> = {}): Carrinho {
  const carrinho = sampleCarrinho(two);
  const [line, ...others] = carrinho.itens;
  const valorLiquido = cents * 50;
  return {
    ...carrinho,
    itens: [{ ...must(line, 'line'), valorLiquido, valorTotal: cents }, ...others],
    grupos: carrinho.grupos.map((g) => (g.idPessoaFilial === 1 ? { ...g, total: cents } : g)),
    ...over,
  };
}

async function accept(parked: ParkedRow, carrinho: Carrinho | null, before: ParkedRow[] = []) {
  const vault = await sampleVault();
  await vault.parked.bulkPut(before);
  const isAccepted = await acceptGanho(vault, parked, carrinho, NOW);
  return { isAccepted, rows: await vault.outbox.toArray() };
}

test('an order that became cheaper is queued again in its place, with the new figures and the next keys', async () => {
  const paid = envioIntent(two, { cashbackAplicado: 2500 });
  const { isAccepted, rows } = await accept(mudou({ intent: paid }), priced(1200));
  expect(isAccepted).toBe(true);
  expect(rows.map((r) => [r.seq, r.key, r.intent.tipo, r.at, r.lane, r.tries])).toEqual([
    [39.5, '00000000-0000-4000-9000-000000000041', 'etapa', NOW, LANE, 0],
    [40, '00000000-0000-4000-9000-000000000042', 'envio', NOW, LANE, 0],
  ]);
  expect(rows[1]?.intent).toMatchObject({
    codigoLocal: 'A2B-001',
    totalVisto: 2200,
    cashbackAplicado: 2200,
    linhas: [{ valorLiquido: 60_000 }, { valorLiquido: 100_000 }],
  });
});

test('the next keys after a key count up in hexadecimal and start at zero after the highest', async () => {
  const key = (last: string) => `00000000-0000-4000-9000-${last}`;
  const keys = async (last: string) =>
    (await accept(mudou({ key: `${key(last)}.resto` }), priced(1200))).rows.map((r) => r.key);
  expect(await keys('00000000000f')).toEqual([key('000000000010'), key('000000000011')]);
  expect(await keys('ffffffffffff')).toEqual([key('000000000000'), key('000000000001')]);
});

test('an order whose cart still is as the user saw it is queued again', async () => {
  expect((await accept(mudou(), sampleCarrinho(two))).isAccepted).toBe(true);
});

test('an order that became dearer waits for the user', async () => {
  expect(await accept(mudou(), priced(2001))).toEqual({ isAccepted: false, rows: [] });
});

test.each<[string, Partial<ParkedRow>, Carrinho | null]>([
  ['another refusal', { codigo: 'minimo-grupo' }, priced(1200)],
  ['a refused line', { intent: linhaIntent(1, 2) }, priced(1200)],
  ['no cart', {}, null],
  ['a cart that ended', {}, priced(1200, { idCarrinhoSituacao: CARRINHO_FINALIZADO })],
])('a changed cart is not accepted by the device in this case: %s', async (_, over, carrinho) => {
  expect(await accept(mudou(over), carrinho)).toEqual({ isAccepted: false, rows: [] });
});

test('remaining groups are accepted again only if all of them stayed for a changed cart', async () => {
  const recusado = (filial: number, codigo: string) => ({
    ...sampleGrupo(filial),
    codigo,
    message: '',
    description: '',
  });
  const both = [recusado(1, 'carrinho-mudou'), recusado(2, 'carrinho-mudou')];
  const mixed = [recusado(1, 'carrinho-mudou'), recusado(2, 'minimo-grupo')];
  expect((await accept(mudou({ recusados: both }), priced(1200))).isAccepted).toBe(true);
  expect((await accept(mudou({ recusados: mixed }), priced(1200))).isAccepted).toBe(false);
});

test('the device accepts changed carts for one order three times at most', async () => {
  const auto = (seq: number, over: Partial<ParkedRow> = {}) =>
    sampleParked(seq, envioIntent(two), { decided: { at: 1, as: 'auto' }, ...over });
  const isAccepted = async (...before: ParkedRow[]) =>
    (await accept(mudou(), priced(1200), before)).isAccepted;
  expect(await isAccepted(auto(1), auto(2))).toBe(true);
  expect(await isAccepted(auto(1), auto(2), auto(3))).toBe(false);
  expect(await isAccepted(auto(1), auto(2), auto(3, { decided: { at: 1, as: 'retried' } }))).toBe(true);
  expect(await isAccepted(auto(1), auto(2), auto(3, { lane: '104' }))).toBe(true);
  expect(await isAccepted(auto(1), auto(2), auto(3, { decided: null }))).toBe(true);
  const other = { intent: envioIntent(two, { codigoLocal: 'Z9Z-999' }) };
  expect(await isAccepted(auto(1), auto(2), auto(3, other))).toBe(true);
  expect(await isAccepted(auto(1), auto(2), auto(3, { intent: linhaIntent(1, 2) }))).toBe(true);
});
