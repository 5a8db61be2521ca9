import { expect, test } from 'vitest';
import { solicitarCadastroCliente } from './access/cadastro.ts';
import { login } from './access/sessao.ts';
import { validarImportacao } from './cart/importacao.ts';
import { consultarFiltros } from './catalogue/ecommerce-item.ts';
import { consultarBanners } from './content/banner.ts';
import { consultarHotsite } from './content/hotsite.ts';
import { consultarMenu } from './content/menu.ts';
import { consultarParametros } from './content/parametro.ts';
import { consultarTemas } from './content/tema.ts';
import { consultarVitrines } from './content/vitrine.ts';
import { consultarClienteDadosGerais, consultarUsuarioCliente } from './customers/cliente.ts';
import { consultarContaCorrente } from './customers/conta-corrente.ts';
import { consultarCashback } from './customers/meu-cashback.ts';
import { consultarModosOrdenacao } from './customers/modo.ts';
import {
  alterarClientePrincipal,
  consultarPrazoFormaPagamento,
  consultarPreferenciaUsuarioCliente,
} from './customers/preferencia.ts';
import { consultarPreferenciaUsuario, manterPreferenciaUsuario } from './customers/preferencia-usuario.ts';
import { erro } from './erro.ts';
import { consultarNotas } from './invoices/nota-fiscal.ts';
import { consultarPedidoDetalhe, consultarTitulosPedido } from './orders/pedido-detalhe.ts';
import { consultarPedidoOrigens, consultarPedidoSituacoes } from './orders/pedido-filtros.ts';
import { consultarItensPedido, consultarPedidos } from './orders/pedido-lista.ts';
import { consultarExtratoCliente } from './payment/extrato-cliente.ts';
import { hasPath, type Schema, within } from './wire/schema-paths-sample.ts';

const CLIENTE = 'cliente.pessoa.idPessoa cliente.pessoa.nome cliente.pessoa.cpfCnpjFormatado';

