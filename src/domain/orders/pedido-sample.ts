import { ITEM_PEDIDO_SIMPLES } from '#contract/catalogue/item-tipo.ts';
import type { PedidoItem, PedidoResumo } from '#contract/orders/pedido-lista.ts';

/** For tests: an order in analysis, by boleto, of 20 November 2026. */
export const pedidoSample = (part: Partial<PedidoResumo> = {}): PedidoResumo => ({
  idPrePedido: 100_010,
  orcamento: false,
  dataHora: '2026-11-20T10:00:00-03:00',
  previsaoEntrega: '2026-11-24',
  portalPedidoSituacao: { idPedidoSituacao: 2, descPedidoSituacao: 'Em análise' },
  idPrePedidoSituacao: 2,
  idPrePedidoOperacao: 4,
  origemTipo: { idOrigemTipo: 18, descOrigemTipo: 'Portal' },
  formaPagamento: { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false },
  prazo: { idPrazo: 28, descPrazo: '28 dias' },
  pessoaEmitente: { idPessoa: 1, nome: 'Distribuidora Sul' },
  pessoaDestinatario: { idPessoa: 101, nome: 'Farmácia Modelo' },
  usuario: { nomeCompleto: 'Ana Souza' },
  idCondicao: 1,
  idCarrinhoGrupoTipo: 1,
  descricaoEcommerceCarrinhoGrupoTipo: 'Geral',
  quantidadeProduto: 1,
  subTotal: 10_000,
  totalValorDesconto: 0,
  totalValorST: 0,
  total: 10_000,
  numeroPedidoCliente: '',
  observacao: '',
  mensagemOcorrencia: null,
  codigoLocal: null,
  ...part,
});

/** For tests: a line of an order, 3 units of a product at R$ 1,50. */
export const itemSample = (idProduto: number, part: Partial<PedidoItem> = {}): PedidoItem => ({
  idPrePedidoItemTipo: ITEM_PEDIDO_SIMPLES,
  produto: { idProduto, descProduto: `P${idProduto}` },
  quantidade: 3,
  quantidadeFalta: 0,
  descMotivoFalta: null,
  valorUnitario: 20_000,
  valorUnitarioLiquido: 15_000,
  desconto: 0,
  valorDesconto: 0,
  stValor: 0,
  valorTotal: 450,
  possuiPrazoPrioritario: false,
  ...part,
});
