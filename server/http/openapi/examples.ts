import { CARRINHO } from './example-cart.ts';

/** A request's body and its response, in wire form. */
type Example = { readonly body?: unknown; readonly reply?: unknown };

const PEDIDO = {
  idPrePedido: 100001,
  orcamento: false,
  dataHora: '2026-11-24T08:15:19-03:00',
  previsaoEntrega: '2026-11-25',
  portalPedidoSituacao: {
    idPedidoSituacao: 2,
    descPedidoSituacao: 'Em análise',
  },
  idPrePedidoSituacao: 3,
  idPrePedidoOperacao: 4,
  origemTipo: {
    idOrigemTipo: 18,
    descOrigemTipo: 'E-commerce',
    origem: {
      idOrigem: 2,
      descOrigem: 'E-commerce',
    },
  },
  formaPagamento: {
    idFormaPagamento: 1,
    descFormaPagamento: 'Boleto',
    pagamentoAntecipado: false,
  },
  prazo: {
    idPrazo: 2,
    descPrazo: '28 dias',
  },
  pessoaEmitente: {
    idPessoa: 1,
    nome: 'CD Guarulhos (SP)',
  },
  pessoaDestinatario: {
    idPessoa: 101,
    nome: 'Drogaria Aurora do Ipê Roxo Ltda',
  },
  usuario: {
    nomeCompleto: 'Marina Alves Teixeira',
  },
  idCondicao: 1,
  idCarrinhoGrupoTipo: 1,
  descricaoEcommerceCarrinhoGrupoTipo: 'Produtos em geral',
  quantidadeProduto: 1,
  subTotal: 1231.2,
  totalValorDesconto: 676.18,
  totalValorST: 65.5,
  total: 620.52,
  numeroPedidoCliente: '',
  observacao: '',
  mensagemOcorrencia: null,
  codigoLocal: null,
  feitoEm: null,
  valorCashbackAplicado: 0,
  etapas: [
    {
      idPedidoSituacao: 2,
      descPedidoSituacao: 'Em análise',
      dataHora: '2026-11-24T08:15:19-03:00',
    },
  ],
};

/** The calls from log-in to order, by name. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  login: {
    reply: {
      id: 1,
      nome: 'Marina Alves Teixeira',
      nomeUsuario: 'representante',
      exportaListaProdutos: true,
      token: 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIuLi4ifQ.signature',
      expiraEm: '2026-11-24T20:15:19-03:00',
    },
  },
  manterCarrinhoCompra: {
    body: {
      IDUsuario: 1,
      IDPessoaCliente: 101,
      IDCondicaoCliente: 1,
      IDPrazo: 2,
      IDFormasPagamento: 1,
      IDProduto: 15056,
      IDCondicaoProduto: 1,
      IDItemTipo: 1,
      Quantidade: 120,
      PercentualDesconto: 0,
      PercentualDescontoFinanceiro: 0,
      StValor: 0,
      ValorUnitario: 10.26,
      IDOperacao: 4,
      IDOrigem: 2,
      IDOrigemTipo: 18,
    },
    reply: { carrinho: { ...CARRINHO, revisao: 1, politicaAceite: false }, sobrescrito: null },
  },
  consultarCarrinho: { reply: CARRINHO },
  confirmarCarrinho: {
    body: {
      revisao: 2,
      totalVisto: 620.52,
      grupos: [
        {
          idPessoaFilial: 1,
          idCondicao: 1,
          idCarrinhoGrupoTipo: 1,
          totalVisto: 620.52,
          quantidadeAtendidaVista: 120,
        },
      ],
    },
    reply: {
      codigoLocal: null,
      pedidos: [
        {
          idPrePedido: 100001,
          idPessoaFilial: 1,
          idCondicao: 1,
          idCarrinhoGrupoTipo: 1,
          idPrePedidoSituacao: 3,
          total: 620.52,
        },
      ],
      carrinho: { ...CARRINHO, idCarrinhoSituacao: 6, revisao: 3 },
    },
  },
  consultarPedidos: { reply: { colecao: [PEDIDO], totalRegistros: 1, somaTotal: 620.52 } },
};
