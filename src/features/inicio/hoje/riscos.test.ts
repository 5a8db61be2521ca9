import { expect, test } from 'vitest';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { CARRINHO_AGUARDANDO } from '#contract/cart/carrinho-situacao.ts';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { formatMoney } from '#lib/format-number.ts';
import type { CarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { envioIntent, linhaIntent, sampleCarrinho, sampleRow } from '#outbox/outbox-sample.ts';
import { clienteSample, detalheSample } from '#tests/support/dom/samples.ts';
import { toRiscos } from './riscos.ts';

const MINIMO = 100_00;
const cliente = (idPessoa: number, compra: Partial<ClienteCompra> = {}) =>
  clienteSample(
    idPessoa,
    `C${idPessoa}`,
    detalheSample(sampleCliente({ idPessoaCliente: idPessoa, ...compra }, { minimoCompra: MINIMO }), ''),
  );

/** The server's cart with units of R$ 10, under the minimum of their group. */
const carrinho = (quantidade: number): Carrinho => {
  const { grupos, ...rest } = sampleCarrinho([{ idItem: 1, quantidade }]);
  const valorTotalGruposPagamentoConvencional = rest.valorTotal;
  return {
    ...rest,
    valorTotalGruposPagamentoConvencional,
    grupos: grupos.map((grupo) => ({ ...grupo, minimoCompra: MINIMO })),
  };
};
const base = (of: Carrinho | null, rows: CarrinhoBase['rows'] = []): CarrinhoBase => ({
  snapshot: { idPessoaCliente: 101, carrinho: of, at: 1 },
  receipts: [],
  rows,
  parked: [],
});
const conta = (quantidade: number, valor: number) => ({ quantidade, valor });
const faltam = (cents: number, que: string) => `Faltam ${formatMoney(cents)} ${que}`;

test('each customer at risk has a line with the reasons and the amount, the worst first', () => {
  const clientes = [cliente(101), cliente(102, { limiteDisponivel: 150_00 }), cliente(103), cliente(104)];
  const atrasos = new Map([
    [101, conta(0, 0)],
    [102, conta(1, 20_00)],
    [103, conta(2, 300_00)],
    [104, conta(0, 0)],
  ]);
  const carrinhos = new Map([
    [101, base(carrinho(7))],
    [102, base(carrinho(20))],
    [103, base(carrinho(4))],
    [104, base(carrinho(10))],
  ]);
  expect(toRiscos(clientes, { atrasos, carrinhos })).toEqual({
    vistos: 4,
    linhas: [
      {
        idPessoa: 103,
        nome: 'C103',
        motivos: ['2 contas em atraso', faltam(60_00, 'para o mínimo')],
        valor: 340_00,
        href: '/contaspendentes?sit=atrasadas',
      },
      {
        idPessoa: 101,
        nome: 'C101',
        motivos: [faltam(30_00, 'para o mínimo')],
        valor: 70_00,
        href: '/carrinho',
      },
      {
        idPessoa: 102,
        nome: 'C102',
        motivos: [faltam(50_00, 'de crédito'), '1 conta em atraso'],
        valor: 70_00,
        href: '/carrinho',
      },
    ],
  });
});

test('only customers whose accounts and cart the device has are told of', () => {
  const atrasos = new Map([
    [101, conta(1, 10_00)],
    [103, conta(0, 0)],
  ]);
  const carrinhos = new Map([
    [102, base(carrinho(1))],
    [103, base(null)],
  ]);
  const semDetalhe = clienteSample(104, 'C104', null);
  const clientes = [cliente(101), cliente(102), cliente(103), semDetalhe];
  expect(toRiscos(clientes, { atrasos, carrinhos })).toEqual({ linhas: [], vistos: 1 });
});

const riscosOf = (of: CarrinhoBase, compra: Partial<ClienteCompra> = {}) =>
  toRiscos([cliente(101, compra)], {
    atrasos: new Map([[101, conta(0, 0)]]),
    carrinhos: new Map([[101, of]]),
  }).linhas.map(({ motivos }) => motivos);

test('unsent changes count, at the prices that the user saw', () => {
  expect(riscosOf(base(carrinho(7), [sampleRow(1, linhaIntent(1, 10))]))).toEqual([]);
  expect(riscosOf(base(null, [sampleRow(1, linhaIntent(1, 6))]))).toEqual([[faltam(40_00, 'para o mínimo')]]);
});

test('a queued order uses credit and leaves the cart', () => {
  const queued = [
    sampleRow(1, linhaIntent(1, 10)),
    sampleRow(2, envioIntent([{ idItem: 1, quantidade: 10 }])),
    sampleRow(3, linhaIntent(2, 12)),
  ];
  expect(riscosOf(base(null, queued), { limiteDisponivel: 220_00 })).toEqual([]);
  expect(riscosOf(base(null, queued), { limiteDisponivel: 210_00 })).toEqual([[faltam(10_00, 'de crédito')]]);
});

test('a cart that waits for its payment leads to the payment, and lacks no credit', () => {
  const waiting = { ...carrinho(20), idCarrinhoSituacao: CARRINHO_AGUARDANDO };
  const atrasos = new Map([[101, conta(0, 0)]]);
  const credito = cliente(101, { limiteDisponivel: 150_00 });
  const riscos = toRiscos([credito], { atrasos, carrinhos: new Map([[101, base(waiting)]]) });
  expect(riscos.linhas).toEqual([
    {
      idPessoa: 101,
      nome: 'C101',
      motivos: ['Carrinho que aguarda o pagamento'],
      valor: 200_00,
      href: '/pagamento',
    },
  ]);
});
