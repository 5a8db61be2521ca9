import type { ItemCalculado, ItemVendavel } from '#domain/cart/carrinho.ts';
import type { ExtrasPedido } from '#domain/cart/fold.ts';
import type { GrupoChave, LinhaChave, LinhaDetalhe } from '#domain/cart/linha.ts';

/** A line as the user saw it: complete by itself, so that it draws without the catalogue. */
export type LinhaVista = LinhaChave & { quantidade: number; item: ItemVendavel };

/** A group as the user confirmed it, with the words it was shown by. Totals in cents, quantities in units. */
export type GrupoVisto = GrupoChave & {
  totalVisto: number;
  quantidadeAtendidaVista: number;
  descricaoFilial: string;
  descricaoCarrinhoGrupo: string;
  descricaoPagamento: string;
  /** `<idPrazo>_<idFormaPagamento>` as shown; absent for a group without one, and in rows of the first release. */
  idPagamentoVisto?: string;
};

/** The user's wish, by natural keys. Quantities are absolute; 0 removes the line. */
export type LinhaIntent = {
  tipo: 'linha';
  linha: LinhaChave;
  quantidade: number;
  /** The line's quantity, and the cart's revision, when the user decided. */
  base: { quantidade: number; revisao: number | null };
  visto: LinhaVista;
  /** The texts that the user wrote; absent ones stay. Rows with it have version 2. */
  detalhe?: LinhaDetalhe;
  /** Taken out and put back: the line that it stood before. */
  antesDe?: LinhaChave;
};

/** The acceptance of the policies that goes before a submission. */
export type EtapaIntent = { tipo: 'etapa' };

export type EnvioIntent = {
  tipo: 'envio';
  codigoLocal: string;
  totalVisto: number;
  grupos: GrupoVisto[];
  /** The lines with every figure that was on screen, so that a change can be shown line by line. */
  linhas: ItemCalculado[];
  /** The extra data that went with it; absent for none. */
  extras?: ExtrasPedido;
  /** Cents of cashback to be taken off its groups that are not paid in advance; absent for none. */
  cashbackAplicado?: number;
};

/** How one group shall be paid, with the words it was shown by. */
export type PagamentoIntent = {
  tipo: 'pagamento';
  grupo: GrupoChave;
  idPrazo: number;
  idFormaPagamento: number;
  descricaoPagamento: string;
};

/** The extra data of the order. Not ticked clears both texts. */
export type ExtrasIntent = {
  tipo: 'extras';
  informar: boolean;
  numeroPedidoCliente: string;
  observacao: string;
  /** True when the line that would have made its cart was taken back before the server heard of it. */
  semCarrinho?: boolean;
};

/** 'Avise-me': tell this customer when the item is back. No part of a cart, so it has a lane of its own. */
export type IntencaoIntent = { tipo: 'intencao'; idItem: number; idItemTipo: number; descricao: string };

export type Intent =
  | LinhaIntent
  | PagamentoIntent
  | ExtrasIntent
  | EtapaIntent
  | EnvioIntent
  | IntencaoIntent;

/** False for the step before a submission, which the user knows only as a part of it. */
export const isOwnChange = ({ intent }: { intent: Intent }): boolean => intent.tipo !== 'etapa';

/**
 * An instant by the server's clock, as the device reckons it, and the last instant that the server itself had told by
 * then; null where it had told none.
 */
export type ServerTime = { at: number; heardAt: number | null };

/** The call as it went out the first time: a repeat sends these bytes again, under the same key. */
export type FrozenCall = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  query: Record<string, string>;
  body: string | null;
};

/**
 * The result of a try, for the screen and for support: a status and a sentence, never the response's body.
 * `erro` holds the server's own words about a failure, for a change that a user waits for ('Avise-me').
 */
export type LastAnswer = {
  at: number;
  status: number | null;
  text: string;
  erro?: { message: string; description: string };
};

/** The user, the customer and the time of an intent, in all its records. Instants in epoch milliseconds. */
export type Origin = {
  key: string;
  lane: string;
  idUsuario: number;
  idPessoaCliente: number;
  nomeCliente: string;
  intent: Intent;
  at: number;
};

/** Version 2 added the texts of a line. A row has the lowest version that holds all of its meaning. */
export type RowVersion = 1 | 2;

export const versionOf = (intent: Intent): RowVersion =>
  intent.tipo === 'linha' && intent.detalhe !== undefined ? 2 : 1;

/** A change that the server has not confirmed. Complete by itself. `v` is the row's own version. */
export type OutboxRow = Origin & {
  seq: number;
  v: RowVersion;
  state: 'queued' | 'sending';
  /** Not sent before this: the quiet after a tap, or the wait after a failure. */
  notBefore: number;
  /** The latest that coalescing may push `notBefore` to. */
  quietUntil: number;
  tries: number;
  /** The sender of the row, and the time until which it counts as alive. */
  claim: string | null;
  leaseUntil: number;
  frozen: FrozenCall | null;
  /**
   * The first try, here or on the device that the file came from; absent in rows that an earlier build tried.
   */
  firstTry?: ServerTime;
  lastAnswer: LastAnswer | null;
  /**
   * Went into a file or came out of one before its first try: another device may use its key, so that the row is
   * neither merged, nor taken back, nor settled here without the word of the server.
   */
  copied?: true;
};

/** A row as it is added: the database gives `seq`. */
export type NewOutboxRow = Omit<OutboxRow, 'seq'> & { seq?: number };

/** A change that the server confirmed. `revisao` is the cart's after it. */
export type ReceiptRow = Origin & {
  seq: number;
  settledAt: number;
  revisao: number;
  pedidos: PedidoNumero[];
  /** Of a line's change: the quantity that another device had set and that this change replaced. */
  sobrescrito?: number;
};

export type PedidoNumero = GrupoChave & { idPrePedido: number; total: number };

/** An order that a finished cart became, as a refusal tells it. */
export type PedidoDoCarrinho = PedidoNumero & {
  codigoLocal?: string | null | undefined;
  linhas?: { idItem: number; idItemTipo: number; quantidade: number }[] | undefined;
};

/** A change that the server refused, until the user decides; afterwards the record of the decision. */
export type ParkedRow = Origin & {
  seq: number;
  parkedAt: number;
  status: number;
  codigo: string;
  message: string;
  description: string;
  /** Of a submission that went in part: why each of these groups stayed. */
  recusados?: GrupoRecusado[];
  /** Of a change for a cart that is finished: the orders that it became, which stand. */
  pedidos?: PedidoDoCarrinho[];
  /** `auto`: accepted again by the device, the customer gains; `withdrawn`: taken back before it was an order. */
  decided: null | { at: number; as: 'discarded' | 'retried' | 'auto' | 'withdrawn' };
};

/** Why a group of a submission did not become an order, with the server's sentence. */
export type GrupoRecusado = GrupoChave & { codigo: string; message: string; description: string };

/** The lane of a customer's cart. */
export const laneOf = (idPessoaCliente: number): string => String(idPessoaCliente);

/** The lane of a customer's wishes to be told of stock: they never wait for the cart, nor the cart for them. */
export const laneOfIntencao = (idPessoaCliente: number): string => `intencao:${idPessoaCliente}`;
