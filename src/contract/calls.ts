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
  consultarClienteDadosGerais,
  consultarLimitePagamentoAntecipado,
  consultarUsuarioCliente,
} from './cliente.ts';
import { consultarFiltros, consultarItens } from './ecommerce-item.ts';
import { consultarExtratoCliente } from './extrato-cliente.ts';
import { registrarIntencaoCompra } from './intencao-compra.ts';
import { consultarModosExibicao, consultarModosOrdenacao } from './modo.ts';
import { consultarMutacao, recusarMutacao } from './mutacao.ts';
import { consultarNotas } from './nota-fiscal.ts';
import { consultarParametros } from './parametro.ts';
import { consultarPedidosPorCarrinho } from './pedido.ts';
import { consultarItensPedido, consultarPedidos } from './pedido-lista.ts';
import {
  alterarClientePrincipal,
  consultarPrazoFormaPagamento,
  consultarPreferenciaPrincipal,
  consultarPreferenciaUsuarioCliente,
} from './preferencia.ts';
import { consultarPreferenciaUsuario, manterPreferenciaUsuario } from './preferencia-usuario.ts';
import { consultarItemColecao, consultarProdutoIndividual } from './produto-individual.ts';
import { login, logout, usuarioAutenticado } from './sessao.ts';
import { consultarContextos, transmitirCatalogo, transmitirPrecos } from './sincronizacao.ts';
import { consultarTemas } from './tema.ts';

/** Every call of the contract, in the order that the API's documentation lists them. */
export const calls: readonly AnyCall[] = [
  login,
  logout,
  usuarioAutenticado,
  consultarParametros,
  consultarTemas,
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
  registrarIntencaoCompra,
  consultarMutacao,
  recusarMutacao,
  consultarPedidosPorCarrinho,
  consultarPedidos,
  consultarItensPedido,
  consultarNotas,
  consultarExtratoCliente,
];
