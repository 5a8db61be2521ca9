import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { consultarCodigosDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import { sincronizarCombosMudados } from '#contract/catalogue/combo-calls.ts';
import { consultarContextos } from '#contract/catalogue/sincronizacao.ts';
import { consultarClienteEmail } from '#contract/contacts/email.ts';
import { consultarClienteTelefone } from '#contract/contacts/telefone.ts';
import { consultarBanners } from '#contract/content/banner.ts';
import { consultarVitrines } from '#contract/content/vitrine.ts';
import {
  consultarClienteDadosGerais,
  consultarLimitePagamentoAntecipado,
  consultarUsuarioCliente,
} from '#contract/customers/cliente.ts';
import { consultarContaCorrente } from '#contract/customers/conta-corrente.ts';
import { consultarCashback } from '#contract/customers/meu-cashback.ts';
import {
  alterarClientePrincipal,
  consultarPrazoFormaPagamento,
  consultarPreferenciaPrincipal,
  consultarPreferenciaUsuarioCliente,
} from '#contract/customers/preferencia.ts';
import { consultarPreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import { consultarPendencias } from '#contract/documents/pendencia.ts';
import { consultarNotas } from '#contract/invoices/nota-fiscal.ts';
import { consultarCartas } from '#contract/letters/carta-consultas.ts';
import { sincronizarHistorico } from '#contract/orders/historico-mudado.ts';
import { consultarMetas } from '#contract/orders/meta.ts';
import { consultarPedidos } from '#contract/orders/pedido-lista.ts';
import { consultarExtratoCliente } from '#contract/payment/extrato-cliente.ts';
import { consultarDevolucoes } from '#contract/returns/devolucao-consultas.ts';
import { consultarVisitas } from '#contract/visits/visita.ts';
import type { AnyCall } from '#contract/wire/call.ts';
import type { WireRequest } from '#contract/wire/to-wire.ts';
import { sampleBoleto, sampleDetalhe, sampleUsuarioCliente } from '#mirror/cliente-sample.ts';
import { refused, replied } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';

const IDS = [101, 102, 103];

/** For tests: the user's preferences, with display mode 2 and sort order 3. */
const preferencia = {
  calcularSt: false,
  informarDadosExtrasPedido: true,
  ecommerceModoExibicao: { idEcommerceModoExibicao: 2, descricaoEcommerceModoExibicao: 'Lista' },
  ecommerceModoOrdenacao: { idEcommerceModoOrdenacao: 3, descricaoEcommerceModoOrdenacao: 'Nome' },
  usuario: { id: 7, nome: 'Ana', nomeUsuario: 'ana', exportaListaProdutos: false },
  preferenciaUsuarioCliente: null,
};

type Reply = (id: number) => Answer;

const REPLIES = new Map<AnyCall, Reply>([
  [consultarUsuarioCliente, () => replied(consultarUsuarioCliente, IDS.map(sampleUsuarioCliente))],
  [consultarPreferenciaUsuario, () => replied(consultarPreferenciaUsuario, preferencia)],
  [
    consultarPreferenciaPrincipal,
    () => replied(consultarPreferenciaPrincipal, sampleDetalhe(102).preferencia),
  ],
  [alterarClientePrincipal, () => replied(alterarClientePrincipal, { IDCliente: 101 })],
  [consultarClienteDadosGerais, (id) => replied(consultarClienteDadosGerais, sampleDetalhe(id).dadosGerais)],
  [
    consultarPreferenciaUsuarioCliente,
    (id) => replied(consultarPreferenciaUsuarioCliente, sampleDetalhe(id).preferencia),
  ],
  [consultarContextos, (id) => replied(consultarContextos, sampleDetalhe(id).contextos)],
  [consultarPrazoFormaPagamento, () => replied(consultarPrazoFormaPagamento, [sampleBoleto])],
  [consultarCarrinho, () => replied(consultarCarrinho, null)],
  [
    sincronizarCombosMudados,
    () => replied(sincronizarCombosMudados, { cursor: 'c1', trocados: [], combos: [], continua: null }),
  ],
  [sincronizarHistorico, () => replied(sincronizarHistorico, { cursor: 'h1', pedidos: [], notas: [] })],
  [consultarPedidos, () => replied(consultarPedidos, { colecao: [], totalRegistros: 0 } as never)],
  [consultarNotas, () => replied(consultarNotas, { colecao: [], totalRegistros: 0 } as never)],
  [
    consultarContaCorrente,
    () =>
      replied(consultarContaCorrente, {
        lancamentos: [],
        totalizador: {
          totalRegistros: 0,
          saldoInicial: 0,
          valorTotalCredito: 0,
          valorTotalDebito: 0,
          saldoFinal: 0,
        },
      }),
  ],
  [
    consultarCashback,
    () =>
      replied(consultarCashback, {
        meuCashbackCollection: [],
        totalizador: {
          quantidadeRegistros: 0,
          valorCashbackNaoGerado: 0,
          valorCashbackGerado: 0,
          valorCashbackAplicado: 0,
          valorDisponivel: 0,
        },
      }),
  ],
  [consultarCartas, () => replied(consultarCartas, { colecao: [], totalRegistros: 0 })],
  [consultarPendencias, () => replied(consultarPendencias, { colecao: [], totalRegistros: 0 })],
  [consultarDevolucoes, () => replied(consultarDevolucoes, [])],
  [consultarClienteEmail, () => replied(consultarClienteEmail, { colecao: [], totalRegistros: 0 })],
  [consultarClienteTelefone, () => replied(consultarClienteTelefone, { colecao: [], totalRegistros: 0 })],
  [consultarVisitas, () => replied(consultarVisitas, { colecao: [], totalRegistros: 0 })],
  [consultarCodigosDoCliente, () => replied(consultarCodigosDoCliente, { colecao: [], totalRegistros: 0 })],
  [consultarExtratoCliente, () => replied(consultarExtratoCliente, [])],
  [
    consultarMetas,
    () => replied(consultarMetas, { mes: '2026-11', lidoEm: '2026-11-21T12:00:00-03:00', metas: [] }),
  ],
  [consultarBanners, () => replied(consultarBanners, [])],
  [consultarVitrines, () => replied(consultarVitrines, [])],
]);

const BY_PATH = new Map([...REPLIES].map(([{ path }, reply]) => [path, reply]));
const LIMITE = /^\/Cliente\/LimitePagamentoAntecipado\//;

/** For tests: the customer of a request; 0 without one. */
export const idOf = ({ path, query }: WireRequest): number =>
  Number(
    query['idPessoaCliente'] ??
      query['variosClientes'] ??
      query['idCliente'] ??
      query['idPessoaDestinatario'] ??
      path.match(/\d+$/)?.[0] ??
      0,
  );

/**
 * For tests: a server with the customers 101, 102 (the main one) and 103, which have only a condition. `over`
 * responds first; unknown requests are refused.
 */
export const sampleServer =
  (over: (asked: WireRequest, id: number) => Answer | undefined = () => undefined) =>
  (asked: WireRequest): Answer => {
    const id = idOf(asked);
    const own = over(asked, id);
    if (own) return own;
    if (LIMITE.test(asked.path))
      return replied(consultarLimitePagamentoAntecipado, { limitePagamentoAntecipado: 100_000 });
    return BY_PATH.get(asked.path)?.(id) ?? refused(404, 'nao-encontrado');
  };
