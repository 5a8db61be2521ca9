import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { confirmarCarrinho } from '#contract/cart/confirmar-carrinho.ts';
import { consultarMutacao, type MutacaoConhecida } from '#contract/cart/mutacao.ts';
import { must } from '#lib/must.ts';
import { answer, portal, refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { envioIntent, extrasIntent, linhaIntent, sampleRow } from '#outbox/outbox-sample.ts';
import { isAuthHeld } from '#sync/checkpoint.ts';
import { drain } from './push.ts';
import {
  carrinho,
  frozen,
  ID,
  keyOf,
  mudou,
  mudouDe,
  NOW,
  type Respond,
  rowOf,
  samplePush,
} from './push-sample.ts';

const told = (over: Partial<MutacaoConhecida>): Answer =>
  replied(consultarMutacao, {
    chave: keyOf(1),
    situacao: 'desconhecida',
    status: null,
    corpo: null,
    ...over,
  });
const aplicada = () =>
  told({ situacao: 'aplicada', status: 200, corpo: (mudou as Extract<Answer, { kind: 'answer' }>).text });
const recusada = (seq = 1) =>
  told({
    chave: keyOf(seq),
    situacao: 'recusada',
    status: 409,
    corpo: JSON.stringify({ Message: 'A', Description: 'B', Codigo: 'chave-recusada' }),
  });

const pedido = {
  idPrePedido: 7,
  idPessoaFilial: 1,
  idCondicao: 1,
  idCarrinhoGrupoTipo: 1,
  idPrePedidoSituacao: 1,
  total: 2000,
};
const feito = replied(confirmarCarrinho, { pedidos: [pedido], carrinho: { ...carrinho, revisao: 6 } });

/** Returns the result of a change too old to be repeated, by the server's responses about its key. */
async function overdue(...answers: Answer[]) {
  const row = sampleRow(1, linhaIntent(1, 4), { at: NOW - 61 * 86_400_000, frozen, tries: 9 });
  const sync = await samplePush(() => must(answers.shift(), 'answer'), row);
  const drained = await drain(sync.env);
  const [parked] = await sync.vault.parked.toArray();
  return { ...sync, drained, row: await sync.vault.outbox.get(1), parked };
}

test('a change too old to be repeated is settled by the server’s knowledge of its key', async () => {
  const { vault, calls } = await overdue(aplicada());
  expect(calls()).toEqual([`GET /sincronizacao/mutacoes/${keyOf(1)}`]);
  expect(await vault.receipts.count()).toBe(1);
});

test('a key that was refused before the page ended is a question with the device’s own reason', async () => {
  const { calls, parked } = await overdue(recusada());
  expect(calls()).toHaveLength(1);
  expect(parked).toMatchObject({ codigo: 'verifique', decided: null });
});

/** A step and its submission without an open cart, and a server that knows the submission's key so. */
async function refusedStep(...knows: Answer[]) {
  const envio = envioIntent([{ idItem: 1, quantidade: 2 }]);
  const respond: Respond = ({ path }) =>
    path.endsWith(keyOf(2)) ? must(knows.shift(), 'answer') : refused(400, 'requisicao-invalida');
  const step = sampleRow(1, { tipo: 'etapa' });
  const sync = await samplePush(respond, step, sampleRow(2, envio));
  await sync.vault.carrinhos.put({ idPessoaCliente: ID, carrinho: null, at: 1 });
  const drained = await drain(sync.env);
  return { ...sync, drained, parked: await sync.vault.parked.get(keyOf(2)) };
}

test('with a refused step the server refuses its submission too, which becomes the question', async () => {
  const { calls, parked } = await refusedStep(told({ chave: keyOf(2) }), recusada(2));
  expect(calls().map((c) => c.split(' ')[0])).toEqual(['GET', 'GET', 'DELETE']);
  expect(parked).toMatchObject({ codigo: 'carrinho-vazio', decided: null });
});

test('a submission that a copy of the device has sent is confirmed, although its step is refused here', async () => {
  const corpo = (feito as Extract<Answer, { kind: 'answer' }>).text;
  const known = { chave: keyOf(2), situacao: 'aplicada', status: 200, corpo } as const;
  const { vault, parked } = await refusedStep(told(known));
  expect([parked, await vault.outbox.count()]).toEqual([undefined, 0]);
  expect((await vault.receipts.get(keyOf(2)))?.pedidos).toEqual([pedido]);
});

test('without a word about the submission its refused step waits', async () => {
  const { vault, drained } = await refusedStep(silence());
  expect([await vault.outbox.count(), drained.nextAt]).toEqual([2, NOW + 15_000]);
});

test('the server is told to refuse the key of an unknown change, and the user must look', async () => {
  const { calls, parked, asked } = await overdue(told({}), recusada());
  expect(calls().map((c) => c.split(' ')[0])).toEqual(['GET', 'DELETE']);
  expect(asked[0]?.options).toEqual({ token: 'token-1', pending: expect.any(String) });
  expect(parked).toMatchObject({ codigo: 'verifique', status: 0, decided: null });
  const arrived = await overdue(told({}), aplicada());
  expect([await arrived.vault.receipts.count(), arrived.parked]).toEqual([1, undefined]);
  const still = await overdue(told({}), told({}));
  expect(still.parked).toMatchObject({ codigo: 'verifique' });
});

test.each([400, 404, 405])(
  'a server that cannot tell about a key (%i) leaves the change to the user',
  async (status) => {
    expect((await overdue(refused(status, 'nao-encontrado'))).parked).toMatchObject({ codigo: 'verifique' });
  },
);

test('a server without a response about a key is asked again later', async () => {
  const later = { state: 'queued', claim: null, tries: 9, notBefore: NOW + 15_000, lastAnswer: null };
  const silent = await overdue(silence());
  expect([silent.row, silent.drained.nextAt]).toEqual([expect.objectContaining(later), NOW + 15_000]);
  const trouble = await overdue(answer(503, ''));
  expect([trouble.row, trouble.drained.nextAt]).toEqual([expect.objectContaining(later), NOW + 15_000]);
  const half = await overdue(told({}), silence());
  expect([half.row, half.parked]).toEqual([expect.objectContaining(later), undefined]);
  const busy = await overdue(refused(409, 'em-andamento'));
  expect(busy.row).toMatchObject(later);
});

test('a response about another key does not count', async () => {
  const other = { chave: keyOf(2) };
  const body = (mudou as Extract<Answer, { kind: 'answer' }>).text;
  const done = await overdue(told({ ...other, situacao: 'aplicada', status: 200, corpo: body }));
  expect([await done.vault.receipts.count(), done.row?.notBefore]).toEqual([0, NOW + 15_000]);
  const unknown = await overdue(told(other));
  expect([unknown.calls().length, unknown.parked, unknown.row?.seq]).toEqual([1, undefined, 1]);
});

test('a stored response may be about another cart than the request now names', async () => {
  const named = { ...frozen, query: { idCarrinho: '999' } };
  const row = sampleRow(1, linhaIntent(1, 4), { at: NOW - 61 * 86_400_000, frozen: named, tries: 9 });
  const { env, vault } = await samplePush(() => aplicada(), row);
  await drain(env);
  expect([await vault.outbox.count(), await vault.receipts.count()]).toEqual([0, 1]);
});

test.each([401, 404])('a portal’s %i does not count as a response about a key', async (status) => {
  const { row, parked, vault } = await overdue(portal(status));
  expect([row?.notBefore, parked]).toEqual([NOW + 15_000, undefined]);
  expect(await isAuthHeld(vault)).toBe(false);
});

test('silence about a key or an ended session holds the other lanes; a server in trouble does not', async () => {
  const old = [ID, 104, 105, 106].map((id, at) =>
    rowOf(id, at + 1, { at: NOW - 61 * 86_400_000, frozen, tries: 9 }),
  );
  const askedAfter = async (got: Answer) => {
    const { env, asked } = await samplePush(() => got, ...old);
    await drain(env);
    return asked.length;
  };
  expect(await askedAfter(silence())).toBe(3);
  expect(await askedAfter(refused(401, 'sessao-expirada'))).toBe(3);
  expect(await askedAfter(answer(503, ''))).toBe(4);
  expect(await askedAfter(told({ situacao: 'aplicada', status: 503, corpo: '' }))).toBe(4);
});

test('a session that ends during the request about a key holds every lane', async () => {
  const { drained, row, vault } = await overdue(refused(401, 'sessao-expirada'));
  expect([drained.nextAt, row?.state]).toEqual([null, 'queued']);
  expect(await vault.checkpoints.get('auth')).toMatchObject({ state: 'held' });
});

test('a stored response that settles nothing is requested again later', async () => {
  const { drained, row } = await overdue(told({ situacao: 'aplicada', status: 503, corpo: '' }));
  expect([drained.nextAt, row?.seq]).toEqual([NOW + 15_000, 1]);
  const held = await overdue(told({ situacao: 'aplicada', status: 401, corpo: '' }));
  expect(held.drained.nextAt).toBe(NOW + 15_000);
  const bare = await overdue(told({ situacao: 'aplicada', status: 200, corpo: null }), recusada());
  expect(bare.parked).toMatchObject({ codigo: 'verifique' });
});

test('a key that another device used with other bytes is settled by its result there', async () => {
  const answers = [refused(422, 'chave-reutilizada'), aplicada()];
  const { env, vault, calls } = await samplePush(() => must(answers.shift(), 'answer'), rowOf(ID, 1));
  await drain(env);
  expect(calls().map((c) => c.split(' ')[0])).toEqual(['PUT', 'GET']);
  expect(await vault.receipts.count()).toBe(1);
  const unknown = [refused(422, 'chave-reutilizada'), told({}), recusada()];
  const other = await samplePush(() => must(unknown.shift(), 'answer'), rowOf(ID, 1));
  await drain(other.env);
  expect((await other.vault.parked.toArray())[0]).toMatchObject({ codigo: 'chave-reutilizada', status: 422 });
});

test('the end of an earlier cart, told to a copy of the device, leaves the present cart open', async () => {
  const linhas = [{ idItem: 1, idItemTipo: 1, quantidade: 2 }];
  const corpo = JSON.stringify({
    Message: 'Atenção!',
    Description: 'Este carrinho já foi finalizado.',
    Codigo: 'carrinho-finalizado',
    pedidos: [{ ...pedido, total: 20, codigoLocal: 'MESA-1', linhas }],
    carrinho: null,
  });
  const known = told({ chave: keyOf(2), situacao: 'recusada', status: 409, corpo });
  const answers = [refused(422, 'chave-reutilizada'), known];
  const envio = sampleRow(2, envioIntent([{ idItem: 1, quantidade: 2 }]));
  const respond: Respond = ({ method }) =>
    method === 'GET' && answers.length === 0 ? silence() : must(answers.shift(), 'answer');
  const { env, vault } = await samplePush(respond, envio);
  await drain(env);
  expect(await vault.outbox.count()).toBe(0);
  expect((await vault.carrinhos.get(ID))?.carrinho?.idCarrinho).toBe(carrinho.idCarrinho);
});

test('a copied change that needs no request asks the server first', async () => {
  const copied = sampleRow(1, linhaIntent(9, 0), { copied: true });
  const answers = [told({}), recusada()];
  const { env, vault, calls } = await samplePush(() => must(answers.shift(), 'answer'), copied);
  await drain(env);
  expect(calls().map((c) => c.split(' ')[0])).toEqual(['GET', 'DELETE']);
  expect(await vault.receipts.count()).toBe(1);
  const silent = await samplePush(() => silence(), copied);
  expect((await drain(silent.env)).nextAt).toBe(NOW + 15_000);
  expect(await silent.vault.outbox.count()).toBe(1);
});

/**
 * Returns the result of extra data whose cart is no longer open, by the server's responses about their key.
 */
async function closed(...answers: Answer[]) {
  const sync = await samplePush(() => must(answers.shift(), 'answer'), sampleRow(1, extrasIntent('PED-1')));
  await sync.vault.carrinhos.put({ idPessoaCliente: ID, carrinho: null, at: 1 });
  const drained = await drain(sync.env);
  return { ...sync, drained, parked: await sync.vault.parked.get(keyOf(1)) };
}

test('a change that the device itself refuses is refused by the server first', async () => {
  const { calls, parked } = await closed(told({}), recusada());
  expect(calls().map((c) => c.split(' ')[0])).toEqual(['GET', 'DELETE']);
  expect(parked).toMatchObject({ codigo: 'carrinho-vazio', decided: null });
  const damaged = await closed(refused(400, 'requisicao-invalida'));
  expect(damaged.parked).toMatchObject({ codigo: 'carrinho-vazio', decided: null });
});

test('a change that the device itself refuses, but a copy of the device has sent, is confirmed', async () => {
  const { vault, parked } = await closed(aplicada());
  expect([parked, await vault.receipts.count()]).toEqual([undefined, 1]);
  const silent = await closed(silence());
  expect([silent.parked, silent.drained.nextAt]).toEqual([undefined, NOW + 15_000]);
});

/**
 * Returns the result of a tried change whose response is not believed, by the response stored under its key.
 */
async function doubted(kept: Answer) {
  const strange = mudouDe(ID + 1);
  const row = sampleRow(1, linhaIntent(1, 4), { at: NOW, frozen, tries: 1 });
  const respond: Respond = ({ path }) => (path.includes('/mutacoes/') ? kept : strange);
  const sync = await samplePush(respond, row);
  await drain(sync.env);
  return { ...sync, row: await sync.vault.outbox.get(1), parked: await sync.vault.parked.get(keyOf(1)) };
}

test('a change whose response is about another cart is settled by the stored response', async () => {
  const { vault, calls, row } = await doubted(aplicada());
  expect(calls()).toEqual(['PUT /Carrinho/item', `GET /sincronizacao/mutacoes/${keyOf(1)}`]);
  expect([row, await vault.receipts.count()]).toEqual([undefined, 1]);
});

test('a change that the server applied to another customer’s cart is a question for the user', async () => {
  const corpo = (mudouDe(ID + 1) as Extract<Answer, { kind: 'answer' }>).text;
  const { row, parked, vault } = await doubted(told({ situacao: 'aplicada', status: 200, corpo }));
  expect([row, await vault.receipts.count()]).toEqual([undefined, 0]);
  expect(parked).toMatchObject({ codigo: 'verifique', decided: null });
  expect(parked?.description).toContain('carrinho de outro cliente');
});

test('a change whose response is about another cart, and which the server does not know, is sent again', async () => {
  const { row, parked } = await doubted(told({}));
  expect([row?.tries, row?.state, parked]).toEqual([2, 'queued', undefined]);
});
