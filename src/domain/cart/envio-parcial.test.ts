import { describe, expect, test } from 'vitest';
import type { GrupoConfirmado } from '#contract/cart/confirmar-carrinho.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { type CarrinhoCalculado, computeCarrinho, type ItemVendavel } from './carrinho.ts';
import { findComoVisto } from './conferencia.ts';
import { motivoOf, splitEnvio } from './envio-parcial.ts';
import type { GrupoChave, LinhaPedida } from './linha.ts';

const boleto = { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false };
const opcoes = [
  { id: '2_1', descricao: '28 dias', prazo: { idPrazo: 2, descPrazo: '28 dias' }, formaPagamento: boleto },
];
const contextoOf = (idCondicao: number) => ({
  idContexto: `c${idCondicao}`,
  idCondicao,
  descCondicao: 'Varejo SP',
  calcularSt: false,
  filiais: [{ idPessoaFilial: 1, descricaoFilial: 'CD', minimoCompra: 100_00, prazoEntrega: 2 }],
});
const cliente: ClienteCompra = {
  idPessoaCliente: 101,
  calcularSt: false,
  bloqueado: false,
  limiteDisponivel: 10_000_00,
  limitePagamentoAntecipado: 0,
  aplicarLimiteMinimoDiario: false,
  valorLimiteMinimoDiario: 0,
  valorTotalPedidosDia: 0,
  contextos: [contextoOf(1), contextoOf(2)],
  opcoes: [
    { idCondicao: 1, opcoes },
    { idCondicao: 2, opcoes },
  ],
  idPagamentoPreferido: '2_1',
};
/** R$ 10,00 a unit, 100 units in stock. */
const item: ItemVendavel = {
  valorUnitario: 10_0000,
  descontoComercial: 0,
  descontoFinanceiro: 0,
  st: 0,
  faixas: [],
  descricao: 'DIPIRONA SÓDICA 500 MG',
  descricaoMarca: 'Marca',
  categoria: 'Analgésicos',
  idPessoaFilial: 1,
  idCarrinhoGrupoTipo: 1,
  estoque: 100,
};
const linha = (idItem: number, idCondicao: number, quantidade: number): LinhaPedida => ({
  idItem,
  idItemTipo: 1,
  idCondicao,
  quantidade,
});
const compute = (linhas: readonly LinhaPedida[], of = cliente): CarrinhoCalculado =>
  computeCarrinho(linhas, () => item, [], of);
const chave = (idCondicao: number): GrupoChave => ({ idPessoaFilial: 1, idCondicao, idCarrinhoGrupoTipo: 1 });
const visto = (idCondicao: number, totalVisto: number, units: number, more = {}): GrupoConfirmado => ({
  ...chave(idCondicao),
  totalVisto,
  quantidadeAtendidaVista: units,
  ...more,
});

describe('findComoVisto', () => {
  const linhas = [linha(7, 1, 20), linha(8, 1, 5)];
  const carrinho = compute(linhas);
  const exact = visto(1, 250_00, 25, { linhas, idPagamentoVisto: '2_1' });

  test('returns the group if it is the same, cheaper, or serves more', () => {
    expect(findComoVisto(carrinho, exact, false)?.total).toBe(250_00);
    expect(findComoVisto(carrinho, { ...exact, totalVisto: 250_01 }, false)?.total).toBe(250_00);
    expect(findComoVisto(carrinho, { ...exact, quantidadeAtendidaVista: 24 }, false)?.total).toBe(250_00);
  });

  test.each([
    ['it is dearer by a cent', { totalVisto: 249_99 }],
    ['it serves one unit less', { quantidadeAtendidaVista: 26 }],
    ['it is gone', { idCarrinhoGrupoTipo: 3 }],
    ['a line was added', { linhas: [linha(7, 1, 20)] }],
    ['a line was removed', { linhas: [...linhas, linha(9, 1, 1)] }],
    ['a line was exchanged', { linhas: [linha(7, 1, 20), linha(9, 1, 5)] }],
    ['one line is named twice for another', { linhas: [linha(7, 1, 20), linha(7, 1, 20)] }],
    ['quantities were exchanged', { linhas: [linha(7, 1, 5), linha(8, 1, 20)] }],
    ['it is paid otherwise', { idPagamentoVisto: '2_6' }],
  ])('returns undefined if %s', (_why, change) => {
    expect(findComoVisto(carrinho, { ...exact, ...change }, true)).toBeUndefined();
  });

  test('needs the same revision if the confirmation does not name its lines', () => {
    const blind = visto(1, 250_00, 25);
    expect(findComoVisto(carrinho, blind, false)).toBeUndefined();
    expect(findComoVisto(carrinho, blind, true)?.total).toBe(250_00);
  });
});

