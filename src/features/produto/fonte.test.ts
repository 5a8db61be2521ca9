import { expect, test } from 'vitest';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import { must } from '#lib/must.ts';
import { fonteOf, origemOf } from './fonte.ts';

const contexto = must(sampleCliente().contextos[0], 'context');
const filial = must(contexto.filiais[0], 'branch');
const at = { idPessoaFilial: filial.idPessoaFilial, escolhida: 12, noCarrinho: 0, precosAt: null };
const promocao = { dataInicial: '2026-11-01', dataFinal: '2026-11-30' };
const campanha = { ...contexto, descCondicao: 'Semana do Genérico' };
const textOf = (nome: string, origem: ReturnType<typeof origemOf>) =>
  origem.find((one) => one.nome === nome)?.texto;

test('a price is from a condition, a branch, a quantity and a moment', () => {
  expect(origemOf({ ...at, contexto })).toEqual([
    { nome: 'Condição de venda', texto: contexto.descCondicao },
    { nome: 'Centro de distribuição', texto: filial.descricaoFilial },
    { nome: 'Quantidade', texto: '12 un.' },
    { nome: 'Preços de', texto: 'agora, do servidor' },
  ]);
  const kept = origemOf({ ...at, contexto, noCarrinho: 3, precosAt: Date.parse('2026-11-20T11:00:00Z') });
  expect(textOf('Quantidade', kept)).toBe('15 un., contando 3 no carrinho');
  expect(textOf('Preços de', kept)).toBe('20/11/2026 08:00');
});

test('a branch that the condition does not name is left out', () => {
  expect(
    textOf('Centro de distribuição', origemOf({ ...at, contexto, idPessoaFilial: 999 })),
  ).toBeUndefined();
});

test.each([
  [promocao, 'Semana do Genérico, de 01/11/2026 a 30/11/2026'],
  [{ ...promocao, dataInicial: null }, 'Semana do Genérico, até 30/11/2026'],
  [{ ...promocao, dataFinal: null }, 'Semana do Genérico, desde 01/11/2026'],
  [{ dataInicial: null, dataFinal: null }, 'Semana do Genérico'],
])('a promotion is named with its days: %j', (days, texto) => {
  expect(textOf('Promoção', origemOf({ ...at, contexto: { ...campanha, promocao: days } }))).toBe(texto);
});

test('discounts are of the promotion or of the condition', () => {
  expect(fonteOf({ ...campanha, promocao })).toBe('da promoção Semana do Genérico');
  expect(fonteOf(contexto)).toBe(`da condição ${contexto.descCondicao}`);
});
