import type { ItemCalculado, ItemVendavel } from '#domain/cart/carrinho.ts';
import type { ExtrasPedido } from '#domain/cart/fold.ts';
import type { GrupoChave, LinhaChave, LinhaDetalhe } from '#domain/cart/linha.ts';
import type { CodigosIntent } from './codigo-intent.ts';
import { type ContatoIntent, isContato } from './contato-intents.ts';
import { type DevolucaoIntent, isDevolucao, isFoto } from './devolucao-intents.ts';
import type { VisitaIntent } from './visita-intent.ts';
import type { AnyOrcamentoIntent } from './orcamento-intents.ts';

/** A line as the user saw it. Complete by itself, so a screen can draw it without the catalogue. */
export type LinhaVista = LinhaChave & { quantidade: number; item: ItemVendavel };

/** A group as the user confirmed it, with the texts shown for it. Totals in cents, quantities in units. */
export type GrupoVisto = GrupoChave & {
  totalVisto: number;
  quantidadeAtendidaVista: number;
  descricaoFilial: string;
  descricaoCarrinhoGrupo: string;
  descricaoPagamento: string;
  /**
   * `<idPrazo>_<idFormaPagamento>` as shown; absent for a group without a payment, and in rows of the first
   * release.
   */
  idPagamentoVisto?: string;
};

/**
 * The quantity that the user wants for a line, by natural key. Quantities are absolute; 0 removes the line.
 */
export type LinhaIntent = {
  tipo: 'linha';
  linha: LinhaChave;
  quantidade: number;
  /** The line's quantity and the cart's revision when the user decided. */
  base: { quantidade: number; revisao: number | null };
  visto: LinhaVista;
  /** The texts that the user wrote; an absent text stays unchanged. Rows with `detalhe` have version 2. */
  detalhe?: LinhaDetalhe;
  /** Set if the line was removed and put back: the line that followed it. */
  antesDe?: LinhaChave;
};

/** The acceptance of the policies, sent before a submission. */
export type EtapaIntent = { tipo: 'etapa' };

export type EnvioIntent = {
  tipo: 'envio';
  codigoLocal: string;
  totalVisto: number;
  grupos: GrupoVisto[];
  /** The lines with every figure that was on screen, so that a change can be shown line by line. */
  linhas: ItemCalculado[];
  /** The extra data sent with it; absent for none. */
  extras?: ExtrasPedido;
  /** Cashback in cents to deduct from its groups that are not paid in advance; absent for none. */
  cashbackAplicado?: number;
};

/** The payment chosen for one group, with the texts shown for it. */
export type PagamentoIntent = {
  tipo: 'pagamento';
  grupo: GrupoChave;
  idPrazo: number;
  idFormaPagamento: number;
  descricaoPagamento: string;
};

/** The extra data of the order. `informar: false` clears both texts. */
export type ExtrasIntent = {
  tipo: 'extras';
  informar: boolean;
  numeroPedidoCliente: string;
  observacao: string;
  /** True if the line that would have created its cart was taken back before the server received it. */
  semCarrinho?: boolean;
};

/**
 * A request to tell this customer when the item is back in stock ('Avise-me'). No part of a cart, so it has a
 * lane of its own.
 */
export type IntencaoIntent = { tipo: 'intencao'; idItem: number; idItemTipo: number; descricao: string };

export type Intent =
  | LinhaIntent
  | PagamentoIntent
  | ExtrasIntent
  | EtapaIntent
  | EnvioIntent
  | IntencaoIntent
  | DevolucaoIntent
  | ContatoIntent
  | VisitaIntent
  | AnyOrcamentoIntent
  | CodigosIntent;

/** False for the step before a submission, which the user sees only as part of the submission. */
export const isOwnChange = ({ intent }: { intent: Intent }): boolean => intent.tipo !== 'etapa';

/**
 * An instant by the server's clock, as the device computes it. `heardAt`: the last instant that the server
 * had reported by then; null if it had reported none.
 */
export type ServerTime = { at: number; heardAt: number | null };

/**
 * The call as first sent: a repeat sends the same content under the same key. With `foto`, the fields of `body` and the
 * photograph of that name are sent as a form.
 */
export type FrozenCall = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  query: Record<string, string>;
  body: string | null;
  foto?: string;
};