describe('motivoOf', () => {
  const reason = (linhas: LinhaPedida[], seen: GrupoConfirmado, of = cliente) =>
    motivoOf(compute(linhas, of), seen, { isMesmaRevisao: true, cliente: of });

  test('is undefined for a group that can go', () => {
    expect(reason([linha(7, 1, 10)], visto(1, 100_00, 10))).toBeUndefined();
  });

  test('reports a change before any other reason', () => {
    expect(reason([linha(7, 1, 9)], visto(1, 80_00, 9))?.codigo).toBe('carrinho-mudou');
  });

  test('reports the amount missing to the minimum', () => {
    expect(reason([linha(7, 1, 9)], visto(1, 90_00, 9))).toEqual({
      codigo: 'minimo-grupo',
      texto: 'Este grupo ainda não atingiu o valor mínimo de compra. Selecione mais {valor} em produtos.',
      valor: 10_00,
    });
  });

  test('reports a blocked customer without a payment in advance', () => {
    const blocked = { ...cliente, bloqueado: true };
    expect(reason([linha(7, 1, 10)], visto(1, 100_00, 10), blocked)?.codigo).toBe('sem-meio-pagamento');
  });

  test('reports a group without served units if there is no minimum to miss', () => {
    const free = {
      ...cliente,
      contextos: cliente.contextos.map((c) => ({
        ...c,
        filiais: c.filiais.map((f) => ({ ...f, minimoCompra: 0 })),
      })),
    };
    const none = computeCarrinho([linha(7, 1, 10)], () => ({ ...item, estoque: 0 }), [], free);
    const seen = visto(1, 0, 0);
    expect(motivoOf(none, seen, { isMesmaRevisao: true, cliente: free })?.codigo).toBe('sem-itens-atendidos');
  });
});

describe('splitEnvio', () => {
  const part = (linhas: LinhaPedida[], vistos: GrupoConfirmado[]) =>
    splitEnvio(
      vistos,
      (isIn) => compute(linhas.filter((l) => isIn(chave(l.idCondicao)))),
      (carrinho, seen) => motivoOf(carrinho, seen, { isMesmaRevisao: true, cliente }),
    );
  const codes = ({ ficam }: ReturnType<typeof part>) =>
    ficam.map((f) => [f.grupo.idCondicao, f.bloqueio.codigo]);

  test('computes the groups that go without the others, and returns the others with their reason', () => {
    const parted = part([linha(7, 1, 20), linha(8, 2, 30)], [visto(1, 199_99, 20), visto(2, 300_00, 30)]);
    expect([parted.sent.valorTotal, codes(parted)]).toEqual([300_00, [[1, 'carrinho-mudou']]]);
  });

  test('checks again when a group that stays releases units that make another dearer than seen', () => {
    const linhas = [linha(7, 1, 80), linha(7, 2, 80)];
    const vistos = [visto(1, 799_99, 80), visto(2, 200_00, 20)];
    const parted = part(linhas, vistos);
    expect([parted.sent.grupos, codes(parted)]).toEqual([
      [],
      [
        [1, 'carrinho-mudou'],
        [2, 'carrinho-mudou'],
      ],
    ]);
  });

  test('returns one reason for a group that is named twice, and the worse result counts', () => {
    const parted = part([linha(7, 1, 20)], [visto(1, 200_00, 20), visto(1, 199_00, 20)]);
    expect([parted.sent.valorTotal, codes(parted)]).toEqual([0, [[1, 'carrinho-mudou']]]);
    const both = part([linha(7, 1, 20)], [visto(1, 199_00, 20), visto(1, 199_00, 20)]);
    expect(codes(both)).toEqual([[1, 'carrinho-mudou']]);
  });

  test('returns no reason if the group can go, and a reason if it cannot', () => {
    const linhas = [linha(7, 1, 20), linha(8, 2, 5)];
    expect(codes(part(linhas, [visto(1, 200_00, 20)]))).toEqual([]);
    expect(codes(part(linhas, [visto(2, 50_00, 5)]))).toEqual([[2, 'minimo-grupo']]);
  });
});
