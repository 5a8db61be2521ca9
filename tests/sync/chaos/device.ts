import { type CarrinhoView, viewCarrinho } from '#domain/cart/carrinho-view.ts';
import { must } from '#lib/must.ts';
import { contextoOf, toClienteCompra } from '#mirror/cliente-compra.ts';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import type { SyncEnv } from '#sync/env.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { openVault, type Vault } from '#vault/vault.ts';
import { type Disk, roomy } from './full-disk.ts';
import { emptyLedger, type Ledger } from './ledger.ts';
import type { Network } from './network.ts';
import type { Random } from './random.ts';
import { openTab, type Pulse, restingPulse, type Tab, watchCommits } from './tab.ts';
import { type Person, STARTS_AT, type World } from './world.ts';

/** The vault of one user on one machine, the pages that have it open, and the observations of it. */
export type Device = {
  readonly name: string;
  readonly person: Person;
  /** The customers that this history orders for. */
  readonly clientes: number[];
  readonly tabs: Tab[];
  /** A connection that only observes; no history uses it. */
  readonly observer: Vault;
  readonly pulse: Pulse;
  readonly disk: Disk;
  readonly ledger: Ledger;
  /** The number of commits at the last look, and whether the server was restored by then. */
  lookedAt: string;
  /** This device's own clock, epoch milliseconds. */
  clock: number;
  /** False while another user is signed in, or no user. */
  loggedIn: boolean;
  /** True once the queue went to another device as a file; this device is then not used any more. */
  retired: boolean;
  /** Keys that another device has too, from a file or from a copy of the disk. */
  readonly restored: Set<string>;
  open: () => Promise<Tab>;
  envOf: (tab: Tab) => SyncEnv;
  close: () => Promise<void>;
};

/** Opens a device with one page. It mirrors only the given customers of the user. */
export async function openDevice(
  network: Network,
  random: Random,
  { name, tenant, person, clientes }: { name: string; tenant: string; person: Person; clientes: number[] },
): Promise<Device> {
  const { usuario } = person;
  const observer = await openVault(tenant, usuario.id, { now: () => STARTS_AT, uuid: random.uuid });
  await observer.clientes.bulkPut(person.clientes.filter((c) => clientes.includes(c.idPessoa)));
  await observer.checkpoints.put({ name: 'clock', ahead: 0, at: STARTS_AT });
  const pulse = restingPulse();
  watchCommits(observer.backendDB(), pulse);
  const disk = roomy();
  let opened = 0;
  const device: Device = {
    name,
    person,
    clientes,
    tabs: [],
    observer,
    pulse,
    disk,
    ledger: emptyLedger(),
    lookedAt: '',
    clock: STARTS_AT,
    loggedIn: true,
    retired: false,
    restored: new Set(),
    open: async () => {
      opened += 1;
      const tab = await openTab(`${name}${opened}`, tenant, usuario.id, pulse, disk);
      device.tabs.push(tab);
      return tab;
    },
    envOf: (tab) => ({
      vault: tab.vault,
      now: () => device.clock,
      random: random.next,
      uuid: random.uuid,
      send: network.send(tab),
      token: () => (device.loggedIn ? usuario.token : null),
      capMs: () => 60_000,
    }),
    close: async () => {
      for (const tab of device.tabs) tab.kill();
      await observer.delete();
    },
  };
  await device.open();
  return device;
}

/** Returns a screen's view of a customer's cart, or the view with only `rows` in the queue. */
export async function viewOf(
  world: World,
  vault: Vault,
  idPessoaCliente: number,
  rows?: OutboxRow[],
): Promise<CarrinhoView> {
  const row = must(await vault.clientes.get(idPessoaCliente), 'cliente');
  const detalhe = must(row.detalhe, 'detalhe');
  const itens = world.itensOf(must(contextoOf(detalhe), 'contexto').idContexto);
  const kept = await readCarrinhoBase(vault, idPessoaCliente);
  const base = rows ? { ...kept, rows, parked: [] } : kept;
  const itemOf = (linha: { idItem: number }) => itens.get(linha.idItem);
  const snapshot = base.snapshot?.carrinho ?? null;
  const cliente = toClienteCompra(idPessoaCliente, detalhe);
  return viewCarrinho(snapshot, foldBase(base), itemOf, () => undefined, cliente);
}
