import { expect, test } from 'vitest';
import { toCalculado } from '#domain/cart/carrinho-view.ts';
import { envioIntent, sampleCarrinho, sampleGrupo } from '#outbox/outbox-sample.ts';
import { gruposNow, reduceEnvio, toEnvio, withinTotal, withoutCashback } from './to-envio.ts';

const two = [
  { idItem: 1, quantidade: 2 },
  { idItem: 2, quantidade: 3, filial: 2 },
];
const carrinho = toCalculado(sampleCarrinho(two));
const visto = envioIntent(two);

test('the user confirms the groups on screen, or some of them', () => {
  const { totalVisto, grupos, linhas } = visto;
  expect(toEnvio(carrinho)).toEqual({
    totalVisto,
    grupos: grupos.map((g) => ({ ...g, descricaoPagamento: 'Boleto · 28 dias' })),
    linhas,
  });
  expect(toEnvio(carrinho, [sampleGrupo(2), sampleGrupo(9)])).toMatchObject({
    totalVisto: 3000,
    grupos: [{ idPessoaFilial: 2, totalVisto: 3000, quantidadeAtendidaVista: 3 }],
    linhas: [{ idItem: 2 }],
  });
});

test('the confirmation of a group without a payment does not name one', () => {
  const grupos = carrinho.grupos.map((g) => ({ ...g, prazo: null, formaPagamento: null }));
  const [first] = toEnvio({ ...carrinho, grupos }).grupos;
  expect(first).toMatchObject({ descricaoPagamento: '' });
  expect(first).not.toHaveProperty('idPagamentoVisto');
});

test('a confirmation of some groups has their lines and total, and at most that much cashback', () => {
  const paid = envioIntent(two, { cashbackAplicado: 2500 });
  expect(reduceEnvio(paid, (g) => g.idPessoaFilial === 1)).toEqual({
    ...envioIntent(two.slice(0, 1)),
    cashbackAplicado: 2000,
  });
  expect(reduceEnvio(paid, () => true)).toEqual(paid);
  expect(withinTotal(envioIntent(two, { cashbackAplicado: 5000 })).cashbackAplicado).toBe(5000);
  expect(withinTotal({ ...visto, totalVisto: -1 }).cashbackAplicado).toBe(-1);
  expect(withoutCashback(paid)).toEqual(visto);
});

test('a submission now has its own groups and the groups that its lines moved to', () => {
  const of = (now: typeof two) => gruposNow(envioIntent(two.slice(0, 1)), toCalculado(sampleCarrinho(now)));
  const filiais = (now: typeof two) => of(now).map((g) => g.idPessoaFilial);
  expect(filiais(two)).toEqual([1]);
  expect(
    filiais([
      { idItem: 1, quantidade: 2, filial: 3 },
      { idItem: 5, quantidade: 1, filial: 3 },
    ]),
  ).toEqual([3]);
  expect(
    filiais([
      { idItem: 8, quantidade: 2, filial: 1 },
      { idItem: 2, quantidade: 1, filial: 2 },
    ]),
  ).toEqual([1]);
});
