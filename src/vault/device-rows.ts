/** This device for this user: one row, created with the database. */
export type DeviceRow = {
  id: 1;
  uuid: string;
  /** The customer being served, chosen on this device. */
  idPessoaCliente: number | null;
  /** Customers whose data the user wants on this device at all times; absent in rows of the first release. */
  levarComigo?: number[];
  /** Customers served before the current one, latest first; absent in rows of the first release. */
  recentes?: number[];
  /** The main customer chosen here, until the server knows of the choice. */
  principalPorAvisar?: number;
  /** The user's view of lists; absent before the first choice. */
  modos?: ModosSalvos;
  /**
   * Whether the user's preference asks for the extra data with every order, as the server last reported it.
   */
  pedeExtras?: boolean;
  /** Carts whose payment was completed on this device, latest first. */
  finalizados?: Finalizado[];
  /** Orders that the server was asked to repeat, without a response yet, latest first. */
  repeticoes?: Repeticao[];
  /** The user agreed to send the place of cart changes from this device. */
  enviaLocalizacao?: true;
  createdAt: number;
};

/**
 * A cart whose payment was completed here. `isCerto`: the server confirmed it; otherwise the outcome is
 * unknown. `total` in cents, `at` in epoch milliseconds.
 */
export type Finalizado = {
  idCarrinho: number;
  idPessoaCliente: number;
  nomeCliente: string;
  total: number;
  at: number;
  isCerto: boolean;
  /** The numbers of its orders; absent until this device has read them. */
  numeros?: number[];
  /** The orders left with an unpaid Pix whose outcome the user was not told yet. */
  pixDeixados?: number[];
  /** The server was restored from a backup since: `idCarrinho` may be another cart there. */
  deOutraEpoca?: true;
};

/**
 * An order that the server was asked to repeat, and the key that makes it happen once. `revisao`: the cart's
 * revision that this device knew at the first try.
 */
export type Repeticao = { idPrePedido: number; key: string; revisao?: number };

/** The user's latest view of lists, chosen on this or another device; null before the first choice. */
export type ModosSalvos = {
  exibicao: 1 | 2 | null;
  ordem: 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** When the user chose it here, or when the server reported it. */
  at: number;
  /** True until the server knows of it. */
  toSend: boolean;
};

/** Lists kept per customer, each with its own checkpoint. */
export const LISTAS = ['pedidos', 'notas', 'recebiveis', 'devolucoes'] as const;

export type ListaNome = (typeof LISTAS)[number];

/** The quality of the connection to the server, measured by requests. */
export type Quality = 'good' | 'slow' | 'weak' | 'none';

/** The state of one part of synchronisation. Instants in epoch milliseconds. */
export type CheckpointRow =
  /**
   * `at`: since when the state holds. `quality` is absent in rows of the first release. `stale`: the state is
   * from before this start of the app, without a response since.
   */
  | { name: 'connection'; state: 'connected' | 'no-signal'; at: number; quality?: Quality; stale?: true }
  /**
   * `sessao`: a hash of the refused session; absent in rows of earlier releases, which hold every session.
   */
  | { name: 'auth'; state: 'held' | 'good'; at: number; sessao?: string }
  /**
   * The newest mark of the server's data; null after the server was restored from a backup. `conferir`: keys
   * of confirmed orders and changes of returns to check with the server. `doubted`: lanes of returns whose id the
   * restored server may have given to another return; nothing of them is sent.
   */
  | { name: 'marca'; marca: string | null; conferir: string[]; doubted?: string[]; at: number }
  /**
   * How far the server's clock is ahead of this device's, in milliseconds; `at`: the server's last reported
   * instant.
   */
  | { name: 'clock'; ahead: number; at: number }
  | { name: 'clientes'; at: number }
  /**
   * `feitas`: keys of this device's confirmed changes that the list contains; of lists that it changes itself.
   * `deOutraEpoca`: the server was restored since.
   */
  | { name: `${ListaNome}:${number}`; at: number; feitas?: string[]; deOutraEpoca?: true }
  /** `cursor`: how far the changes of a customer's orders and invoices were read. */
  | { name: `historico:${number}`; at: number; cursor: string }
  | { name: `combos:${number}`; at: number; cursor: string }
  | {
      name: 'catalogo';
      /**
       * `failed`: the device has no catalogue and the last try failed. A complete catalogue stays `ready`.
       */
      state: 'loading' | 'ready' | 'failed';
      /** Products loaded, of `total`. */
      done: number;
      total: number;
      geracao: string | null;
      /** Changes whenever products are stored, also by a change within the same `geracao`. */
      version?: string;
      at: number;
      /** Why the last try brought nothing new, in words. */
      error: string | null;
    }
  | {
      name: `precos:${string}`;
      state: 'ready';
      geracao: string;
      /** Changes whenever prices are stored; null in rows of the first release. */
      etag: string | null;
      at: number;
    };
