import { expect, test } from 'vitest';
import { consultarCarrinho, manterCarrinhoCompra } from './cart/carrinho-calls.ts';
import { informarDadosExtrasPedido } from './cart/carrinho-extras.ts';
import { consultarCombo, consultarItensCombo } from './catalogue/combo-calls.ts';
import { consultarItens } from './catalogue/ecommerce-item.ts';
import { consultarProdutoIndividual } from './catalogue/produto-individual.ts';
import { selo } from './catalogue/selo.ts';
import { consultarVitrineProdutos } from './content/vitrine.ts';
import {
  cartaoPagamento,
  consultarBandeiras,
  consultarPagamentoPedido,
  consultarParcelasCartao,
} from './payment/pagamento.ts';
import { consultarBoletoAntecipado, consultarContaDeposito } from './payment/pagamento-antecipado.ts';
import { consultarCobrancaPix, consultarIntegracaoPix } from './payment/pagamento-pix.ts';
import {
  consultarDevolucaoMotivos,
  consultarDevolucoes,
  consultarItensDevolucao,
  consultarNotasDevolucao,
} from './returns/devolucao-consultas.ts';
import { cadastrarDevolucao, cadastrarItemParcial } from './returns/devolucao-mudancas.ts';
import { hasPath, type Schema, within } from './wire/schema-paths-sample.ts';