/**
 * The result of a try, for the screen and for support: a status and a sentence, never the response's body.
 * `erro` holds the server's own words about a failure, if the user waits for the result ('Avise-me').
 */
export type LastAnswer = {
  at: number;
  status: number | null;
  text: string;
  erro?: { message: string; description: string };
};

/**
 * The user, the customer and the time of an intent, shared by all its records. Instants in epoch
 * milliseconds.
 */
export type Origin = {
  key: string;
  lane: string;
  idUsuario: number;
  idPessoaCliente: number;
  nomeCliente: string;
  intent: Intent;
  at: number;
};

/**
 * Version 2 added the texts of a line, version 3 returns, version 4 their photographs, version 5 contacts. A row has the
 * lowest version that can express it.
 */
export type RowVersion = 1 | 2 | 3 | 4 | 5;

export function versionOf(intent: Intent): RowVersion {
  if (isContato(intent)) return 5;
  if (isFoto(intent)) return 4;
  if (isDevolucao(intent)) return 3;
  return intent.tipo === 'linha' && intent.detalhe !== undefined ? 2 : 1;
}

/** A change that the server has not confirmed. Complete by itself. `v` is the version of the row. */
export type OutboxRow = Origin & {
  seq: number;
  v: RowVersion;
  state: 'queued' | 'sending';
  /** Earliest time to send: after the quiet time of a tap, or the wait of a failure. */
  notBefore: number;
  /** Latest time to which coalescing may push `notBefore`. */
  quietUntil: number;
  tries: number;
  /** The sender of the row; it counts as alive until `leaseUntil`. */
  claim: string | null;
  leaseUntil: number;
  frozen: FrozenCall | null;
  /** The first try, here or on the device that wrote the file; absent in rows that an earlier build tried. */
  firstTry?: ServerTime;
  lastAnswer: LastAnswer | null;
  /**
   * The row went into a file or came out of one before its first try. Another device may use its key, so the
   * row is neither merged, nor taken back, nor settled here without a response of the server.
   */
  copied?: true;
};

/** A row to add: the database assigns `seq`. */
export type NewOutboxRow = Omit<OutboxRow, 'seq'> & { seq?: number };

/** A change that the server confirmed. `revisao`: the cart's revision after it. */
export type ReceiptRow = Origin & {
  seq: number;
  settledAt: number;
  revisao: number;
  pedidos: PedidoNumero[];
  /** For a change of a return: the return's id on the server. */
  idDevolucao?: number;
  /** For the making of a return that was refused: the user went on in another device's draft, `idDevolucao`. */
  adotada?: true;
  /** For a change of a return or a contact that another device had made before. */
  feitaPorOutro?: true;
  /** For a change of a phone: the phone's id on the server. */
  idTelefone?: number;
  /** For a photograph: the server has no call for it, so the change holds on this device only. */
  ficaAqui?: true;
  /** For a line: the quantity that another device had set and that this change overwrote. */
  sobrescrito?: number;
};

export type PedidoNumero = GrupoChave & { idPrePedido: number; total: number };

/** An order made from a finished cart, as a refusal lists it. */
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
  /** For a submission accepted in part: why each of these groups stayed. */
  recusados?: GrupoRecusado[];
  /** For a change to a finished cart: the orders made from that cart, which remain valid. */
  pedidos?: PedidoDoCarrinho[];
  /** For a return that changed meanwhile: the units that each of its lots has left. */
  restam?: { idProduto: number; lote: string; quantidade: number }[];
  /** For a return that cannot be made: the draft of the invoice that exists already. */
  rascunho?: number;
  /**
   * `auto`: the device accepted it again, because the customer gains; `withdrawn`: taken back before it
   * became an order.
   */
  decided: null | { at: number; as: 'discarded' | 'retried' | 'auto' | 'withdrawn' };
};

/** Why a group of a submission did not become an order, with the server's sentence. */
export type GrupoRecusado = GrupoChave & { codigo: string; message: string; description: string };

/** The lane of a customer's cart. */
export const laneOf = (idPessoaCliente: number): string => String(idPessoaCliente);

/** The lane of a customer's stock alerts: they never wait for the cart, nor the cart for them. */
export const laneOfIntencao = (idPessoaCliente: number): string => `intencao:${idPessoaCliente}`;
