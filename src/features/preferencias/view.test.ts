import { expect, test } from 'vitest';
import {
  compraInicial,
  condicoesOf,
  type Escolhas,
  missingOf,
  missingText,
  type Ofertas,
  pagamentoIn,
  toBody,
} from './view.ts';

const opcao = (id: string, pagamentoAntecipado = false) => {
  const [idPrazo = 0, idFormaPagamento = 0] = id.split('_').map(Number);
  return {
    id,
    descricao: id,
    prazo: { idPrazo, descPrazo: '' },
    formaPagamento: { idFormaPagamento, descFormaPagamento: '', pagamentoAntecipado },
  };
};
const contexto = (idCondicao: number, filiais: string[], rest: object = {}) => ({
  idContexto: `c${idCondicao}`,
  idCondicao,
  descCondicao: `Condição ${idCondicao}`,
  calcularSt: true,
  filiais: filiais.map((descricaoFilial, at) => ({
    idPessoaFilial: at + 1,
    descricaoFilial,
    minimoCompra: 0,
    prazoEntrega: 1,
  })),
  ...rest,
});
const ofertas = (rest: object = {}): Ofertas =>
  ({
    contextos: [
      contexto(1, ['Guarulhos', 'Extrema']),
      contexto(2, ['Guarulhos']),
      contexto(11, ['Guarulhos'], { promocao: { dataInicial: null, dataFinal: null } }),
    ],
    opcoes: [
      { idCondicao: 1, opcoes: [opcao('2_1'), opcao('5_6', true)] },
      { idCondicao: 2, opcoes: [opcao('3_1'), opcao('2_1')] },
    ],
    preferencia: { condicao: null, prazo: null, formaPagamento: null },
    ...rest,
  }) as Ofertas;
const salva = (idCondicao: number, idPrazo: number, idFormaPagamento: number) =>
  ofertas({
    preferencia: { condicao: { idCondicao }, prazo: { idPrazo }, formaPagamento: { idFormaPagamento } },
  });

test('the conditions are those that can be paid, with their distribution centres, and no campaigns', () => {
  expect(condicoesOf(ofertas(), false).map(({ idCondicao, filiais }) => [idCondicao, filiais])).toEqual([
    [1, 'Guarulhos e Extrema'],
    [2, 'Guarulhos'],
  ]);
});

test('a blocked customer is offered payments in advance only', () => {
  const offered = condicoesOf(ofertas(), true);
  expect(offered.map(({ idCondicao, opcoes }) => [idCondicao, opcoes.map(({ id }) => id)])).toEqual([
    [1, ['5_6']],
  ]);
});

test('starts with the saved choices, and with those that have no alternative', () => {
  const begin = (o: Ofertas, bloqueado = false) => compraInicial(o, condicoesOf(o, bloqueado));
  expect(begin(ofertas())).toEqual({ idCondicao: null, idPagamento: null });
  expect(begin(salva(2, 3, 1))).toEqual({ idCondicao: 2, idPagamento: '3_1' });
  expect(begin(salva(2, 9, 9))).toEqual({ idCondicao: 2, idPagamento: null });
  expect(begin(salva(9, 2, 1))).toEqual({ idCondicao: null, idPagamento: null });
  expect(begin(ofertas(), true)).toEqual({ idCondicao: 1, idPagamento: '5_6' });
});

test('another condition keeps the way to pay where it has it', () => {
  const [first, second] = condicoesOf(ofertas(), false);
  if (!first || !second) throw new Error('two conditions');
  expect([pagamentoIn(second, '2_1'), pagamentoIn(second, '5_6'), pagamentoIn(first, null)]).toEqual([
    '2_1',
    null,
    null,
  ]);
});

const completas: Escolhas = {
  idCliente: 103,
  idCondicao: 2,
  idPagamento: '3_1',
  exibicao: 2,
  ordem: 4,
  calcularSt: false,
  informarDadosExtras: true,
};

test('all that is required is asked for, each by its name', () => {
  const nothing = {
    ...completas,
    idCliente: null,
    idCondicao: null,
    idPagamento: null,
    exibicao: null,
    ordem: null,
  };
  expect(missingOf(nothing).map(missingText)).toEqual([
    'Por favor, selecione o cliente para continuar.',
    'Por favor, selecione a condição de venda para continuar.',
    'Por favor, selecione a forma de pagamento para continuar.',
    'Por favor, selecione o modo de exibição para continuar.',
    'Por favor, selecione o modo de ordenação para continuar.',
  ]);
  expect(missingOf(completas)).toEqual([]);
  for (const campo of ['idCliente', 'idCondicao', 'idPagamento', 'exibicao', 'ordem']) {
    expect(toBody({ ...completas, [campo]: null })).toBeNull();
  }
});

test('a complete form is sent with every documented field', () => {
  expect(toBody(completas)).toEqual({
    CalcularSt: false,
    IDModoExibicao: 2,
    IDModoOrdenacao: 4,
    IDCliente: 103,
    ClientePrincipal: true,
    IDCondicao: 2,
    IDPrazo: 3,
    IDFormasPagamento: 1,
    InformarDadosExtrasPedido: true,
  });
});
