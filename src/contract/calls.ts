import { ouvirAvisos } from './avisos.ts';
import { consultarBanners } from './banner.ts';
import { consultarAreaAtuacaoCep, consultarEnderecoCep, solicitarCadastroCliente } from './cadastro.ts';
import type { AnyCall } from './call.ts';
import {
  alterarItem,
  confirmarCarrinho,
  consultarCarrinho,
  definirEtapa,
  excluirItem,
  manterCarrinhoCompra,
} from './carrinho-calls.ts';
import { alterarGrupo, informarDadosExtrasPedido } from './carrinho-extras.ts';
import {
  consultarGruposPrePedido,
  continuarComprando,
  excluirCarrinho,
  excluirGrupo,
} from './carrinho-pendente.ts';
import {
  consultarClienteDadosGerais,
  consultarLimitePagamentoAntecipado,
  consultarUsuarioCliente,
} from './cliente.ts';
import {
  consultarCombo,
  consultarItensCombo,
  sincronizarCombos,
  sincronizarCombosMudados,
  validarRestricoesCombo,
} from './combo-calls.ts';
import { consultarFiltros, consultarItens } from './ecommerce-item.ts';
import { exportarItens } from './exportacao.ts';
import { consultarExtratoCliente } from './extrato-cliente.ts';
import { sincronizarHistorico } from './historico-mudado.ts';
import { consultarHotsite, consultarHotsiteId, consultarHotsitePolitica } from './hotsite.ts';
import { importar, validarImportacao } from './importacao.ts';
import { registrarIntencaoCompra } from './intencao-compra.ts';
import { consultarMenu } from './menu.ts';
import { consultarModosExibicao, consultarModosOrdenacao } from './modo.ts';
import { consultarMutacao, recusarMutacao } from './mutacao.ts';
import { consultarNotas, exportarNotas } from './nota-fiscal.ts';
import { baixarBoletosDeNotas, baixarDanfe, baixarXml } from './nota-fiscal-arquivos.ts';
import {
  consultarBandeiras,
  consultarPagamentoPedido,
  consultarParcelasCartao,
  enviarPagamentoCartao,
  finalizarPagamento,
  validarIntegracaoCartao,
} from './pagamento.ts';
import {
  baixarBoletoAntecipado,
  consultarBoletoAntecipado,
  consultarContaDeposito,
} from './pagamento-antecipado.ts';
import { consultarCobrancaPix, consultarIntegracaoPix, gerarCobrancaPix } from './pagamento-pix.ts';
import { consultarParametros } from './parametro.ts';
import { consultarPedidosPorCarrinho } from './pedido.ts';
import { consultarPedidoDetalhe, consultarTitulosPedido } from './pedido-detalhe.ts';
import { consultarPedidoOrigens, consultarPedidoSituacoes } from './pedido-filtros.ts';
import { consultarItensPedido, consultarPedidos } from './pedido-lista.ts';
import { repetirPedido } from './pedido-repetir.ts';
import {
  alterarClientePrincipal,
  consultarPrazoFormaPagamento,
  consultarPreferenciaPrincipal,
  consultarPreferenciaUsuarioCliente,
} from './preferencia.ts';
import { consultarPreferenciaUsuario, manterPreferenciaUsuario } from './preferencia-usuario.ts';
import { consultarItemColecao, consultarProdutoIndividual } from './produto-individual.ts';
import { baixarSegundaViaBoleto } from './segunda-via-boleto.ts';
import {
  alterarSenha,
  consultarLinkSenha,
  consultarUsuarioValido,
  recuperarSenha,
  redefinirSenha,
} from './senha.ts';
import { encerrarSessaoDeixada, login, logout, usuarioAutenticado } from './sessao.ts';
import { consultarSessoes, encerrarOutrasSessoes, encerrarSessao } from './sessoes.ts';
import { consultarContextos, lerFeed, transmitirCatalogo, transmitirPrecos } from './sincronizacao.ts';
import { clienteSolicitaAcesso, solicitarAcesso } from './solicitacao-acesso.ts';
import { consultarTemas } from './tema.ts';
import { consultarTopo } from './topo.ts';
import { consultarVitrinePrevia, consultarVitrineProdutos, consultarVitrines } from './vitrine.ts';

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
  validarRestricoesCombo,
  registrarIntencaoCompra,
  validarImportacao,
  importar,
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
  consultarNotas,
  exportarNotas,
  baixarXml,
  baixarDanfe,
  baixarBoletosDeNotas,
  consultarExtratoCliente,
  baixarSegundaViaBoleto,
];
