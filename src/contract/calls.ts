import {
  consultarAreaAtuacaoCep,
  consultarEnderecoCep,
  solicitarCadastroCliente,
} from './access/cadastro.ts';
import {
  alterarSenha,
  consultarLinkSenha,
  consultarUsuarioValido,
  recuperarSenha,
  redefinirSenha,
} from './access/senha.ts';
import { encerrarSessaoDeixada, login, logout, usuarioAutenticado } from './access/sessao.ts';
import { consultarSessoes, encerrarOutrasSessoes, encerrarSessao } from './access/sessoes.ts';
import { clienteSolicitaAcesso, solicitarAcesso } from './access/solicitacao-acesso.ts';
import { consultarSolicitacoes, responderSolicitacao } from './access/solicitacoes.ts';
import {
  alterarItem,
  consultarCarrinho,
  consultarCarrinhoAtualizado,
  consultarCarrinhoItens,
  excluirItem,
  manterCarrinhoCompra,
} from './cart/carrinho-calls.ts';
import { alterarGrupo, informarDadosExtrasPedido } from './cart/carrinho-extras.ts';
import {
  consultarGruposPrePedido,
  continuarComprando,
  excluirCarrinho,
  excluirGrupo,
} from './cart/carrinho-pendente.ts';
import { consultarCodigosDoCliente, registrarCodigosDoCliente } from './cart/codigo-do-cliente.ts';
import { confirmarCarrinho, definirEtapa } from './cart/confirmar-carrinho.ts';
import { importar, validarImportacao } from './cart/importacao.ts';
import { registrarIntencaoCompra } from './cart/intencao-compra.ts';
import { consultarMutacao, recusarMutacao } from './cart/mutacao.ts';
import { ouvirAvisos } from './catalogue/avisos.ts';
import {
  consultarCombo,
  consultarItensCombo,
  sincronizarCombos,
  sincronizarCombosMudados,
  validarRestricoesCombo,
} from './catalogue/combo-calls.ts';
import { consultarFiltros, consultarItens } from './catalogue/ecommerce-item.ts';
import { exportarItens } from './catalogue/exportacao.ts';
import { consultarItemColecao, consultarProdutoIndividual } from './catalogue/produto-individual.ts';
import {
  consultarContextos,
  lerFeed,
  transmitirCatalogo,
  transmitirPrecos,
} from './catalogue/sincronizacao.ts';
import { consultarClienteEmail, manterClienteEmail } from './contacts/email.ts';
import { consultarClienteTelefone, manterClienteTelefone } from './contacts/telefone.ts';
import { consultarBanners } from './content/banner.ts';
import { consultarHotsite, consultarHotsiteId, consultarHotsitePolitica } from './content/hotsite.ts';
import { consultarMenu } from './content/menu.ts';
import { consultarParametros } from './content/parametro.ts';
import { consultarTemas } from './content/tema.ts';
import { consultarTopo } from './content/topo.ts';
import { consultarVitrinePrevia, consultarVitrineProdutos, consultarVitrines } from './content/vitrine.ts';
import {
  consultarClienteDadosGerais,
  consultarLimitePagamentoAntecipado,
  consultarUsuarioCliente,
} from './customers/cliente.ts';
import { consultarContaCorrente } from './customers/conta-corrente.ts';
import { consultarCashback } from './customers/meu-cashback.ts';
import { consultarModosExibicao, consultarModosOrdenacao } from './customers/modo.ts';
import {
  alterarClientePrincipal,
  consultarCondicoesCliente,
  consultarPrazoFormaPagamento,
  consultarPreferenciaPrincipal,
  consultarPreferenciaUsuarioCliente,
} from './customers/preferencia.ts';
import { consultarPreferenciaUsuario, manterPreferenciaUsuario } from './customers/preferencia-usuario.ts';
import { consultarPendenciaSituacoes, consultarPendencias } from './documents/pendencia.ts';
import { consultarTamanhoMaximoArquivo, solicitarRevisaoDocumento } from './documents/revisao.ts';
import { consultarNotas, exportarNotas } from './invoices/nota-fiscal.ts';
import {
  baixarBoletosDeContas,
  baixarBoletosDeNotas,
  baixarDanfe,
  baixarXml,
} from './invoices/nota-fiscal-arquivos.ts';
import {
  baixarCartaPdf,
  baixarCartaXml,
  consultarCartaItens,
  consultarCartaSituacoes,
  consultarCartas,
} from './letters/carta-consultas.ts';
import {
  alterarSituacaoCarta,
  cadastrarCarta,
  cadastrarCartaItem,
  excluirCartaItem,
  processarCarta,
} from './letters/carta-mudancas.ts';
import { sincronizarHistorico } from './orders/historico-mudado.ts';
import { consultarMetas } from './orders/meta.ts';
import { guardarOrcamento, marcarOrcamento } from './orders/orcamento.ts';
import { consultarPedidosPorCarrinho } from './orders/pedido.ts';
import { consultarPedidoDetalhe, consultarTitulosPedido } from './orders/pedido-detalhe.ts';
import { consultarPedidoOrigens, consultarPedidoSituacoes } from './orders/pedido-filtros.ts';
import { consultarItensPedido, consultarPedidos } from './orders/pedido-lista.ts';
import { repetirPedido } from './orders/pedido-repetir.ts';
import {
  consultarContasReceberFormaPagamento,
  consultarContasReceberSituacao,
  consultarExtratoCliente,
  exportarContasReceber,
} from './payment/extrato-cliente.ts';
import { alterarFormaDoPedido, consultarFormasDoPedido } from './payment/formas-do-pedido.ts';
import {
  consultarBandeiras,
  consultarPagamentoPedido,
  consultarParcelasCartao,
  enviarPagamentoCartao,
  finalizarPagamento,
  validarIntegracaoCartao,
} from './payment/pagamento.ts';
import {
  baixarBoletoAntecipado,
  consultarBoletoAntecipado,
  consultarContaDeposito,
} from './payment/pagamento-antecipado.ts';
import { consultarCobrancaPix, consultarIntegracaoPix, gerarCobrancaPix } from './payment/pagamento-pix.ts';
import { baixarSegundaViaBoleto } from './payment/segunda-via-boleto.ts';
import { baixarAnexo, cadastrarAnexo, excluirAnexo } from './returns/devolucao-anexos.ts';
import {
  consultarDevolucao,
  consultarDevolucaoMotivos,
  consultarDevolucaoSituacoes,
  consultarDevolucoes,
  consultarEmitentes,
  consultarItensDevolucao,
  consultarItensNotaFiscal,
  consultarNotasDevolucao,
  sincronizarItensNotas,
} from './returns/devolucao-consultas.ts';
import {
  alterarSituacaoDevolucao,
  cadastrarDevolucao,
  cadastrarItemParcial,
  excluirDevolucao,
  excluirItemParcial,
  finalizarDevolucao,
} from './returns/devolucao-mudancas.ts';
import { baixarAutorizacaoColeta, baixarEspelhoDevolucao } from './returns/devolucao-papeis.ts';
import { consultarVisitas, manterVisita } from './visits/visita.ts';
import type { AnyCall } from './wire/call.ts';

