import { describe, expect, test } from 'vitest';
import type { Combo } from '#contract/catalogue/combo.ts';
import { computeCarrinho, type ItemCalculado, type ItemVendavel } from '#domain/cart/carrinho.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { must } from '#lib/must.ts';
import {
  bloqueioDoLimite,
  COMBO_INDISPONIVEL,
  type ComboMembro,
  comboVendavelOf,
  isVigente,
  toComboVendavel,
  valorBonificado,
} from './combo.ts';
import { limiteExcedido, limiteMostrado, restanteDoLimite } from './combo-limite.ts';

const membro = (more: Partial<ComboMembro>): ComboMembro => ({
  idProduto: 1,
  quantidadeNoCombo: 1,
  bonificacao: false,
  valorUnitario: 10_0000,
  st: 0,
  estoque: 1000,
  ...more,
});

const combo = (itens: readonly ComboMembro[]) =>
  toComboVendavel({
    descricao: 'Kit',
    descontoComercial: 1000,
    descontoFinanceiro: 200,
    idPessoaFilial: 1,
    idCarrinhoGrupoTipo: 1,
    itens,
  });

describe('toComboVendavel', () => {
  test('adds up its paid members; given members add nothing', () => {
    const itens = [
      membro({ idProduto: 1, quantidadeNoCombo: 3, valorUnitario: 10_0000 }),
      membro({ idProduto: 2, quantidadeNoCombo: 2, valorUnitario: 7_5050 }),
      membro({ idProduto: 2, quantidadeNoCombo: 1, valorUnitario: 7_5050, bonificacao: true }),
    ];
    expect(combo(itens)).toMatchObject({
      valorUnitario: 45_0100,
      descontoComercial: 1000,
      descontoFinanceiro: 200,
      faixas: [],
    });
    expect(valorBonificado(itens)).toBe(7_5050);
  });

  test('weighs the ST of its paid members by their value', () => {
    const itens = [
      membro({ idProduto: 1, quantidadeNoCombo: 3, valorUnitario: 10_0000, st: 1000 }),
      membro({ idProduto: 2, quantidadeNoCombo: 1, valorUnitario: 10_0000, st: 2000 }),
      membro({ idProduto: 3, quantidadeNoCombo: 9, valorUnitario: 90_0000, st: 9000, bonificacao: true }),
    ];
    expect(combo(itens)?.st).toBe(1250);
  });

  test('returns undefined without a paid member', () => {
    expect(combo([membro({ bonificacao: true })])).toBeUndefined();
  });

  test('has as many combos in stock as its scarcest member allows, paid and given units of one product together', () => {
    const itens = [
      membro({ idProduto: 1, quantidadeNoCombo: 10, estoque: 59 }),
      membro({ idProduto: 1, quantidadeNoCombo: 2, estoque: 59, bonificacao: true }),
      membro({ idProduto: 2, quantidadeNoCombo: 3, estoque: 100 }),
    ];
    expect(combo(itens)).toMatchObject({
      estoque: 4,
      composicao: [
        { idProduto: 1, quantidade: 12, estoque: 59 },
        { idProduto: 2, quantidade: 3, estoque: 100 },
      ],
    });
  });
});

describe('a cart with combos', () => {
  const cliente: ClienteCompra = {
    idPessoaCliente: 101,
    calcularSt: false,
    bloqueado: false,
    limiteDisponivel: 0,
    limitePagamentoAntecipado: 0,
    aplicarLimiteMinimoDiario: false,
    valorLimiteMinimoDiario: 0,
    valorTotalPedidosDia: 0,
    contextos: [],
    opcoes: [],
    idPagamentoPreferido: null,
  };
  const produto = { ...combo([membro({})]), composicao: undefined, estoque: 30 } as unknown as ItemVendavel;
  const kit = combo([membro({ quantidadeNoCombo: 4, estoque: 30 })]);
  const lines = (order: readonly number[], quantidades: readonly number[]) =>
    computeCarrinho(
      order.map((idItemTipo, i) => ({
        idItem: 1,
        idItemTipo,
        idCondicao: 1,
        quantidade: quantidades[i] ?? 0,
      })),
      (linha) => (linha.idItemTipo === 2 ? kit : produto),
      [],
      cliente,
    ).itens.map((item) => [item.idItemTipo, item.quantidadeAtendida, item.quantidadeFalta]);

  test('serves a product alone and in a combo from one stock, the earlier line first', () => {
    expect(lines([1, 2], [10, 6])).toEqual([
      [1, 10, 0],
      [2, 5, 1],
    ]);
    expect(lines([2, 1], [6, 10])).toEqual([
      [2, 6, 0],
      [1, 6, 4],
    ]);
  });
});

