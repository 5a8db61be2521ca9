import { expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';
import type { Intent } from '#vault/outbox-rows.ts';
import { itemIntent } from './devolucoes/devolucao-sample.ts';
import { freeze } from './freeze.ts';
import {
  envioIntent,
  extrasIntent,
  linhaIntent,
  pagamentoIntent,
  sampleCarrinho,
  sampleRow,
} from './outbox-sample.ts';
import { resolveRow } from './resolve.ts';

const open = sampleCarrinho([
  { idItem: 1, quantidade: 2 },
  { idItem: 2, quantidade: 3, filial: 2 },
]);
const cliente = {
  preferencia: {
    condicao: { idCondicao: 8 },
    prazo: { idPrazo: 28 },
    formaPagamento: { idFormaPagamento: 6 },
  },
} as unknown as ClienteDetalhe;

/** Returns the call of a change, with its body as JSON, or another result. */
function asked(intent: Intent, carrinho: Carrinho | null = open, detalhe: ClienteDetalhe | null = cliente) {
  const resolved = resolveRow(
    sampleRow(1, intent, { at: Date.UTC(2026, 10, 20, 15, 30) }),
    carrinho,
    detalhe,
  );
  if (resolved.kind !== 'call') return resolved;
  const { method, path, query, body } = resolved.call;
  return { call: `${method} ${path}`, query, body: body === null ? null : JSON.parse(body) };
}

const NOTHING = { kind: 'nothing' };
const CLOSED = {
  kind: 'refused',
  codigo: 'carrinho-vazio',
  description: 'Este carrinho não está mais aberto no servidor. Confira os pedidos do cliente.',
};
const ended = sampleCarrinho([{ idItem: 1, quantidade: 2 }], { idCarrinhoSituacao: CARRINHO_FINALIZADO });

test('a line in the cart is set by PUT, with the quantity and revision that the user saw', () => {
  expect(asked(linhaIntent(2, 9, { antes: 3, revisao: 5 }))).toEqual({
    call: 'PUT /Carrinho/item',
    query: { idCarrinho: '55', idCarrinhoGrupo: '2' },
    body: { idItem: 2, idItemTipo: 1, idCondicao: 1, quantidade: 9, quantidadeBase: 3, revisaoBase: 5 },
  });
  expect(asked(linhaIntent(2, 9, { antes: 3 }))).toMatchObject({ body: { quantidadeBase: 3 } });
  expect(asked(linhaIntent(2, 9, { antes: 3 }))).not.toHaveProperty('body.revisaoBase');
});

test('a remark goes with the request of a new line and of an existing one', () => {
  const detalhe = { observacao: 'validade longa' };
  expect(asked({ ...linhaIntent(2, 9), detalhe })).toMatchObject({
    call: 'PUT /Carrinho/item',
    body: detalhe,
  });
  expect(asked({ ...linhaIntent(7, 9), detalhe })).toMatchObject({
    call: 'POST /Carrinho/manterCarrinhoCompra',
    body: detalhe,
  });
});

test('a line in the cart is removed by DELETE; a missing line needs no request', () => {
  expect(asked(linhaIntent(1, 0, { antes: 2, revisao: 5 }))).toEqual({
    call: 'DELETE /Carrinho/item',
    query: {
      idCarrinho: '55',
      idCarrinhoGrupo: '1',
      idItem: '1',
      idItemTipo: '1',
      idCondicao: '1',
      quantidadeBase: '2',
      revisaoBase: '5',
    },
    body: null,
  });
  expect(asked(linhaIntent(9, 0))).toEqual(NOTHING);
  expect(asked(linhaIntent(1, 0), null)).toEqual(NOTHING);
  expect(asked(linhaIntent(1, 0), ended)).toEqual(NOTHING);
});

const POSTED = {
  IDUsuario: 7,
  IDPessoaCliente: 101,
  IDCondicaoCliente: 8,
  IDPrazo: 28,
  IDFormasPagamento: 6,
  IDProduto: 9,
  IDCondicaoProduto: 1,
  IDItemTipo: 1,
  Quantidade: 4,
  QuantidadeDesejada: 4,
  PercentualDesconto: 0,
  PercentualDescontoFinanceiro: 0,
  StValor: 0,
  ValorUnitario: 10,
  IDOperacao: 4,
  IDOrigem: 2,
  IDOrigemTipo: 18,
  quantidadeBase: 0,
};

test('a new line is added by POST with the customer’s preferences', () => {
  expect(asked(linhaIntent(9, 4))).toEqual({
    call: 'POST /Carrinho/manterCarrinhoCompra',
    query: {},
    body: POSTED,
  });
  const bare = { ...POSTED, IDCondicaoCliente: 1, IDPrazo: null, IDFormasPagamento: null };
  expect(asked(linhaIntent(9, 4), null, null)).toMatchObject({ body: bare });
  const unset = { preferencia: {} } as unknown as ClienteDetalhe;
  expect(asked(linhaIntent(9, 4), ended, unset)).toMatchObject({ body: bare });
});

test('a new line carries the discounts and the ST of a unit as the screen shows them at its quantity', () => {
  const faixas = [{ quantidade: 4, descontoComercial: 2000, descontoFinanceiro: 0 }];
  const priced = { valorUnitario: 100_000, descontoComercial: 1000, st: 500, faixas };
  const post = (quantidade: number, calcularSt: boolean) => {
    const line = linhaIntent(9, quantidade);
    const visto = { ...line.visto, item: { ...line.visto.item, ...priced } };
    const { preferencia } = cliente;
    return asked({ ...line, visto }, open, { ...cliente, preferencia: { ...preferencia, calcularSt } });
  };
  expect(post(3, true)).toMatchObject({ body: { PercentualDesconto: 10, StValor: 0.45, ValorUnitario: 10 } });
  expect(post(4, true)).toMatchObject({ body: { PercentualDesconto: 20, StValor: 0.4, ValorUnitario: 10 } });
  expect(post(4, false)).toMatchObject({ body: { PercentualDesconto: 20, StValor: 0 } });
});

test('a line put back goes to its old place, and a combo is sent as a combo', () => {
  const antesDe = { idItem: 1, idItemTipo: 1, idCondicao: 1 };
  expect(asked({ ...linhaIntent(9, 4), antesDe })).toMatchObject({ body: { ...POSTED, antesDe } });
  const combo = { ...linhaIntent(9, 4), linha: { idItem: 9, idItemTipo: 2, idCondicao: 1 } };
  const { IDProduto: _, ...rest } = POSTED;
  expect(asked(combo)).toMatchObject({ body: { ...rest, IDItemTipo: 2, IDPromocaoCombo: 9 } });
  expect(asked(combo)).not.toHaveProperty('body.IDProduto');
});

test('a new line carries the item’s bar code where the device knows it', () => {
  const line = linhaIntent(9, 4);
  const visto = { ...line.visto, item: { ...line.visto.item, codBarra: '7896637023665' } };
  expect(asked({ ...line, visto })).toMatchObject({ body: { ...POSTED, CodBarra: '7896637023665' } });
  expect(asked(line)).not.toHaveProperty('body.CodBarra');
});

test('a payment goes to its group in the cart; without the group there is no request', () => {
  expect(asked(pagamentoIntent(2, 6))).toMatchObject({
    body: { idCarrinho: 55, idCarrinhoGrupo: 2, idPrazo: 1, idFormaPagamento: 6 },
  });
  expect([
    asked(pagamentoIntent(3)),
    asked(pagamentoIntent(1), null),
    asked(pagamentoIntent(1), ended),
  ]).toEqual([NOTHING, NOTHING, NOTHING]);
});

test('extra data go to the open cart; without a cart, clearing them needs no request', () => {
  expect(asked(extrasIntent('PED-1'))).toMatchObject({
    body: { IDCarrinho: 55, InformarDadosExtrasPedido: true, NumeroPedidoCliente: 'PED-1', Observacao: '' },
  });
  expect([asked(extrasIntent('PED-1'), null), asked(extrasIntent(''), null)]).toEqual([CLOSED, NOTHING]);
  expect(asked({ ...extrasIntent('PED-1'), semCarrinho: true }, null)).toEqual(NOTHING);
});

test('a line of a return tells its units also as those of the lot', () => {
  expect(asked(itemIntent('L1', 2, { idDevolucao: 812 }))).toMatchObject({
    call: 'POST /Devolucao/CadastrarItemParcial',
    body: {
      TituloItemLote: { Lote: 'L1', DataVencimento: '2027-06-30' },
      QtdDevolvida: 2,
      ItemLote: { Quantidade: 2 },
    },
  });
});

test('a stock alert needs no cart', () => {
  const intent = { tipo: 'intencao', idItem: 3, idItemTipo: 2, descricao: 'X' } as const;
  expect(asked(intent, null)).toMatchObject({ body: { idPessoaCliente: 101, idItemTipo: 2, idItem: 3 } });
});

test('an order’s step and the order need an open cart', () => {
  expect(asked({ tipo: 'etapa' })).toMatchObject({
    query: { idCarrinho: '55', etapa: '3', politicaAceite: 'true' },
  });
  expect([asked({ tipo: 'etapa' }, null), asked(envioIntent([]), ended)]).toEqual([CLOSED, CLOSED]);
});

test('the request of an order has each group as the user saw it, and the time of the confirmation', () => {
  const envio = envioIntent(
    [
      { idItem: 1, quantidade: 2 },
      { idItem: 2, quantidade: 3, filial: 2 },
    ],
    { cashbackAplicado: 150 },
  );
  const [first, second] = envio.grupos;
  const { idPagamentoVisto: _, ...unpaid } = second ?? {};
  const grupos = [first, unpaid].flatMap((g) => (g ? [g] : [])) as typeof envio.grupos;
  const linha = (idItem: number, quantidade: number) => ({
    idItem,
    idItemTipo: 1,
    idCondicao: 1,
    quantidade,
  });
  const got = asked({ ...envio, grupos });
  expect(got).toMatchObject({
    query: { idCarrinho: '55', cashbackAplicado: '1.50', idOperacao: '4', idOrigem: '2', idOrigemTipo: '18' },
    body: {
      revisao: 5,
      totalVisto: 50,
      codigoLocal: 'A2B-001',
      feitoEm: '2026-11-20T12:30:00-03:00',
      parcial: true,
      grupos: [
        { idPessoaFilial: 1, totalVisto: 20, idPagamentoVisto: '1_1', linhas: [linha(1, 2)] },
        { idPessoaFilial: 2, totalVisto: 30, linhas: [linha(2, 3)] },
      ],
    },
  });
  expect(got).not.toHaveProperty('body.grupos.1.idPagamentoVisto');
  expect(asked(envioIntent([{ idItem: 1, quantidade: 2 }]))).not.toHaveProperty('query.cashbackAplicado');
});

test('a read cannot be queued', () => {
  expect(() => freeze({ method: 'GET', path: '/', query: {}, body: null } as never)).toThrow(
    'a read is never queued',
  );
});
