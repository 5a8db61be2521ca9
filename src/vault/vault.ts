import Dexie, { type EntityTable, type Table } from 'dexie';
import type { ArquivoRow } from './arquivo-rows.ts';
import type { CheckpointRow, DeviceRow } from './device-rows.ts';
import type { DocumentoRow } from './documento-rows.ts';
import type { FotoRow } from './foto-rows.ts';
import type {
  DevolucaoRow,
  NotaFiscalRow,
  PedidoItensRow,
  PedidoRow,
  RecebivelRow,
} from './historico-rows.ts';
import type { LogRow, NewLogRow } from './log-rows.ts';
import type { CarrinhoRow, ClienteRow } from './mirror-rows.ts';
import type { NewOutboxRow, OutboxRow, ParkedRow, ReceiptRow } from './outbox-rows.ts';
import type { RascunhoRow } from './rascunho-rows.ts';
import { upcastReceipt } from './upcast-receipt.ts';
import { upcastParked, upcastRow } from './upcast-row.ts';

/**
 * The precious database of one user on this device: unconfirmed changes, and the small lists that the server
 * last sent. Its schema only grows. Only the user's typed confirmation deletes it.
 */
export class Vault extends Dexie {
  declare device: Table<DeviceRow, number>;
  declare outbox: EntityTable<OutboxRow, 'seq', NewOutboxRow>;
  declare receipts: Table<ReceiptRow, string>;
  declare parked: Table<ParkedRow, string>;
  declare carrinhos: Table<CarrinhoRow, number>;
  declare clientes: Table<ClienteRow, number>;
  declare pedidos: Table<PedidoRow, number>;
  declare pedidoItens: Table<PedidoItensRow, number>;
  declare notasFiscais: Table<NotaFiscalRow, number>;
  declare recebiveis: Table<RecebivelRow, number>;
  declare devolucoes: Table<DevolucaoRow, number>;
  declare documentos: Table<DocumentoRow, string>;
  declare arquivos: Table<ArquivoRow, string>;
  declare fotos: Table<FotoRow, string>;
  declare rascunhos: Table<RascunhoRow, number>;
  declare checkpoints: Table<CheckpointRow, string>;
  declare log: EntityTable<LogRow, 'n', NewLogRow>;

  readonly idUsuario: number;
  /** Called when the browser deleted the database under this page. The vault is closed for good by then. */
  onLost: (() => void) | null = null;

  constructor(tenant: string, idUsuario: number) {
    // Strict durability: a commit is on disk before it is reported.
    super(`vault:${tenant}:${idUsuario}`, { chromeTransactionDurability: 'strict' });
    this.idUsuario = idUsuario;
    this.version(1).stores({
      device: 'id',
      outbox: '++seq, &key, lane',
      receipts: 'key, lane, settledAt',
      parked: 'key, lane',
      carrinhos: 'idPessoaCliente',
      clientes: 'idPessoa',
      checkpoints: 'name',
    });
    this.version(2).stores({
      log: '++n',
      pedidos: 'idPrePedido, idPessoaCliente',
      notasFiscais: 'idTitulo, idPessoaCliente',
      recebiveis: 'id, idPessoaCliente',
    });
    this.version(3).stores({ documentos: 'key, idPessoaCliente' });
    this.version(4).stores({
      // The compound index reads a range of days without the rest.
      pedidos: 'idPrePedido, idPessoaCliente, [idPessoaCliente+pedido.dataHora]',
      pedidoItens: 'idPrePedido, idPessoaCliente',
      notasFiscais: 'idTitulo, idPessoaCliente, nota.idPrePedido',
      arquivos: 'key, idPessoaCliente',
    });
    this.version(5).stores({ devolucoes: 'id, idPessoaCliente' });
    this.version(6).stores({ fotos: 'id' });
    this.version(7).stores({ rascunhos: 'idPessoaCliente' });
    // Orders that an earlier build stored lack the company's number and codes: their lists are read whole once.
    this.version(8).upgrade((transaction) =>
      transaction.table('checkpoints').where('name').startsWith('historico:').delete(),
    );
    this.outbox.hook('reading', upcastRow);
    this.receipts.hook('reading', upcastReceipt);
    this.parked.hook('reading', upcastParked);
    this.#watchDeletion();
    this.on('versionchange', (event) => {
      // A deletion waits while a page has the database open. On an upgrade this tab closes the database: an
      // old tab must not write into it.
      if (!isDeletion(event)) this.close({ disableAutoOpen: true });
      // False keeps Dexie's own handler from closing it in such a way that it opens again.
      return false;
    });
  }

  /**
   * Dexie opens the database again after a forced close. That is right if the browser only lost the
   * connection. If the browser deleted the data, an empty database would take their place and receive the
   * user's work, so the vault closes for good.
   */
  #watchDeletion(): void {
    let hasBeenOpen = false;
    this.on(
      'ready',
      () => {
        hasBeenOpen = true;
        // Only a forced close fires this event. A read opens the database again at once, before the user's
        // next change.
        const look = () => void this.device.count().catch(() => undefined);
        this.backendDB().addEventListener('close', () => setTimeout(look));
      },
      true,
    );
    this.on('populate', () => {
      if (!hasBeenOpen) return;
      queueMicrotask(() => {
        this.close({ disableAutoOpen: true });
        this.onLost?.();
      });
      throw new Error('the database was deleted under this page');
    });
  }
}

/** Returns whether a version change is the deletion of the database, which has no new version. */
export const isDeletion = ({ newVersion }: IDBVersionChangeEvent): boolean => !newVersion;

/** Opens a user's vault and makes its device row on the first time. Rejects when the disk refuses. */
export async function openVault(
  tenant: string,
  idUsuario: number,
  env: { now: () => number; uuid: () => string },
): Promise<Vault> {
  const vault = new Vault(tenant, idUsuario);
  await vault.open();
  await vault.transaction('rw', vault.device, async () => {
    if ((await vault.device.get(1)) === undefined) {
      await vault.device.add({ id: 1, uuid: env.uuid(), idPessoaCliente: null, createdAt: env.now() });
    }
  });
  return vault;
}