describe('the limit of a combo', () => {
  test('counts bought units and never falls below zero', () => {
    expect(restanteDoLimite({ quantidadeLimite: 5, quantidadeComprada: 2 })).toBe(3);
    expect(restanteDoLimite({ quantidadeLimite: 5, quantidadeComprada: 9 })).toBe(0);
  });

  test('is shown only below 900', () => {
    expect([899, 900, 999].map((quantidadeLimite) => limiteMostrado({ quantidadeLimite }))).toEqual([
      899,
      null,
      null,
    ]);
  });

  test('is a sentence with the units already bought, if no more units are allowed', () => {
    const limite = { quantidadeLimite: 3, quantidadeComprada: 1 };
    expect(limiteExcedido(limite, 2)).toBeUndefined();
    expect(limiteExcedido(limite, 3)).toBe('O limite deste combo é de 3 por cliente. Já foi pedido 1.');
    expect(limiteExcedido({ quantidadeLimite: 3 }, 4)).toBe('O limite deste combo é de 3 por cliente.');
  });

  test('counts one combo over all conditions, and blocks only groups that hold it', () => {
    const item = (idCondicao: number, quantidadeAtendida: number) =>
      ({
        idItem: 7,
        idItemTipo: 2,
        idCondicao,
        idPessoaFilial: 1,
        idCarrinhoGrupoTipo: 1,
        quantidadeAtendida,
      }) as ItemCalculado;
    const limites = new Map([[7, { quantidadeLimite: 3 }]]);
    const itens = [item(1, 2), item(2, 2)];
    expect(bloqueioDoLimite({ itens }, limites)?.codigo).toBe('combo-limite');
    const other = { idPessoaFilial: 2, idCondicao: 1, idCarrinhoGrupoTipo: 1 };
    expect(bloqueioDoLimite({ itens }, limites, other)).toBeUndefined();
    expect(bloqueioDoLimite({ itens: [item(1, 3)] }, limites)).toBeUndefined();
  });
});

test('a combo is sold until the end of its last day', () => {
  expect(isVigente('2026-11-20', '2026-11-20')).toBe(true);
  expect(isVigente('2026-11-20', '2026-11-21')).toBe(false);
});

describe('comboVendavelOf', () => {
  const told = {
    idItem: 9,
    descricao: 'Kit inverno',
    promocaoCombo: {
      idPessoaFilial: 2,
      idCarrinhoGrupoTipo: 3,
      percentualDesconto: 1000,
      percentualDescontoFinanceiro: 200,
    },
    itens: [
      {
        idProduto: 1,
        quantidadeNoCombo: 2,
        bonificacao: false,
        valorProduto: 10_0000,
        percentualSt: 500,
        estoque: 9,
      },
      {
        idProduto: 2,
        quantidadeNoCombo: 1,
        bonificacao: true,
        valorProduto: 3_0000,
        percentualSt: 0,
        estoque: 5,
      },
    ],
  } as unknown as Combo;

  test('returns the discounts, the ST and the stock of the members', () => {
    expect(comboVendavelOf(told)).toEqual({
      valorUnitario: 20_0000,
      descontoComercial: 1000,
      descontoFinanceiro: 200,
      st: 500,
      faixas: [],
      descricao: 'Kit inverno',
      descricaoMarca: 'Combo',
      categoria: 'Combos',
      idPessoaFilial: 2,
      idCarrinhoGrupoTipo: 3,
      estoque: 4,
      composicao: [
        { idProduto: 1, quantidade: 2, estoque: 9 },
        { idProduto: 2, quantidade: 1, estoque: 5 },
      ],
    });
  });

  test('has no price for a visitor, and no financial discount if the server names none', () => {
    const { percentualDesconto: _, ...visitor } = told.promocaoCombo;
    expect(comboVendavelOf({ ...told, promocaoCombo: visitor })).toBeUndefined();
    const { percentualDescontoFinanceiro: __, ...bare } = told.promocaoCombo;
    expect(comboVendavelOf({ ...told, promocaoCombo: bare })?.descontoFinanceiro).toBe(0);
  });

  test('takes a missing value of a member as zero', () => {
    const [member] = told.itens;
    const { percentualSt: _, estoque: __, ...bare } = must(member, 'member');
    expect(comboVendavelOf({ ...told, itens: [bare] })).toMatchObject({ st: 0, estoque: 0 });
    const { valorProduto: ___, ...unpriced } = bare;
    expect(comboVendavelOf({ ...told, itens: [unpriced] })).toBeUndefined();
  });
});

test('a product listed twice in a combo has the lower of both stocks', () => {
  const itens = [membro({ estoque: 8 }), membro({ estoque: 3, bonificacao: true })];
  expect(combo(itens)?.composicao).toEqual([{ idProduto: 1, quantidade: 2, estoque: 3 }]);
});

test('valorBonificado counts only given members', () => {
  expect(valorBonificado([membro({ quantidadeNoCombo: 2 })])).toBe(0);
  expect(valorBonificado([membro({ quantidadeNoCombo: 2, bonificacao: true })])).toBe(20_0000);
});

test('bloqueioDoLimite counts only the served units of its own combo', () => {
  const item = (idItem: number, quantidadeAtendida: number, idItemTipo = 2) =>
    ({
      idItem,
      idItemTipo,
      idCondicao: 1,
      idPessoaFilial: 1,
      idCarrinhoGrupoTipo: 1,
      quantidadeAtendida,
    }) as ItemCalculado;
  const limites = new Map([[7, { quantidadeLimite: 3 }]]);
  const grupo = { idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1 };
  expect(bloqueioDoLimite({ itens: [item(7, 2), item(8, 2)] }, limites)).toBeUndefined();
  expect(bloqueioDoLimite({ itens: [item(7, 2), item(7, 9, 1)] }, limites)).toBeUndefined();
  expect(bloqueioDoLimite({ itens: [item(8, 9), item(7, 4)] }, limites, grupo)).toEqual({
    codigo: 'combo-limite',
    texto: 'O limite deste combo é de 3 por cliente.',
  });
});

test('the text for an unavailable combo names the checks', () => {
  expect(COMBO_INDISPONIVEL).toEqual({
    titulo: 'Combo indisponível',
    texto:
      'Este combo não está disponível para este cliente. Foram conferidos o cliente, a filial, a operação, a origem, o vendedor e a condição do combo.',
  });
});