/** Every call of the contract, in the order that the API's documentation lists them. */
export const calls: readonly AnyCall[] = [
  login,
  logout,
  encerrarSessaoDeixada,
  usuarioAutenticado,
  consultarSessoes,
  encerrarSessao,
  encerrarOutrasSessoes,
  consultarUsuarioValido,
  recuperarSenha,
  consultarLinkSenha,
  redefinirSenha,
  alterarSenha,
  consultarAreaAtuacaoCep,
  consultarEnderecoCep,
  solicitarCadastroCliente,
  clienteSolicitaAcesso,
  solicitarAcesso,
  consultarSolicitacoes,
  responderSolicitacao,
  consultarParametros,
  consultarTemas,
  consultarBanners,
  consultarVitrines,
  consultarVitrineProdutos,
  consultarVitrinePrevia,
  consultarHotsite,
  consultarHotsiteId,
  consultarHotsitePolitica,
  consultarMenu,
  consultarTopo,
  consultarUsuarioCliente,
  consultarClienteDadosGerais,
  consultarLimitePagamentoAntecipado,
  consultarPreferenciaUsuarioCliente,
  consultarPreferenciaPrincipal,
  alterarClientePrincipal,
  consultarPreferenciaUsuario,
  manterPreferenciaUsuario,
  consultarModosExibicao,
  consultarModosOrdenacao,
  consultarCondicoesCliente,
  consultarPrazoFormaPagamento,
  consultarContextos,
  transmitirCatalogo,
  transmitirPrecos,
  lerFeed,
  ouvirAvisos,
  sincronizarHistorico,
  sincronizarCombos,
  sincronizarCombosMudados,
  consultarCombo,
  consultarItensCombo,
  consultarItens,
  consultarFiltros,
  consultarProdutoIndividual,
  consultarItemColecao,
  consultarCarrinho,
  consultarCarrinhoAtualizado,
  consultarCarrinhoItens,
  manterCarrinhoCompra,
  alterarItem,
  excluirItem,
  alterarGrupo,
  informarDadosExtrasPedido,
  definirEtapa,
  confirmarCarrinho,
  consultarGruposPrePedido,
  continuarComprando,
  excluirGrupo,
  excluirCarrinho,
  finalizarPagamento,
  consultarCobrancaPix,
  gerarCobrancaPix,
  consultarIntegracaoPix,
  validarIntegracaoCartao,
  consultarParcelasCartao,
  consultarBandeiras,
  consultarBoletoAntecipado,
  baixarBoletoAntecipado,
  consultarContaDeposito,
  consultarPagamentoPedido,
  enviarPagamentoCartao,
  consultarFormasDoPedido,
  alterarFormaDoPedido,
  validarRestricoesCombo,
  registrarIntencaoCompra,
  validarImportacao,
  importar,
  consultarCodigosDoCliente,
  registrarCodigosDoCliente,
  exportarItens,
  consultarMutacao,
  recusarMutacao,
  consultarPedidosPorCarrinho,
  consultarPedidos,
  consultarItensPedido,
  consultarPedidoDetalhe,
  consultarTitulosPedido,
  consultarPedidoSituacoes,
  consultarPedidoOrigens,
  repetirPedido,
  consultarMetas,
  guardarOrcamento,
  marcarOrcamento,
  consultarNotas,
  exportarNotas,
  baixarXml,
  baixarDanfe,
  baixarBoletosDeContas,
  baixarBoletosDeNotas,
  consultarContaCorrente,
  consultarCashback,
  consultarExtratoCliente,
  exportarContasReceber,
  consultarContasReceberSituacao,
  consultarContasReceberFormaPagamento,
  consultarDevolucoes,
  consultarDevolucaoSituacoes,
  consultarDevolucaoMotivos,
  consultarEmitentes,
  consultarDevolucao,
  consultarItensDevolucao,
  consultarItensNotaFiscal,
  consultarNotasDevolucao,
  cadastrarDevolucao,
  cadastrarItemParcial,
  excluirItemParcial,
  finalizarDevolucao,
  excluirDevolucao,
  alterarSituacaoDevolucao,
  cadastrarAnexo,
  excluirAnexo,
  baixarAnexo,
  baixarEspelhoDevolucao,
  baixarAutorizacaoColeta,
  sincronizarItensNotas,
  consultarClienteEmail,
  manterClienteEmail,
  consultarClienteTelefone,
  manterClienteTelefone,
  consultarCartas,
  consultarCartaSituacoes,
  alterarSituacaoCarta,
  consultarCartaItens,
  processarCarta,
  cadastrarCarta,
  cadastrarCartaItem,
  excluirCartaItem,
  baixarCartaXml,
  baixarCartaPdf,
  consultarPendencias,
  consultarPendenciaSituacoes,
  consultarTamanhoMaximoArquivo,
  solicitarRevisaoDocumento,
  baixarSegundaViaBoleto,
  consultarVisitas,
  manterVisita,
];
