import { expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { manterCarrinhoCompra } from '#contract/cart/carrinho-calls.ts';
import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import { confirmarCarrinho } from '#contract/cart/confirmar-carrinho.ts';
import { registrarIntencaoCompra } from '#contract/cart/intencao-compra.ts';
import { type Erro, erro } from '#contract/erro.ts';
import { answer, encoded, portal, refused, refusedWith, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import {
  envioIntent,
  extrasIntent,
  linhaIntent,
  sampleCarrinho,
  sampleGrupo,
  sampleLinha,
  sampleRow,
} from '#outbox/outbox-sample.ts';
import { judge } from './judge.ts';

const NOW = 1_000_000;
const clock = { now: NOW, random: 1, capMs: 60_000 };
const linha = sampleRow(1, linhaIntent(1, 2));
const envio = sampleRow(1, envioIntent([{ idItem: 1, quantidade: 2 }]));
const doisGrupos = sampleRow(
  1,
  envioIntent([
    { idItem: 1, quantidade: 2 },
    { idItem: 2, quantidade: 3, filial: 2 },
  ]),
);
const stockAlert = sampleRow(1, { tipo: 'intencao', idItem: 1, idItemTipo: 1, descricao: 'X' });
const carrinho = sampleCarrinho([{ idItem: 1, quantidade: 2 }]);
const mudado = { carrinho, sobrescrito: { ...sampleLinha(1), quantidade: 7 } };
const pedido = { ...sampleGrupo(1), idPrePedido: 900, idPrePedidoSituacao: 1, total: 2000 };

const look = (row: typeof linha, got: Answer, over = {}) => judge(row, got, { ...clock, ...over });
const again = (ms: number, status: number | null, text: string, more = {}) => ({
  kind: 'again',
  notBefore: NOW + ms,
  tries: 1,
  lastAnswer: { at: NOW, status, text, ...more },
});

test('a response confirms a change, with the cart and the replaced quantity', () => {
  expect(look(linha, replied(manterCarrinhoCompra, mudado))).toEqual({
    kind: 'confirmed',
    ...mudado,
    pedidos: [],
  });
  const extras = sampleRow(1, extrasIntent('A'));
  expect(look(extras, replied(manterCarrinhoCompra, { ...mudado, sobrescrito: null }))).toMatchObject({
    kind: 'confirmed',
    sobrescrito: null,
  });
});

test('a response confirms an order, with its numbers and the groups that stayed', () => {
  const recusados = [{ ...sampleGrupo(2), Codigo: 'minimo-grupo' as const, Message: 'A', Description: 'B' }];
  expect(look(doisGrupos, replied(confirmarCarrinho, { pedidos: [pedido], carrinho, recusados }))).toEqual({
    kind: 'confirmed',
    carrinho,
    pedidos: [pedido],
    recusados,
  });
  expect(look(envio, replied(confirmarCarrinho, { pedidos: [pedido], carrinho }))).toMatchObject({
    recusados: [],
  });
});

test('a stock alert is confirmed without a cart', () => {
  expect(look(stockAlert, replied(registrarIntencaoCompra, { registrada: true }))).toMatchObject({
    kind: 'confirmed',
    carrinho: null,
    pedidos: [],
  });
});

test('a response in the form of another call does not confirm a change', () => {
  for (const row of [linha, envio, stockAlert]) expect(look(row, answer(200, 'null')).kind).toBe('again');
  expect(look(envio, replied(manterCarrinhoCompra, mudado)).kind).toBe('again');
});

test.each<[number, number]>([
  [200, 200],
  [299, 299],
])('every status from 200 to 299 can confirm a change: %i', (status) => {
  const { text } = replied(manterCarrinhoCompra, mudado) as Extract<Answer, { kind: 'answer' }>;
  expect(look(linha, answer(status, text)).kind).toBe('confirmed');
});

test('a response without our server’s marker is tried again after a wait', () => {
  expect(look(linha, silence())).toEqual(again(1000, null, 'Sem rede'));
  expect(look(linha, silence('timeout'))).toEqual(again(1000, null, 'Sem resposta a tempo'));
  expect(look(linha, portal())).toEqual(again(1000, 200, 'A rede respondeu no lugar do servidor'));
  expect(look(linha, portal(409))).toMatchObject({ kind: 'again', lastAnswer: { status: 409 } });
  expect(look({ ...linha, tries: 3 }, silence())).toMatchObject({ notBefore: NOW + 8000, tries: 4 });
  expect(look({ ...linha, tries: 30 }, silence())).toMatchObject({ notBefore: NOW + 60_000 });
});

test('a good status that is not believed is reported without its number', () => {
  expect(look(linha, answer(200, '{}'))).toMatchObject({
    kind: 'again',
    lastAnswer: { status: 200, text: 'A resposta que veio não era a desta alteração' },
  });
});

test('a cancelled request is due at once', () => {
  expect(look(linha, silence('aborted'))).toEqual(again(0, null, 'Sem rede'));
});

test.each([500, 503, 599, 408, 425, 429])('a server that returns %i is asked again', (status) => {
  expect(look(linha, refused(status, 'item-sem-condicao'))).toEqual(
    again(1000, status, `O servidor respondeu ${status}`),
  );
});

test('a Retry-After time is kept, but never shorter than a second nor longer than the cap', () => {
  const wait = (retryAfter: string) => look(linha, answer(503, '', retryAfter));
  expect(wait('5')).toMatchObject({ notBefore: NOW + 5000 });
  expect(wait('0')).toMatchObject({ notBefore: NOW + 1000 });
  expect(wait('999')).toMatchObject({ notBefore: NOW + 60_000 });
  expect(look({ ...linha, tries: 2 }, answer(503, '', 'soon'))).toMatchObject({ notBefore: NOW + 4000 });
});

test('an ended session holds the row', () => {
  expect(look(linha, refused(401, 'sessao-expirada'))).toEqual({ kind: 'hold' });
});

test('a refusal with a code waits for the user, with the server’s words', () => {
  expect(look(linha, refused(409, 'item-sem-condicao'))).toEqual({
    kind: 'refused',
    refusal: {
      status: 409,
      codigo: 'item-sem-condicao',
      message: 'Atenção!',
      description: 'Recusado: item-sem-condicao',
    },
    carrinho: null,
  });
  const body = { Message: 'A', Description: 'B', Codigo: 'carrinho-mudou', carrinho } as const;
  expect(look(envio, encoded(409, erro, body))).toMatchObject({ kind: 'refused', carrinho });
});

test.each<[string, Answer]>([
  ['no JSON', answer(409, '<html>')],
  ['no code', answer(409, { Message: 'A', Description: 'B' })],
  ['a redirection', answer(302, '')],
])('a refusal with %s is tried again', (_, got) => {
  expect(look(linha, got).kind).toBe('again');
});

test('a change that the server is applying at this moment is tried again soon, and the try does not count', () => {
  expect(look({ ...linha, tries: 4 }, refused(409, 'em-andamento'))).toEqual({
    kind: 'again',
    notBefore: NOW + 2000,
    tries: 4,
    lastAnswer: { at: NOW, status: 409, text: 'O servidor respondeu 409' },
  });
});

const finalizado = (over: Partial<Erro>) =>
  encoded(409, erro, { Message: 'A', Description: 'B', Codigo: 'carrinho-finalizado', ...over });
const feito = { ...pedido, codigoLocal: 'Z9Z-999', linhas: [{ idItem: 1, idItemTipo: 1, quantidade: 2 }] };

test('a refusal for a finished cart has the orders of that cart, if the server reports them', () => {
  for (const row of [linha, envio])
    expect(look(row, finalizado({ pedidos: [feito], carrinho }))).toEqual({
      kind: 'refused',
      refusal: {
        status: 409,
        codigo: 'carrinho-finalizado',
        message: 'A',
        description: 'B',
        pedidos: [feito],
      },
      carrinho,
    });
  const bare = look(envio, finalizado({ pedidos: [] }));
  expect(bare.kind === 'refused' && bare.refusal).not.toHaveProperty('pedidos');
  expect(look(envio, finalizado({})).kind).toBe('refused');
});

test('a response about another customer, order or group does not settle a row', () => {
  const alheio = { ...carrinho, idPessoaCliente: 999 };
  const confirmed = (over: object) =>
    look(envio, replied(confirmarCarrinho, { pedidos: [pedido], carrinho, ...over })).kind;
  expect(look(linha, replied(manterCarrinhoCompra, { ...mudado, carrinho: alheio })).kind).toBe('again');
  expect(confirmed({})).toBe('confirmed');
  expect(confirmed({ codigoLocal: 'A2B-001' })).toBe('confirmed');
  expect(confirmed({ codigoLocal: null })).toBe('confirmed');
  expect(confirmed({ codigoLocal: 'Z9Z-999' })).toBe('again');
  expect(confirmed({ carrinho: alheio })).toBe('again');
  expect(confirmed({ pedidos: [] })).toBe('again');
  expect(confirmed({ pedidos: [{ ...pedido, ...sampleGrupo(2) }] })).toBe('again');
  expect(confirmed({ pedidos: [pedido, pedido] })).toBe('again');
  const mudou = { Message: 'A', Description: 'B', Codigo: 'carrinho-mudou', carrinho: alheio } as const;
  expect(look(envio, encoded(409, erro, mudou)).kind).toBe('again');
});

test('our server’s response about another customer’s cart, or an unreadable one, is doubted', () => {
  const strange = refusedWith('carrinho-mudou', { ...carrinho, idPessoaCliente: 102 });
  expect([look(linha, strange), look(linha, answer(200, '{}')), look(linha, answer(503, ''))]).toMatchObject([
    { kind: 'again', isDoubted: true },
    { kind: 'again', isDoubted: true },
    { kind: 'again' },
  ]);
  expect(look(linha, answer(503, ''))).not.toHaveProperty('isDoubted');
});

test('a response about another cart than the one in the request does not settle a row', () => {
  const call = { method: 'PUT', path: '/Carrinho/item', query: { idCarrinho: '11' }, body: '{}' } as const;
  const changed = (idCarrinho: number, over = {}) =>
    look(
      { ...linha, frozen: call, ...over },
      replied(manterCarrinhoCompra, { ...mudado, carrinho: { ...carrinho, idCarrinho } }),
    ).kind;
  expect([changed(11), changed(12), changed(12, { frozen: null })]).toEqual([
    'confirmed',
    'again',
    'confirmed',
  ]);
});

test('a confirmed submission has its own cart, or a new open one, at a later revision', () => {
  const query = { idCarrinho: '11' };
  const frozen = { method: 'POST', path: '/Carrinho/x', query, body: '{"revisao":5}' } as const;
  const confirmed = (over: Partial<Carrinho>) => {
    const told = { ...carrinho, idCarrinho: 11, revisao: 6, ...over };
    return look({ ...envio, frozen }, replied(confirmarCarrinho, { pedidos: [pedido], carrinho: told })).kind;
  };
  const finished = { idCarrinhoSituacao: CARRINHO_FINALIZADO };
  expect([confirmed(finished), confirmed({ idCarrinho: 12 })]).toEqual(['confirmed', 'confirmed']);
  expect([confirmed({ idCarrinho: 12, ...finished }), confirmed({ revisao: 5 })]).toEqual(['again', 'again']);
  expect(confirmed({ idCarrinho: 12, idPessoaCliente: 102 })).toBe('again');
});

test('our server’s words about its own failure are kept for a stock alert, whose result the user awaits', () => {
  const said = { erro: { message: 'Atenção!', description: 'Recusado: indisponivel' } };
  expect(
    look(stockAlert, answer(500, { Message: 'Atenção!', Description: 'Recusado: indisponivel' })),
  ).toEqual(again(1000, 500, 'O servidor respondeu 500', said));
  const erroOf = (row: typeof linha, got: Answer) => {
    const verdict = look(row, got);
    return verdict.kind === 'again' ? verdict.lastAnswer.erro : verdict.kind;
  };
  const text = JSON.stringify({ Message: 'A', Description: 'B' });
  expect(erroOf(linha, answer(500, text))).toBeUndefined();
  expect(erroOf(stockAlert, answer(429, text))).toBeUndefined();
  expect(erroOf(stockAlert, answer(500, '<html>'))).toBeUndefined();
  expect(erroOf(stockAlert, silence())).toBeUndefined();
  expect(
    erroOf(stockAlert, { kind: 'answer', status: 500, isOurs: false, retryAfter: null, text }),
  ).toBeUndefined();
});

test('a refusal without a code, or with a body of another form, is tried again', () => {
  for (const body of [{ Message: 'A', Description: 'B' }, {}, '<html></html>'])
    expect(look(linha, answer(422, body))).toMatchObject({ kind: 'again', tries: 1 });
});
