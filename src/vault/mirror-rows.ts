import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { ClienteDadosGerais, UsuarioCliente } from '#contract/customers/cliente.ts';
import type { PrazoFormaPagamento, PreferenciaUsuarioCliente } from '#contract/customers/preferencia.ts';
import type { AvisosCarrinho } from '#domain/cart/avisos-carrinho.ts';
import type { LinhaPedida } from '#domain/cart/linha.ts';

/**
 * The server's last cart of a customer; `carrinho` is null if there was none, and `revisao` is then the
 * revision of the last one. A revision that is not newer is outdated.
 */
export type CarrinhoRow = {
  idPessoaCliente: number;
  carrinho: Carrinho | null;
  at: number;
  revisao?: number;
  /** The server was restored from a backup since: the device reads its cart before it sends anything. */
  deOutraEpoca?: true;
  /** Changes of other devices that the user has not acknowledged. */
  avisos?: AvisosCarrinho;
  /**
   * Lines that the server added since, at this device's request; its next revision of the cart includes them.
   */
  somadas?: readonly LinhaPedida[];
};

/** The server's last full record of a customer. */
export type ClienteDetalhe = {
  dadosGerais: ClienteDadosGerais;
  limitePagamentoAntecipado: number;
  preferencia: PreferenciaUsuarioCliente;
  contextos: Contexto[];
  opcoes: { idCondicao: number; opcoes: PrazoFormaPagamento[] }[];
};

/** A customer linked to the user. `detalhe` is null until the first refresh of this customer. */
export type ClienteRow = {
  idPessoa: number;
  usuarioCliente: UsuarioCliente;
  /** The position in the server's list. */
  ordem: number;
  detalhe: ClienteDetalhe | null;
  at: number;
};
