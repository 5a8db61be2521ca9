import type { Route } from '#server/http/route.ts';
import { avisosRoutes } from './avisos.ts';
import { cadastroRoutes } from './cadastro.ts';
import { carrinhoRoutes } from './carrinho.ts';
import { carrinhoExtrasRoutes } from './carrinho-extras.ts';
import { clienteRoutes } from './cliente.ts';
import { comboRoutes } from './combo.ts';
import { confirmarCarrinhoRoutes } from './confirmar-carrinho.ts';
import { conteudoRoutes } from './conteudo.ts';
import { continuarComprandoRoutes } from './continuar-comprando.ts';
import { ecommerceItemRoutes } from './ecommerce-item.ts';
import { exportacaoRoutes } from './exportacao.ts';
import { extratoClienteRoutes } from './extrato-cliente.ts';
import { grupoPagamentoRoutes } from './grupo-pagamento.ts';
import { grupoPrePedidoRoutes } from './grupo-pre-pedido.ts';
import { grupoRemovidoRoutes } from './grupo-removido.ts';
import { historicoMudadoRoutes } from './historico-mudado.ts';
import { importacaoRoutes } from './importacao.ts';
import { intencaoCompraRoutes } from './intencao-compra.ts';
import { modoRoutes } from './modo.ts';
import { mutacaoRoutes } from './mutacao.ts';
import { notaFiscalRoutes } from './nota-fiscal.ts';
import { notaFiscalArquivosRoutes } from './nota-fiscal-arquivos.ts';
import { pagamentoRoutes } from './pagamento.ts';
import { pagamentoAntecipadoRoutes } from './pagamento-antecipado.ts';
import { enviarPagamentoRoutes } from './pagamento-enviar.ts';
import { finalizarPagamentoRoutes } from './pagamento-finalizar.ts';
import { pagamentoPixRoutes } from './pagamento-pix.ts';
import { parametroRoutes } from './parametro.ts';
import { pedidoRoutes } from './pedido.ts';
import { pedidoDetalheRoutes } from './pedido-detalhe.ts';
import { preferenciaRoutes } from './preferencia.ts';
import { preferenciaUsuarioRoutes } from './preferencia-usuario.ts';
import { produtoIndividualRoutes } from './produto-individual.ts';
import { recuperacaoRoutes } from './recuperacao.ts';
import { repetirPedidoRoutes } from './repetir-pedido.ts';
import { segundaViaBoletoRoutes } from './segunda-via-boleto.ts';
import { senhaRoutes } from './senha.ts';
import { sessaoRoutes } from './sessao.ts';
import { sessoesRoutes } from './sessoes.ts';
import { sincronizacaoRoutes } from './sincronizacao.ts';
import { solicitacaoAcessoRoutes } from './solicitacao-acesso.ts';
import { temaRoutes } from './tema.ts';

/** Everything that /api answers. A test holds it equal to the contract's list of calls. */
export const routes: readonly Route[] = [
  ...sessaoRoutes,
  ...sessoesRoutes,
  ...recuperacaoRoutes,
  ...senhaRoutes,
  ...cadastroRoutes,
  ...solicitacaoAcessoRoutes,
  ...parametroRoutes,
  ...temaRoutes,
  ...conteudoRoutes,
  ...clienteRoutes,
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
  ...exportacaoRoutes,
  ...intencaoCompraRoutes,
  ...mutacaoRoutes,
  ...pagamentoRoutes,
  ...pagamentoPixRoutes,
  ...pagamentoAntecipadoRoutes,
  ...finalizarPagamentoRoutes,
  ...enviarPagamentoRoutes,
  ...pedidoRoutes,
  ...pedidoDetalheRoutes,
  ...repetirPedidoRoutes,
  ...notaFiscalRoutes,
  ...notaFiscalArquivosRoutes,
  ...extratoClienteRoutes,
  ...segundaViaBoletoRoutes,
];
