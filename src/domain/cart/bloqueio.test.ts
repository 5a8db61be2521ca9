import { expect, test } from 'vitest';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { must } from '#lib/must.ts';
import { bloqueiosOf, bloqueiosOfGrupo, bloqueiosOfTotal, faltaMinimoDiario } from './bloqueio.ts';
import { computeCarrinho, type GrupoCalculado } from './carrinho.ts';
import { sampleCliente, sampleItem, sampleOpcao } from './carrinho-sample.ts';

const SEM_MEIO =
  'Não há Meio de Pagamento disponível para o cliente. Entre em contato com a central de serviços ou o vendedor correspondente.';

/** A cart at R$ 10 a unit: `first` units of the first branch, `second` of the second. */
function cart(cliente: ClienteCompra, first: number, second = 0, estoque = 1000) {
  const linhas = [first, second]
    .map((quantidade, at) => ({ idItem: at + 1, idItemTipo: 1, idCondicao: 1, quantidade }))
    .filter((l) => l.quantidade > 0);
  return computeCarrinho(linhas, (l) => sampleItem({ idPessoaFilial: l.idItem, estoque }), [], cliente);
}

const grupoOf = (cliente: ClienteCompra, units: number, estoque = 1000): GrupoCalculado =>
  must(cart(cliente, units, 0, estoque).grupos[0], 'group');

test('bloqueiosOfTotal checks advance payments and other payments against separate limits', () => {
  const pix = sampleOpcao(10, { antecipado: true });
  const antecipado = sampleCliente({
    opcoes: [{ idCondicao: 1, opcoes: [pix] }],
    limiteDisponivel: 0,
    limitePagamentoAntecipado: 5000,
  });
  expect(bloqueiosOfTotal(cart(antecipado, 5), antecipado)).toEqual([]);
  expect(bloqueiosOfTotal(cart(antecipado, 6), antecipado)).toEqual([
    {
      codigo: 'limite-excedido',
      texto:
        'Existem grupos do carrinho onde a soma total do valor ultrapassou o limite disponível de crédito.',
      estouro: { limite: 5000, total: 6000 },
    },
  ]);
});

test('the daily minimum counts the day’s orders and applies only if it is switched on', () => {
  const minimo = { valorLimiteMinimoDiario: 10_000, valorTotalPedidosDia: 3000 };
  const asked = sampleCliente({ ...minimo, aplicarLimiteMinimoDiario: true });
  expect(faltaMinimoDiario(cart(asked, 2))).toBe(5000);
  expect(faltaMinimoDiario(cart(asked, 9))).toBe(0);
  expect(faltaMinimoDiario(cart(sampleCliente(minimo), 2))).toBe(0);
  expect(bloqueiosOfTotal(cart(asked, 2), asked)).toEqual([
    {
      codigo: 'minimo-diario',
      texto: 'Este carrinho ainda não atingiu o valor mínimo de compra. Selecione mais {valor} em produtos.',
      valor: 5000,
    },
  ]);
});

test('a group below its branch’s minimum reports the missing amount; a group at the minimum can go', () => {
  const cliente = sampleCliente({}, { minimoCompra: 5000 });
  expect(bloqueiosOfGrupo(grupoOf(cliente, 5), cliente)).toEqual([]);
  expect(bloqueiosOfGrupo(grupoOf(cliente, 4), cliente)).toEqual([
    {
      codigo: 'minimo-grupo',
      texto: 'Este grupo ainda não atingiu o valor mínimo de compra. Selecione mais {valor} em produtos.',
      valor: 1000,
    },
  ]);
});

test('a group without a payment option cannot go', () => {
  const cliente = sampleCliente({ opcoes: [] });
  expect(bloqueiosOfGrupo(grupoOf(cliente, 1), cliente)).toEqual([
    { codigo: 'sem-meio-pagamento', texto: SEM_MEIO },
  ]);
});

test('of a customer blocked later, only a group paid in advance can go', () => {
  const blocked = sampleCliente({ bloqueado: true });
  expect(bloqueiosOfGrupo(grupoOf(sampleCliente(), 1), blocked).map((b) => b.codigo)).toEqual([
    'sem-meio-pagamento',
  ]);
  const pix = { opcoes: [{ idCondicao: 1, opcoes: [sampleOpcao(10, { antecipado: true })] }] };
  expect(bloqueiosOfGrupo(grupoOf(sampleCliente(pix), 1), blocked)).toEqual([]);
});

test('a group without served units cannot go', () => {
  const cliente = sampleCliente();
  expect(bloqueiosOfGrupo(grupoOf(cliente, 1, 0), cliente)).toEqual([
    { codigo: 'sem-itens-atendidos', texto: 'Este grupo não possui itens atendidos.' },
  ]);
});

test('one blocked group of several blocks the cart, with the text for carts', () => {
  const cliente = sampleCliente({}, { minimoCompra: 5000 });
  expect(bloqueiosOf(cart(cliente, 4, 1), cliente)).toEqual([
    {
      codigo: 'minimo-grupo',
      texto: 'Existem grupos neste carrinho que ainda não atingiram o valor mínimo de compra.',
    },
  ]);
  const paid = cart(sampleCliente(), 5, 5);
  const [first, second] = paid.grupos;
  const unpaid = {
    ...paid,
    grupos: [must(first, 'first'), { ...must(second, 'second'), formaPagamento: null }],
  };
  expect(bloqueiosOf(unpaid, sampleCliente())).toEqual([{ codigo: 'sem-meio-pagamento', texto: SEM_MEIO }]);
  expect(bloqueiosOf(cart(sampleCliente(), 1, 0, 0), sampleCliente())).toEqual([
    { codigo: 'sem-itens-atendidos', texto: 'O carrinho não possui itens atendidos.' },
  ]);
});