/** The fields that the documents name, by the place where they are sent. */
const DOCUMENTED: readonly (readonly [name: string, schema: Schema, fields: string])[] = [
  ['a refusal', erro, 'Message Description'],
  ['the logged user', login.reply, 'id token'],
  [
    'a registration',
    solicitarCadastroCliente.body,
    'cep idPessoaTipo nomeCompleto dataNascimento rg cpfCnpj email telefone logradouro numeroEndereco complementoEndereco bairro cidade estado licensaSanitaria',
  ],
  [
    'the parameters',
    consultarParametros.reply,
    'nomeEmpresaEcommerce nomeInstalacaoEcommerce urlIconeEmpresa urlImagemInstalacaoPequena urlImagemInstalacaoGrande urlBasePortalEcommerce habilitarGoogleAnalytics idGoogleAnalytics codConteinerGoogleTagManager quantidadeMaximaItensPorVezGoogleAnalytics ecommerceTitulo qtdMaxProdutosVitrine',
  ],
  [
    'a theme',
    consultarTemas.reply,
    'idTemaPersonalizado temaPersonalizadoTipo.idTemaPersonalizadoTipo dataInicial dataFinal variosHotsite imagemTema parametros.parametroTipo.idParametroTipo parametros.valor parametros.valorComPercentualTransparencia',
  ],
  ['a menu item', consultarMenu.reply, 'descricao url menuPai.idMenu menusFilhos temaPersonalizadoCores'],
  [
    'a banner',
    consultarBanners.reply,
    'idBanner idBannerCategoria idBannerConteudoTipo imagemBannerBase64 caminhoImagem urlBanner ecommerceUrl.previaURL descricao abrirNovaGuia html temaPersonalizado.idTemaPersonalizado',
  ],
  [
    'a showcase',
    consultarVitrines.reply,
    'idVitrine descricaoVitrine ecommerceUrl.previaURL ecommerceUrl.ecommerceTipoURL.idEcommerceTipoURL temaPersonalizado listaItens.ecommerceProduto.idEcommerceProduto listaItens.ecommerceProduto.ecommerceProdutoDescricao listaItens.ecommerceProduto.valorProdutoDesconto listaItens.ecommerceProduto.produto.marca.descricaoMarca listaItens.ecommerceProduto.produto.ecommerceSubCategoria.descSubCategoria listaItens.ecommerceProduto.produto.ecommerceSubCategoria.ecommerceCategoria.descCategoria',
  ],
  [
    'a hotsite',
    consultarHotsite.reply,
    'idHotsite url idTipoConteudo html somenteLogado ecommerceVitrine.idVitrine',
  ],
  [
    'a customer',
    consultarUsuarioCliente.reply,
    'pessoa.idPessoa pessoa.nome pessoa.cpfCnpjFormatado pessoaJuridica.cnpjFormatado bloqueado',
  ],
  [
    'a customer’s preference',
    consultarPreferenciaUsuarioCliente.reply,
    `idEcommercePreferenciaUsuarioCliente ${CLIENTE} condicao.idCondicao condicao.filial prazo.idPrazo formaPagamento.idFormaPagamento calcularSt exibirmodal cliente.pessoa.cpfCnpj cliente.pessoa.pessoaTipo.idPessoaTipo cliente.emailPrincipal cliente.telefonePrincipal cliente.enderecoPrincipal cliente.vendedorPrincipal`,
  ],
  [
    'a customer’s general data',
    consultarClienteDadosGerais.reply,
    'pessoa.idPessoa pessoa.nome limiteDisponivel saldoCashback clienteBloqueadoMotivo.descricaoClienteBloqueadoMotivo',
  ],
  [
    'the user’s preference',
    consultarPreferenciaUsuario.reply,
    'informarDadosExtrasPedido calcularSt ecommerceModoExibicao.idEcommerceModoExibicao ecommerceModoOrdenacao usuario.exportaListaProdutos',
  ],
  [
    'a saved preference',
    manterPreferenciaUsuario.body,
    'CalcularSt IDModoExibicao IDModoOrdenacao IDCliente ClientePrincipal IDCondicao IDPrazo IDFormasPagamento InformarDadosExtrasPedido',
  ],
  [
    'the choice of the main customer',
    alterarClientePrincipal.body,
    'CalcularSt IDModoExibicao IDModoOrdenacao IDCliente ClientePrincipal IDCondicao IDPrazo IDFormasPagamento InformarDadosExtrasPedido',
  ],
  ['a way to pay', consultarPrazoFormaPagamento.reply, 'id descricao prazo formaPagamento'],
  ['a sort mode', consultarModosOrdenacao.reply, 'idEcommerceModoOrdenacao descricaoEcommerceModoOrdenacao'],
  [
    'the filter lists',
    consultarFiltros.reply,
    [
      ...within('fabricanteCollection', 'idProdutoFabricante descProdutoFabricante'),
      ...within('marcasCollection', 'idProdutoMarca descProdutoMarca'),
      ...within('produtoLinhaCollection', 'idProdutoLinha descProdutoLinha'),
      ...within('categoriaCollection', 'idCategoria descCategoria'),
      ...within('subCategoriaCollection', 'idSubCategoria descSubCategoria'),
      ...within('seloCollection', 'idSelo rotulo bibliotecaIconeIcone.nome'),
    ].join(' '),
  ],
  [
    'a line of an import',
    validarImportacao.reply,
    'identificacao idProduto descProduto status quantidade preco marca categoria detalhes',
  ],
  [
    'cashback',
    consultarCashback.reply,
    [
      ...within(
        'meuCashbackCollection',
        'meuCashbackSituacao.idMeuCashbackSituacao meuCashbackSituacao.descricaoMeuCashbackSituacao titulo.idTitulo produto.idProduto produto.descProduto lancamento.dataHora lancamento.valor',
      ),
      ...within(
        'totalizador',
        'quantidadeRegistros valorCashbackNaoGerado valorCashbackGerado valorCashbackAplicado valorDisponivel',
      ),
    ].join(' '),
  ],
  [
    'the current account',
    consultarContaCorrente.reply,
    [
      'saldoAtual',
      ...within(
        'lancamentos',
        'dataHora observacao valor naturezaCreditoDebito.id naturezaCreditoDebito.descricao saldoAposLancamento',
      ),
      ...within(
        'totalizador',
        'totalRegistros saldoInicial valorTotalCredito valorTotalDebito saldoFinal saldoAtual',
      ),
    ].join(' '),
  ],
  [
    'invoices',
    consultarNotas.reply,
    [
      'totalRegistros',
      ...within(
        'colecao',
        'titulo.idTitulo titulo.serieDocumento titulo.pessoaDestinatario.cpfCnpj titulo.pessoaDestinatario.nome titulo.operacao.descOperacao chaveAcesso dataDocumento numDocumento nfeTipoEmissao.descTipoEmissao boletos',
      ),
    ].join(' '),
  ],
  [
    'orders',
    consultarPedidos.reply,
    within(
      'colecao',
      'idPrePedido orcamento dataHora portalPedidoSituacao.idPedidoSituacao portalPedidoSituacao.descPedidoSituacao origemTipo.descOrigemTipo total formaPagamento.idFormaPagamento formaPagamento.pagamentoAntecipado previsaoEntrega pessoaEmitente.idPessoa',
    ).join(' '),
  ],
  [
    'an order',
    consultarPedidoDetalhe.reply,
    'idPrePedido dataHora previsaoEntrega pessoaDestinatario.nome origemTipo.origem.descOrigem portalPedidoSituacao.idPedidoSituacao portalPedidoSituacao.descPedidoSituacao formaPagamento.descFormaPagamento usuario.nomeCompleto mensagemOcorrencia observacao numeroPedidoCliente valorCashbackAplicado total idPrePedidoOperacao idPrePedidoSituacao quantidadeProduto totalValorUnitarioSugeridoConsederandoUndiades totalValorDesconto totalValorST subTotal descricaoEcommerceCarrinhoGrupoTipo',
  ],
  [
    'a line of an order',
    consultarItensPedido.reply,
    'idPrePedidoItemTipo charPisCofins produto.idProduto produto.descProduto quantidade quantidadeFalta descMotivoFalta valorUnitario valorUnitarioLiquido desconto valorDesconto stValor valorTotal possuiPrazoPrioritario',
  ],
  [
    'an invoice of an order',
    consultarTitulosPedido.reply,
    'numDocumento idPedido descOperacaoSituacaoPedido descNfeStatus descOperacaoPedido dataPrevisaoEntrega valorTotalNota',
  ],
  ['a status of orders', consultarPedidoSituacoes.reply, 'idPedidoSituacao descPedidoSituacao'],
  ['an origin of orders', consultarPedidoOrigens.reply, 'origem.idOrigem idOrigemTipo descOrigemTipo'],
  [
    'an instalment',
    consultarExtratoCliente.reply,
    'id idPrePedido idPessoaFilial idFormaPagamento idBoleto numero dataEmissao dataVencimento diasParaVencimento atraso valor valorJurosCalculado valorEsperado descricaoSituacao descFormaPagamento documentosViinculados legendaPortal somaTotalParcela somaTotalValorEsperado quantidadeRegistros valorTotalAbatimento valorTotalDescontoFinanceiro valorTotalJuros',
  ],
];

test.each(DOCUMENTED)('%s has every documented field', (_name, schema, fields) => {
  expect(fields.split(' ').filter((path) => !hasPath(schema, path))).toEqual([]);
});
