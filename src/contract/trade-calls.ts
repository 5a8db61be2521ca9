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
import { validarRestricoesCombo } from './catalogue/combo-calls.ts';
import { exportarItens } from './catalogue/exportacao.ts';
import { consultarClienteEmail, manterClienteEmail } from './contacts/email.ts';
import { consultarClienteTelefone, manterClienteTelefone } from './contacts/telefone.ts';
import { consultarContaCorrente } from './customers/conta-corrente.ts';
import { consultarCashback } from './customers/meu-cashback.ts';
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

/** The calls of the cart, its payment, and all that follows an order. */
export const tradeCalls: readonly AnyCall[] = [
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