/** The fields that the documents name of items, carts, payments and returns, by the place where they are sent. */
const DOCUMENTED: readonly (readonly [name: string, schema: Schema, fields: string])[] = [
  [
    'the extra data of an order',
    informarDadosExtrasPedido.body,
    'IDCarrinho InformarDadosExtrasPedido NumeroPedidoCliente Observacao',
  ],
  [
    'a cart',
    consultarCarrinho.reply,
    [
      'idCarrinho idCarrinhoSituacao valorTotal totalItens permiteFinalizarCarrinho semMeiopagamento aplicarLimiteMinimoDiario valorLimiteMinimoDiario valorTotalPedidosDia valorTotalGruposPagamentoConvencional valorTotalGruposPagamentoAntecipado limitePagamentoAntecipado informarDadosExtrasPedido numeroPedidoCliente observacao',
      ...within(
        'grupos',
        'idCarrinhoGrupo idCarrinhoGrupoTipo idCondicao idPessoaFilial descricaoFilial descricaoCarrinhoGrupo minimoCompra prazo.idPrazo formaPagamento.idFormaPagamento formaPagamento.pagamentoAntecipado prazoEntrega subtotal descontos stTotal total utilizaLimiteCondicao idEcommerceCarrinhoGrupoSituacao',
      ),
      ...within(
        'itens',
        'idItem idItemTipo descricao imagem quantidade quantidadeFalta quantidadeAtendida idCarrinhoGrupo valorUnitario descontoComercial descontoFinanceiro stValor valorLiquido valorTotal descricaoMarca categoria',
      ),
    ].join(' '),
  ],
  [
    'an item added to a cart',
    manterCarrinhoCompra.body,
    'IDUsuario IDPessoaCliente IDCondicaoCliente IDPrazo IDFormasPagamento IDProduto IDPromocaoCombo IDCondicaoProduto Quantidade CodBarra PercentualDesconto PercentualDescontoFinanceiro StValor ValorUnitario IDItemTipo Geolocalizacao.latitude Geolocalizacao.longitude Geolocalizacao.acuracidade IDOperacao IDOrigem IDOrigemTipo',
  ],
  [
    'an item of a showcase',
    consultarVitrineProdutos.reply,
    within(
      'listaItens',
      'itemPossuiEstoque ecommerceProduto.idEcommerceProduto ecommerceProduto.imagem ecommerceProduto.ecommerceProdutoDescricao ecommerceProduto.produtoFabricante.descProdutoFabricante ecommerceProduto.produtoDescricaoTamanhoEmbalagem ecommerceProduto.valorProduto ecommerceProduto.valorProdutoDesconto ecommerceProduto.percentualDesconto ecommerceProduto.idCondicao cashback selos vitrine.temaPersonalizado.idTemaPersonalizado vitrine.ecommerceUrl.previaURL',
    ).join(' '),
  ],
  [
    'an item of the search',
    consultarItens.reply,
    [
      ...within(
        'colecao',
        'idItem itemTipo.idItemTipo descricao imagem ecommerceProduto promocaoCombo produto itemPossuiEstoque descEstoque legendaEstoque cashback selos itemLote.quantidade todosItensDevolvidos',
      ),
      ...within(
        'colecao.produto',
        'produtoFabricante produtoDescricaoTamanhoEmbalagem valorProduto valorProdutoDesconto percentualDesconto percentualDescontoFinanceiro pmc stValor idCondicao pisCofins.charPisCofins pisCofins.descPisCofins',
      ),
      ...within(
        'colecao.promocaoCombo',
        'preco valorTotal percentualDesconto percentualDescontoFinanceiro stValor produtoFabricante',
      ),
    ].join(' '),
  ],
  [
    'an item alone',
    consultarProdutoIndividual.reply,
    [
      ...within(
        'produto',
        'codBarrasPrincipal embalagemCompra marca.descricaoMarca marca.imagemMarca produtoLinha.descricao ecommerceSubCategoria.descSubCategoria ecommerceSubCategoria.ecommerceCategoria.descCategoria imagens ecommerceProdutoDetalhes idEcommerceHotsite',
      ),
      ...within(
        'produto.descontoVolumeCollection',
        'quantidade valorUnitario descComercial descFinanceiro valorST valorLiquido valorTotal',
      ),
      ...within(
        'cashback',
        'valorCashbackItem utilizarLimitadorQuantidade quantidadeLimite utilizarLimitadorValor valorLimite',
      ),
      ...within(
        'cashback.cashbackConfiguracao',
        'utilizarLimitadorQuantidadeLimite quantidadeLimite utilizarLimitadorValorLimite valorLimite hotsiteUrl hotsiteHtml',
      ),
    ].join(' '),
  ],
  [
    'a badge',
    selo,
    'idSelo idTemaPersonalizado rotulo icone previaUrl idBibliotecaIconeLayout tipoDescontoPorVolume Prioridade detalhes',
  ],
  [
    'a combo alone',
    consultarCombo.reply,
    within(
      'promocaoCombo',
      'valorTotalItensBonificados dataFinal quantidadeLimite rotulo detalhes promocaoComboCanalPrazoPrioritario.idPrazo promocaoComboCanalPrazoPrioritario.descPrazo',
    ).join(' '),
  ],
  [
    'a product of a combo',
    consultarItensCombo.reply,
    'quantidadeNoCombo bonificacao stValor valorProdutoDesconto pmc percentualDesconto percentualDescontoFinanceiro legendaEstoque descEstoque',
  ],
  [
    'the instalments of a card',
    consultarParcelasCartao.reply,
    'idCartaoCreditoIntegracaoParcela descricaoParcela parcelas valorParcela taxa diasParaVencimento',
  ],
  ['a card brand', consultarBandeiras.reply, 'idCartaoCreditoBandeira imagem descricaoCartaoCreditoBandeira'],
  [
    'the payment of an order',
    consultarPagamentoPedido.reply,
    'idPrePedido total valorTotalProdutos stValor valorStFCP valorDesconto pessoaDestinatario.nome pessoaDestinatario.cpfCnpj',
  ],
  [
    'a card payment',
    cartaoPagamento,
    'IDPrePedido ValorTotalEsperado QuantidadeParcelas ValorTransacao NomePortador NumeroCartaoCredito CodigoSeguranca AnoValidade MesValidade Taxa DiasParaVencimento IDBandeiraCartaoCredito CodigoBandeiraCartaoCredito IDPessoaFilial IDEcommerceCarrinhoGrupo IDEcommerceCarrinho IDUsuario',
  ],
  ['an advance boleto', consultarBoletoAntecipado.reply, 'dataVencimento numeroDocumento valorDocumento'],
  [
    'an account for deposits',
    consultarContaDeposito.reply,
    'pessoa.cpfCnpj pessoa.nome banco.descBanco numeroAgencia digVerifAgencia numContaCorrente digVerifContaCorrente',
  ],
  [
    'a Pix',
    consultarCobrancaPix.reply,
    'idIntegracaoApiSituacao idIntegracaoApiCobrancaPixTransacaoSituacao textoImagemQRCode dataHoraCriacao dataHoraExpiracaoCobranca',
  ],
  ['the Pix provider', consultarIntegracaoPix.reply, 'imagem'],
  [
    'a return',
    consultarDevolucoes.reply,
    'idDevolucaoEletronica idDevolucaoVenda dataDevolucao titulo.idTitulo titulo.numDocumento titulo.serieDocumento operacaoSituacao.idSituacao operacaoSituacao.descSituacao operacaoSituacao.corNoPortal devolucaoEletronicaTipo.idDevolucaoEletronicaTipo devolucaoEletronicaTipo.descricao devolucaoVendaTipo.idDevolucaoVendaTipo cliente.pessoa valorTotalNota valorTotal totalRegistros qtdRegistrosPorPagina',
  ],
  [
    'a line of a return',
    consultarItensDevolucao.reply,
    'produto.idProduto produto.descProduto tituloItemLote.lote tituloItemLote.quantidade tituloItemLote.dataVencimento itemLote.quantidade itemLote.dataVencimento itensImpostos.valorUnitario itensImpostos.percDesconto itensImpostos.valorTotal itensImpostos.stValor itensImpostos.fundoCombatePobrezaStValor devolucaoMotivo.idDevolucaoMotivo devolucaoMotivo.descDevolucaoMotivo',
  ],
  ['a reason of returns', consultarDevolucaoMotivos.reply, 'idDevolucaoMotivo descDevolucaoMotivo'],
  [
    'an invoice to return',
    consultarNotasDevolucao.reply,
    within('ListaNotas', 'idTitulo numDocumento serieDocumento dataDocumento valorTotalNota foraPrazo').join(
      ' ',
    ),
  ],
  [
    'a new return',
    cadastrarDevolucao.body,
    'IdPessoaDestinatario IdPessoaFilial IdNotaFiscal DevolucaoTotal IdMotivoDevolucao UtilizaNotaFiscalCliente NotaFiscalClienteEletronica Observacoes Desktop',
  ],
  [
    'a new line of a return',
    cadastrarItemParcial.body,
    'IdDevolucaoEletronica Produto.IdProduto Titulo.IDTitulo TituloItemLote.Lote TituloItemLote.DataVencimento DevolucaoMotivo.IdDevolucaoMotivo QtdDevolvida ItemLote',
  ],
];

test.each(DOCUMENTED)('%s has every documented field', (_name, schema, fields) => {
  expect(fields.split(' ').filter((path) => !hasPath(schema, path))).toEqual([]);
});
