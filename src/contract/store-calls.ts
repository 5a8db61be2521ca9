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
import { ouvirAvisos } from './catalogue/avisos.ts';
import {
  consultarCombo,
  consultarItensCombo,
  sincronizarCombos,
  sincronizarCombosMudados,
} from './catalogue/combo-calls.ts';
import { consultarFiltros, consultarItens } from './catalogue/ecommerce-item.ts';
import { consultarItemColecao, consultarProdutoIndividual } from './catalogue/produto-individual.ts';
import {
  consultarContextos,
  lerFeed,
  transmitirCatalogo,
  transmitirPrecos,
} from './catalogue/sincronizacao.ts';
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
import { consultarModosExibicao, consultarModosOrdenacao } from './customers/modo.ts';
import {
  alterarClientePrincipal,
  consultarCondicoesCliente,
  consultarPrazoFormaPagamento,
  consultarPreferenciaPrincipal,
  consultarPreferenciaUsuarioCliente,
} from './customers/preferencia.ts';
import { consultarPreferenciaUsuario, manterPreferenciaUsuario } from './customers/preferencia-usuario.ts';
import { sincronizarHistorico } from './orders/historico-mudado.ts';
import type { AnyCall } from './wire/call.ts';

/** The calls of a session, the company's content, the user's customers and the catalogue. */
export const storeCalls: readonly AnyCall[] = [
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
];
