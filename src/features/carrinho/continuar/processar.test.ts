import { expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { fail, ok } from '#lib/result.ts';
import type { Falha } from '#parts/failure/falha.ts';
import { type Chamadas, processar } from './processar.ts';

const cart = (idCarrinhoSituacao: number, revisao = 7): Carrinho => ({
  idCarrinho: 1,
  idPessoaCliente: 101,
  idCarrinhoSituacao,
  revisao,
  politicaAceite: false,
  valorTotal: 0,
  totalItens: 0,
  grupos: [],
  itens: [],
  permiteFinalizarCarrinho: false,
  semMeiopagamento: false,
  aplicarLimiteMinimoDiario: false,
  valorLimiteMinimoDiario: 0,
  valorTotalPedidosDia: 0,
  valorTotalGruposPagamentoConvencional: 0,
  valorTotalGruposPagamentoAntecipado: 0,
  limitePagamentoAntecipado: 0,
});

const SEM_RESPOSTA: Falha = { kind: 'silencio', isServidor: false };
const refused = (codigo: 'carrinho-mudou' | 'limite-excedido' | 'carrinho-pendente'): Falha => ({
  kind: 'recusa',
  codigo,
  titulo: 'Atenção!',
  texto: 'Não deu.',
});

const never: Chamadas['releitura'] = () => Promise.reject(new Error('read again for nothing'));

const calls = (over: Partial<Chamadas>): Chamadas => ({
  etapa: async () => ok(cart(2)),
  confirmacao: async () => ok(cart(3)),
  releitura: never,
  ...over,
});

test('a cart that comes back pending is done, confirmed against the revision of the step', async () => {
  const seen: number[] = [];
  const done = await processar(
    calls({
      confirmacao: async (revisao) => {
        seen.push(revisao);
        return ok(cart(3));
      },
    }),
  );
  expect(done).toEqual({ kind: 'feito' });
  expect(seen).toEqual([7]);
});

test('after a lost response the cart is done if it awaits payment, and stays open otherwise', async () => {
  const lost = { confirmacao: async () => fail(SEM_RESPOSTA) };
  expect(await processar(calls({ ...lost, releitura: async () => ok(cart(3)) }))).toEqual({ kind: 'feito' });
  expect(await processar(calls({ ...lost, releitura: async () => ok(cart(2)) }))).toEqual(SEM_RESPOSTA);
  expect(await processar(calls({ ...lost, releitura: async () => fail(SEM_RESPOSTA) }))).toEqual(
    SEM_RESPOSTA,
  );
});

test('a refusal is returned, unless the cart went through before', async () => {
  const open = async () => ok(cart(2));
  const by = (falha: Falha, releitura = open) =>
    processar(calls({ confirmacao: async () => fail(falha), releitura }));
  expect(await by(refused('limite-excedido'))).toMatchObject({ kind: 'recusa', texto: 'Não deu.' });
  expect(await by(refused('carrinho-mudou'))).toEqual({ kind: 'mudou' });
  expect(await by(refused('carrinho-pendente'), async () => ok(cart(5)))).toEqual({ kind: 'feito' });
});

test('a step without a session stops before the confirmation', async () => {
  const confirmacao = () => Promise.reject(new Error('confirmed without a session'));
  const etapa = async () => fail({ kind: 'sessao' } as const);
  expect(await processar(calls({ etapa, confirmacao }))).toEqual({ kind: 'sessao' });
});
