import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { ClienteDadosGerais, UsuarioCliente } from '#contract/customers/cliente.ts';
import type { PrazoFormaPagamento, PreferenciaUsuarioCliente } from '#contract/customers/preferencia.ts';
import type { AvisosCarrinho } from '#domain/cart/avisos-carrinho.ts';
import type { LinhaPedida } from '#domain/cart/linha.ts';

/**
 * The server's last cart of a customer; `carrinho` is null if there was none. `revisao`: without a cart, that of
 * the last one; a revision that is not newer is outdated.
 */
export type CarrinhoRow = {
  idPessoaCliente: number;
  carrinho: Carrinho | null;
  at: number;
  revisao?: number;
  /** The server has gone back to a backup since: its cart is read before anything is sent. */
  deOutraEpoca?: true;
  /** The changes of other devices, until the user acknowledges them. */
  avisos?: AvisosCarrinho;
  /** The server added these since, because this device asked; its next revision of the cart has them. */
  somadas?: readonly LinhaPedida[];
};

/** The server's last whole description of a customer. */
export type ClienteDetalhe = {
  dadosGerais: ClienteDadosGerais;
  limitePagamentoAntecipado: number;
  preferencia: PreferenciaUsuarioCliente;
  contextos: Contexto[];
  opcoes: { idCondicao: number; opcoes: PrazoFormaPagamento[] }[];
};

/** A customer linked to the user. `detalhe` is null until the customer was pulled once. */
export type ClienteRow = {
  idPessoa: number;
  usuarioCliente: UsuarioCliente;
  /** The place in the server's list. */
  ordem: number;
  detalhe: ClienteDetalhe | null;
  at: number;
};
