import { cadastroRoutes } from './access/cadastro.ts';
import { escritorioRoutes } from './access/escritorio.ts';
import { recuperacaoRoutes } from './access/recuperacao.ts';
import { senhaRoutes } from './access/senha.ts';
import { sessaoRoutes } from './access/sessao.ts';
import { sessoesRoutes } from './access/sessoes.ts';
import { solicitacaoAcessoRoutes } from './access/solicitacao-acesso.ts';
import { carrinhoRoutes } from './cart/carrinho.ts';
import { carrinhoExtrasRoutes } from './cart/carrinho-extras.ts';
import { codigoDoClienteRoutes } from './cart/codigo-do-cliente.ts';
import { grupoPagamentoRoutes } from './cart/grupo-pagamento.ts';
import { grupoPrePedidoRoutes } from './cart/grupo-pre-pedido.ts';
import { grupoRemovidoRoutes } from './cart/grupo-removido.ts';
import { importacaoRoutes } from './cart/importacao.ts';
import { intencaoCompraRoutes } from './cart/intencao-compra.ts';
import { modoRoutes } from './cart/modo.ts';
import { mutacaoRoutes } from './cart/mutacao.ts';
import { repetirPedidoRoutes } from './cart/repetir-pedido.ts';
import { comboRoutes } from './catalogue/combo.ts';
import { ecommerceItemRoutes } from './catalogue/ecommerce-item.ts';
import { exportacaoRoutes } from './catalogue/exportacao.ts';
import { produtoIndividualRoutes } from './catalogue/produto-individual.ts';
import { sincronizacaoRoutes } from './catalogue/sincronizacao.ts';
import { emailsRoutes } from './contacts/emails.ts';
import { telefonesRoutes } from './contacts/telefones.ts';
import { conteudoRoutes } from './content/conteudo.ts';
import { parametroRoutes } from './content/parametro.ts';
import { temaRoutes } from './content/tema.ts';
import { clienteRoutes } from './customers/cliente.ts';
import { contaCorrenteRoutes } from './customers/conta-corrente.ts';
import { meuCashbackRoutes } from './customers/meu-cashback.ts';
import { preferenciaRoutes } from './customers/preferencia.ts';
import { preferenciaUsuarioRoutes } from './customers/preferencia-usuario.ts';
import type { Route } from './http/route.ts';
import { notaFiscalRoutes } from './invoices/nota-fiscal.ts';
import { notaFiscalArquivosRoutes } from './invoices/nota-fiscal-arquivos.ts';
import { cartaArquivosRoutes } from './letters/arquivos.ts';
import { cartaRoutes } from './letters/carta.ts';
import { confirmarCarrinhoRoutes } from './orders/confirmar-carrinho.ts';
import { historicoMudadoRoutes } from './orders/historico-mudado.ts';
import { metaRoutes } from './orders/meta.ts';
import { orcamentoRoutes } from './orders/orcamento.ts';
import { pedidoRoutes } from './orders/pedido.ts';
import { pedidoDetalheRoutes } from './orders/pedido-detalhe.ts';
import { avisosRoutes } from './payment/avisos.ts';
import { continuarComprandoRoutes } from './payment/continuar-comprando.ts';
import { extratoClienteRoutes } from './payment/extrato-cliente.ts';
import { formaDoPedidoRoutes } from './payment/forma-do-pedido.ts';
import { pagamentoRoutes } from './payment/pagamento.ts';
import { pagamentoAntecipadoRoutes } from './payment/pagamento-antecipado.ts';
import { enviarPagamentoRoutes } from './payment/pagamento-enviar.ts';
import { finalizarPagamentoRoutes } from './payment/pagamento-finalizar.ts';
import { pagamentoPixRoutes } from './payment/pagamento-pix.ts';
import { segundaViaBoletoRoutes } from './payment/segunda-via-boleto.ts';
import { pendenciasRoutes } from './regulatory/pendencias.ts';
import { revisaoRoutes } from './regulatory/revisao.ts';
import { devolucaoAnexosRoutes } from './returns/anexos.ts';
import { devolucaoRoutes } from './returns/devolucao.ts';
import { notasDevolucaoRoutes } from './returns/notas.ts';
import { devolucaoPapeisRoutes } from './returns/papeis.ts';
import { visitasRoutes } from './visits/visitas.ts';

/** All routes of /api. A test compares them with the contract's list of calls. */
export const routes: readonly Route[] = [
  ...sessaoRoutes,
  ...sessoesRoutes,
  ...escritorioRoutes,
  ...recuperacaoRoutes,
  ...senhaRoutes,
  ...cadastroRoutes,
  ...solicitacaoAcessoRoutes,
  ...parametroRoutes,
  ...temaRoutes,
  ...conteudoRoutes,
  ...clienteRoutes,
  ...contaCorrenteRoutes,
  ...meuCashbackRoutes,
  ...preferenciaRoutes,
  ...preferenciaUsuarioRoutes,
  ...modoRoutes,
  ...sincronizacaoRoutes,
  ...avisosRoutes,
  ...historicoMudadoRoutes,
  ...ecommerceItemRoutes,
  ...produtoIndividualRoutes,
  ...comboRoutes,
  ...carrinhoRoutes,
  ...carrinhoExtrasRoutes,
  ...grupoPagamentoRoutes,
  ...grupoRemovidoRoutes,
  ...confirmarCarrinhoRoutes,
  ...grupoPrePedidoRoutes,
  ...continuarComprandoRoutes,
  ...importacaoRoutes,
  ...codigoDoClienteRoutes,
  ...exportacaoRoutes,
  ...intencaoCompraRoutes,
  ...mutacaoRoutes,
  ...pagamentoRoutes,
  ...pagamentoPixRoutes,
  ...pagamentoAntecipadoRoutes,
  ...finalizarPagamentoRoutes,
  ...enviarPagamentoRoutes,
  ...formaDoPedidoRoutes,
  ...pedidoRoutes,
  ...pedidoDetalheRoutes,
  ...repetirPedidoRoutes,
  ...metaRoutes,
  ...orcamentoRoutes,
  ...notaFiscalRoutes,
  ...notaFiscalArquivosRoutes,
  ...extratoClienteRoutes,
  ...segundaViaBoletoRoutes,
  ...devolucaoRoutes,
  ...notasDevolucaoRoutes,
  ...devolucaoAnexosRoutes,
  ...devolucaoPapeisRoutes,
  ...emailsRoutes,
  ...telefonesRoutes,
  ...cartaRoutes,
  ...cartaArquivosRoutes,
  ...pendenciasRoutes,
  ...revisaoRoutes,
  ...visitasRoutes,
];
