/** This device in this user's hands: one row, made with the database. */
export type DeviceRow = {
  id: 1;
  uuid: string;
  /** The customer being served, the device's own choice. */
  idPessoaCliente: number | null;
  createdAt: number;
};

/** How a piece of synchronisation stands. Instants in epoch milliseconds. */
export type CheckpointRow =
  | { name: 'connection'; state: 'connected' | 'no-signal'; at: number }
  | { name: 'auth'; state: 'held' | 'good'; at: number }
  | { name: 'clientes'; at: number }
  | {
      name: 'catalogo';
      state: 'loading' | 'ready' | 'failed';
      done: number;
      total: number;
      geracao: string | null;
      at: number;
      error: string | null;
    }
  | {
      name: `precos:${string}`;
      state: 'ready' | 'failed';
      geracao: string;
      at: number;
      error: string | null;
    };

export type CheckpointName = CheckpointRow['name'];
