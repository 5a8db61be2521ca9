import { expect, test } from 'vitest';
import { computeCarrinho, type GrupoCalculado, type ItemVendavel } from '#domain/cart/carrinho.ts';
import { sampleCliente, sampleItem, sampleOpcao } from '#domain/cart/carrinho-sample.ts';
import { must } from '#lib/must.ts';
import { avisosDoGrupo, creditoCurto, faixasProximas } from './view.ts';

const cliente = sampleCliente(
  {
    limiteDisponivel: 11_000,
    limitePagamentoAntecipado: 5000,
    opcoes: [{ idCondicao: 1, opcoes: [sampleOpcao(1), sampleOpcao(6, { antecipado: true })] }],
    idPagamentoPreferido: '1_1',
  },
  { minimoCompra: 30_000 },
);

const item = (over: Partial<ItemVendavel> = {}) =>
  sampleItem({ faixas: [{ quantidade: 20, descontoComercial: 1000, descontoFinanceiro: 0 }], ...over });

const compute = (quantidades: number[], itens = [item(), item(), item()], idPagamento = '1_1') =>
  computeCarrinho(
    quantidades.map((quantidade, idItem) => ({ idItem, idItemTipo: 1, idCondicao: 1, quantidade })),
    (l) => itens[l.idItem],
    [{ idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1, idPagamento }],
    cliente,
  );

const near = (quantidades: number[], itens = [item(), item(), item()]) =>
  faixasProximas(compute(quantidades, itens).itens, (i) => itens[i.idItem], false).map((f) => [
    f.item.idItem,
    f.unidades,
    f.quantidade,
    f.economia,
  ]);

const grupoOf = (carrinho: ReturnType<typeof compute>): GrupoCalculado => {
  const [grupo] = carrinho.grupos;
  if (!grupo) throw new Error('no group');
  return grupo;
};

test('a line close to its next tier shows the missing units and the saving', () => {
  expect(near([15])).toEqual([[0, 5, 20, 2000]]);
});

test('a tier that is far away, out of stock or no cheaper is left out', () => {
  expect(near([7])).toEqual([]);
  expect(near([8])).toEqual([[0, 12, 20, 2000]]);
  expect(near([15], [item({ estoque: 19 })])).toEqual([]);
  expect(near([15], [item({ descontoComercial: 1000 })])).toEqual([]);
  expect(near([20])).toEqual([]);
});

test('of many tiers only the two that save most are shown', () => {
  const dear = item({ valorUnitario: 500_000 });
  const dearest = item({ valorUnitario: 900_000 });
  expect(near([15, 15, 15], [item(), dear, dearest]).map(([id]) => id)).toEqual([2, 1]);
});

test('a group under its minimum asks what to do, and shows the missing amount', () => {
  const carrinho = compute([5]);
  expect(avisosDoGrupo(grupoOf(carrinho), carrinho, cliente)).toEqual([
    {
      tipo: 'minimo',
      pergunta: 'Este grupo não atingiu o mínimo exigido. O que deseja fazer?',
      resumo: 'Faltam R$\u00a0250,00 para o mínimo de R$\u00a0300,00.',
      repete: false,
    },
  ]);
});

test('a group over its limit asks whether to remove it, by the limit of its payment type', () => {
  const conventional = compute([40]);
  const [aviso] = avisosDoGrupo(grupoOf(conventional), conventional, cliente);
  expect(aviso?.pergunta).toBe(
    'O carrinho ultrapassou o limite de crédito convencional disponível. Deseja remover os itens do grupo?',
  );
  expect(aviso?.resumo).toBe(
    'Disponível: R$\u00a0110,00. Este carrinho usa R$\u00a0360,00; passam R$\u00a0250,00.',
  );
  expect(avisosDoGrupo(grupoOf(conventional), null, cliente)).toEqual([]);
  const advance = compute([40], undefined, '1_6');
  expect(avisosDoGrupo(grupoOf(advance), advance, cliente)[0]?.pergunta).toContain('pagamento antecipado');
});

test('of groups over the same limit only the first has figures that no other one told', () => {
  const { grupos, ...carrinho } = compute([40]);
  const [grupo] = grupos;
  const other = { ...must(grupo, 'group'), idPessoaFilial: 99 };
  const vao = { ...carrinho, grupos: [must(grupo, 'group'), other] };
  expect(vao.grupos.map((one) => avisosDoGrupo(one, vao, cliente)[0]?.repete)).toEqual([false, true]);
});

test('remaining credit is mentioned only when little of it stays', () => {
  const tight = compute([10]);
  expect(creditoCurto(grupoOf(tight), tight, cliente)).toBe(
    'Restam R$\u00a010,00 de limite depois deste pedido.',
  );
  const easy = compute([9]);
  expect(creditoCurto(grupoOf(easy), easy, cliente)).toBe('');
  const over = compute([40]);
  expect(creditoCurto(grupoOf(over), over, cliente)).toBe('');
});
