import type { DBCore } from 'dexie';
import type { CheckpointRow } from '#vault/device-rows.ts';
import { Vault } from '#vault/vault.ts';
import { type Disk, failAtCommit, isFull, roomy } from './full-disk.ts';

/** The point at which a tab dies: at its n-th transaction from now, before its commit or right after. */
export type Doom = { left: number; when: 'before' | 'after' };

/**
 * Open database transactions of a device, and counts of all its activity, of its commits that may have written, and of
 * those with which it started over with a restored server.
 */
export type Pulse = { open: number; beats: number; commits: number; startsOver: number };

/** Returns a pulse at rest. */
export const restingPulse = (): Pulse => ({ open: 0, beats: 0, commits: 0, startsOver: 0 });

/** One page with the vault open. Its death loses its memory and keeps everything on disk. */
export type Tab = {
  readonly name: string;
  readonly vault: Vault;
  dead: boolean;
  doom: Doom | null;
  draining: boolean;
  kill: () => void;
};

/** Opens a page over a vault that may be open in others. */
export async function openTab(
  name: string,
  tenant: string,
  idUsuario: number,
  pulse: Pulse,
  disk: Disk = roomy(),
): Promise<Tab> {
  const vault = new Vault(tenant, idUsuario);
  countStartsOver(vault, pulse);
  await vault.open();
  const tab: Tab = {
    name,
    vault,
    dead: false,
    doom: null,
    draining: false,
    kill: () => {
      if (tab.dead) return;
      tab.dead = true;
      vault.close({ disableAutoOpen: true });
    },
  };
  watchTransactions(tab, vault.backendDB(), pulse, disk);
  return tab;
}

const watchers = new WeakMap<IDBDatabase, (transaction: IDBTransaction) => void>();

// Dexie reads a connection's `transaction` while it opens: only a patch of the prototype is early enough.
const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as IDBDatabase['transaction'];
IDBDatabase.prototype.transaction = function watched(this: IDBDatabase, ...args) {
  const transaction = begin.apply(this, args);
  watchers.get(this)?.(transaction);
  return transaction;
};

function countCommit(transaction: IDBTransaction, pulse: Pulse): void {
  transaction.addEventListener('complete', () => {
    pulse.commits += 1;
  });
}

const isWithoutMark = (row: CheckpointRow): boolean => row.name === 'marca' && row.marca === null;

/**
 * Counts the commits with which a page starts over. A late answer may give it the old mark again before the next look, so
 * that the vault alone does not tell. Adds no request to the database, which would change the story of a seed.
 */
function countStartsOver(vault: Vault, pulse: Pulse): void {
  const create = (core: DBCore): DBCore => ({
    ...core,
    table: (name) => {
      const table = core.table(name);
      if (name !== 'checkpoints') return table;
      return {
        ...table,
        mutate: (asked) => {
          if (asked.type === 'put' && asked.values.some(isWithoutMark))
            (asked.trans as IDBTransaction).addEventListener('complete', () => {
              pulse.startsOver += 1;
            });
          return table.mutate(asked);
        },
      };
    },
  });
  vault.use({ stack: 'dbcore', name: 'starts-over', create });
}

/** Counts the commits of a connection that belongs to no page. */
export function watchCommits(idb: IDBDatabase, pulse: Pulse): void {
  watchers.set(idb, (transaction) => {
    if (transaction.mode === 'readwrite') countCommit(transaction, pulse);
  });
}

function watchTransactions(tab: Tab, idb: IDBDatabase, pulse: Pulse, disk: Disk): void {
  watchers.set(idb, (transaction) => {
    pulse.open += 1;
    pulse.beats += 1;
    let isOpen = true;
    const end = () => {
      if (isOpen) pulse.open -= 1;
      isOpen = false;
      pulse.beats += 1;
    };
    for (const event of ['complete', 'abort']) transaction.addEventListener(event, end);
    if (transaction.mode !== 'readwrite') return;
    countCommit(transaction, pulse);
    if (isFull(disk)) failAtCommit(transaction);
    const { doom } = tab;
    if (!doom) return;
    doom.left -= 1;
    if (doom.left > 0) return;
    tab.doom = null;
    if (doom.when === 'before') {
      transaction.abort();
      tab.kill();
    } else transaction.addEventListener('complete', tab.kill);
  });
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Resolves when no database work is left: every sender waits for the network, or is done. */
export async function quiet(pulses: readonly Pulse[]): Promise<void> {
  let calm = 0;
  let last = -1;
  while (calm < 5) {
    await turn();
    const beats = pulses.reduce((sum, pulse) => sum + pulse.beats, 0);
    calm = beats === last && pulses.every((pulse) => pulse.open === 0) ? calm + 1 : 0;
    last = beats;
  }
}
