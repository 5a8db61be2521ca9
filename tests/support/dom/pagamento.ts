import type { Carrinho, CarrinhoGrupo } from '#contract/cart/carrinho.ts';
import type { GrupoPrePedido } from '#contract/cart/carrinho-pendente.ts';
import { FORMA_CARTAO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { type CobrancaPix, PIX_DISPONIVEL, PIX_PENDENTE } from '#contract/payment/pagamento-pix.ts';
import { sampleOpcao } from '#domain/cart/carrinho-sample.ts';
import { CLIENTE } from './device.ts';

const AGUARDANDO = 2;

/** A group that is paid by Pix. */
export const grupoSample: CarrinhoGrupo = {
  idCarrinhoGrupo: 11,
  idCarrinhoGrupoTipo: 1,
  idCondicao: 1,
  idPessoaFilial: 1,
  descricaoFilial: 'CD Guarulhos (SP)',
  descricaoCarrinhoGrupo: 'Produtos em geral',
  minimoCompra: 0,
  prazo: { idPrazo: 1, descPrazo: 'À vista' },
  formaPagamento: { idFormaPagamento: FORMA_PIX, descFormaPagamento: 'Pix', pagamentoAntecipado: true },
  prazoEntrega: 2,
  subtotal: 100_00,
  descontos: 0,
  stTotal: 0,
  total: 100_00,
  utilizaLimiteCondicao: false,
  idEcommerceCarrinhoGrupoSituacao: AGUARDANDO,
};

/** Another group, paid by card. */
export const grupoCartaoSample: CarrinhoGrupo = {
  ...grupoSample,
  idCarrinhoGrupo: 12,
  idCarrinhoGrupoTipo: 2,
  descricaoCarrinhoGrupo: 'Refrigerados',
  formaPagamento: {
    idFormaPagamento: FORMA_CARTAO,
    descFormaPagamento: 'Cartão de crédito',
    pagamentoAntecipado: true,
  },
};

/**
 * A cart of one group by Pix, with its policies accepted; its payment is awaited unless `idCarrinhoSituacao` says otherwise.
 */
export const carrinhoSample = (part: Partial<Carrinho> = {}): Carrinho => ({
  idCarrinho: 500,
  idPessoaCliente: CLIENTE,
  idCarrinhoSituacao: 3,
  revisao: 7,
  politicaAceite: true,
  valorTotal: 100_00,
  totalItens: 1,
  grupos: [grupoSample],
  itens: [],
  permiteFinalizarCarrinho: true,
  semMeiopagamento: false,
  aplicarLimiteMinimoDiario: false,
  valorLimiteMinimoDiario: 0,
  valorTotalPedidosDia: 0,
  valorTotalGruposPagamentoConvencional: 0,
  valorTotalGruposPagamentoAntecipado: 100_00,
  limitePagamentoAntecipado: 0,
  ...part,
});

/** The order of that group. */
export const prePedidoSample: GrupoPrePedido = {
  idCarrinhoGrupo: 11,
  descEcommerceCarrinhoGrupo: 'Produtos em geral',
  idSituacao: AGUARDANDO,
  idPrePedido: 900,
  idPrePedidoSituacao: 2,
  idSituacaoContaReceber: 1,
  idPessoaFilial: 1,
  idFormaPagamento: FORMA_PIX,
  pagamentoAntecipado: true,
  valor: 100_00,
  emProcessamento: false,
  mensagem: null,
};

/** The order of the group by card. */
export const prePedidoCartaoSample: GrupoPrePedido = {
  ...prePedidoSample,
  idCarrinhoGrupo: 12,
  descEcommerceCarrinhoGrupo: 'Refrigerados',
  idPrePedido: 901,
  idFormaPagamento: FORMA_CARTAO,
};

/** The charge of the order by Pix, which can be paid. */
export const pixSample = (part: Partial<CobrancaPix> = {}): CobrancaPix => ({
  idIntegracaoApiSituacao: PIX_DISPONIVEL,
  idIntegracaoApiCobrancaPixTransacaoSituacao: PIX_PENDENTE,
  textoImagemQRCode: '00020126-pix',
  dataHoraCriacao: '2026-11-20T10:00:00-03:00',
  dataHoraExpiracaoCobranca: '2099-11-20T10:30:00-03:00',
  valor: 100_00,
  ...part,
});

/** The customer's ways to pay: by Pix, by boleto, in 28 days. */
export const OPCOES = [
  { ...sampleOpcao(FORMA_PIX, { descricao: 'Pix', forma: 'Pix', antecipado: true }) },
  sampleOpcao(1),
  sampleOpcao(6, { descricao: 'Boleto antecipado', forma: 'Boleto antecipado', antecipado: true }),
];

/** The customer and the figures of an order that is paid outside the checkout. */
export const pagamentoPedidoSample = {
  idPrePedido: 901,
  pessoaDestinatario: { nome: 'Drogaria Aurora', cpfCnpj: '99000101000120' },
  valorTotalProdutos: 100_00,
  valorDesconto: 0,
  stValor: 0,
  valorStFCP: 0,
  total: 100_00,
};
