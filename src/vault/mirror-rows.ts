import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { ClienteDadosGerais, UsuarioCliente } from '#contract/customers/cliente.ts';
import type { PrazoFormaPagamento, PreferenciaUsuarioCliente } from '#contract/customers/preferencia.ts';
import type { AvisosCarrinho } from '#domain/cart/avisos-carrinho.ts';
import type { LinhaPedida } from '#domain/cart/linha.ts';

/**
 * The server's last cart of a customer, or that there was none (`carrinho` null). `revisao`: with no cart, the
 * revision of the last that there was; what is not newer than it is over.
 */
export type CarrinhoRow = {
  idPessoaCliente: number;
  carrinho: Carrinho | null;
  at: number;
  revisao?: number;
  /** The server has gone back to a backup since: its cart is read before anything is sent. */
  deOutraEpoca?: true;
  /** What other devices changed of it, until the user has taken note. */
  avisos?: AvisosCarrinho;
  /** What the server added to it since because this device asked; its next revision of the cart has it. */
  somadas?: readonly LinhaPedida[];
};

/** What the server said of a customer when it was last asked whole. */
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
