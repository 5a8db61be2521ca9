/** This device in this user's hands: one row, made with the database. */
export type DeviceRow = {
  id: 1;
  uuid: string;
  /** The customer being served, the device's own choice. */
  idPessoaCliente: number | null;
  /** Customers whose data the user wants on this device at all times; absent in rows of the first release. */
  levarComigo?: number[];
  /** Customers served before the present one, the latest first; absent like the above. */
  recentes?: number[];
  /** The customer chosen here, if the server does not know it as the main one yet. */
  principalPorAvisar?: number;
  /** How the user wants lists; absent before the first choice. */
  modos?: ModosSalvos;
  /** The user's preference asks for the extra data with every order, as it was last heard. */
  pedeExtras?: boolean;
  /** Carts whose payment was ended on this device, the latest first. */
  finalizados?: Finalizado[];
  /** Orders that the server was asked to repeat and has not answered for yet, the latest first. */
  repeticoes?: Repeticao[];
  createdAt: number;
};

/**
 * A cart whose payment was ended here. `isCerto`: the server confirmed it; otherwise the outcome is unknown.
 * `total` in cents, `at` in epoch milliseconds.
 */
export type Finalizado = {
  idCarrinho: number;
  idPessoaCliente: number;
  nomeCliente: string;
  total: number;
  at: number;
  isCerto: boolean;
  /** The numbers of its orders, once this device has read them; absent before. */
  numeros?: number[];
  /** The server has gone back to a backup since: `idCarrinho` may be another cart there. */
  deOutraEpoca?: true;
};

/**
 * An order that the server was asked to repeat, and the key that makes it be done once. `revisao`: the cart's that this
 * device knew then.
 */
export type Repeticao = { idPrePedido: number; key: string; revisao?: number };

/** The user's latest view of lists, chosen here or elsewhere; null before the first choice. */
export type ModosSalvos = {
  exibicao: 1 | 2 | null;
  ordem: 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** When it was chosen here, or heard of. */
  at: number;
  /** The server does not know of it yet. */
  toSend: boolean;
};

/** Lists that are kept by customer, each with a checkpoint of its own. */
export const LISTAS = ['pedidos', 'notas', 'recebiveis'] as const;

export type ListaNome = (typeof LISTAS)[number];

/** The quality of the connection to the server, measured by requests. */
export type Quality = 'good' | 'slow' | 'weak' | 'none';

/** How a piece of synchronisation stands. Instants in epoch milliseconds. */
export type CheckpointRow =
  /**
   * `at`: since when the state is so. `quality` is absent in rows of the first release. `stale`: the state is from
   * before this start of the app, and nothing has been heard since.
   */
  | { name: 'connection'; state: 'connected' | 'no-signal'; at: number; quality?: Quality; stale?: true }
  /** `sessao`: a mark of the session that was refused; absent in rows of earlier releases, which hold every session. */
  | { name: 'auth'; state: 'held' | 'good'; at: number; sessao?: string }
  /**
   * The newest mark of the server's data; null after the server was restored from a backup. `conferir`: keys of confirmed
   * orders to ask the server about.
   */
  | { name: 'marca'; marca: string | null; conferir: string[]; at: number }
  /** How far the server's clock is ahead of this device's, in milliseconds; `at`: the instant that it told last. */
  | { name: 'clock'; ahead: number; at: number }
  | { name: 'clientes'; at: number }
  | { name: `${ListaNome}:${number}`; at: number }
  /** How far the changes of a customer's orders and invoices were heard. */
  | { name: `historico:${number}`; at: number; cursor: string }
  | { name: `combos:${number}`; at: number; cursor: string }
  | {
      name: 'catalogo';
      /** `failed`: there is none, and the last try brought none. A whole one stays `ready`. */
      state: 'loading' | 'ready' | 'failed';
      /** Products, of how many. */
      done: number;
      total: number;
      geracao: string | null;
      /** Another one whenever products were taken in, also by a change to the same `geracao`. */
      version?: string;
      at: number;
      /** Why the last try brought nothing new, in words. */
      error: string | null;
    }
  | {
      name: `precos:${string}`;
      state: 'ready';
      geracao: string;
      /** Another one whenever prices were taken in; null in rows of the first release. */
      etag: string | null;
      at: number;
    };
