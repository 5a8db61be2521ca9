import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import type { ItemVendavel } from './carrinho.ts';

/** For tests: a payment option of 28 days. */
export const sampleOpcao = (
  idFormaPagamento: number,
  { descricao = 'Boleto 28 dias', forma = 'Boleto', antecipado = false } = {},
): PrazoFormaPagamento => ({
  id: `1_${idFormaPagamento}`,
  descricao,
  prazo: { idPrazo: 1, descPrazo: '28 dias' },
  formaPagamento: { idFormaPagamento, descFormaPagamento: forma, pagamentoAntecipado: antecipado },
});

/**
 * For tests: a customer served by two branches, with credit and one payment option. `minimoCompra`: of the
 * first branch, in cents.
 */
export function sampleCliente(
  over: Partial<ClienteCompra> = {},
  { minimoCompra = 0, calcularSt = false } = {},
): ClienteCompra {
  return {
    idPessoaCliente: 101,
    calcularSt,
    bloqueado: false,
    limiteDisponivel: 1_000_000,
    limitePagamentoAntecipado: 0,
    aplicarLimiteMinimoDiario: false,
    valorLimiteMinimoDiario: 0,
    valorTotalPedidosDia: 0,
    contextos: [
      {
        idContexto: 'c1',
        idCondicao: 1,
        descCondicao: 'Varejo SP',
        calcularSt,
        filiais: [
          { idPessoaFilial: 1, descricaoFilial: 'CD Guarulhos (SP)', minimoCompra, prazoEntrega: 2 },
          { idPessoaFilial: 2, descricaoFilial: 'CD Contagem (MG)', minimoCompra: 0, prazoEntrega: 1 },
        ],
      },
    ],
    opcoes: [{ idCondicao: 1, opcoes: [sampleOpcao(1)] }],
    idPagamentoPreferido: null,
    ...over,
  };
}

/** For tests: an item of R$ 10 without discounts, in stock. */
export const sampleItem = (over: Partial<ItemVendavel> = {}): ItemVendavel => ({
  valorUnitario: 100_000,
  descontoComercial: 0,
  descontoFinanceiro: 0,
  st: 0,
  faixas: [],
  descricao: 'DIPIRONA',
  descricaoMarca: '',
  categoria: '',
  idPessoaFilial: 1,
  idCarrinhoGrupoTipo: 1,
  estoque: 1000,
  ...over,
});
