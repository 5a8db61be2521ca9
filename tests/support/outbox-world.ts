import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { must } from '#lib/must.ts';
import type { EnvioIntent, OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import { logIn, openTestDevice, type TestDevice } from './device.ts';
import { type HttpServer, startHttpServer } from './http-server.ts';
import { findTwoGroups } from './two-groups.ts';

/** A server of a test file and, for each test, a fresh database and device with products of two groups. */
export type OutboxWorld = {
  server: HttpServer;
  device: TestDevice;
  /** Products of two branches: a cart with some of each has two groups. */
  sp: number[];
  mg: number[];
  rows: () => Promise<OutboxRow[]>;
  parked: () => Promise<ParkedRow[]>;
  orders: () => Promise<{ idPessoaFilial: number; idPrazo: number; idFormaPagamento: number }[]>;
  orderReceipt: () => Promise<ReceiptRow & { intent: EnvioIntent }>;
  quantities: () => Promise<Record<number, number>>;
};

/** Creates the world of a test file; its members exist inside tests. */
export function openOutboxWorld(): OutboxWorld {
  const vault = () => world.device.env.vault;
  const members: Omit<OutboxWorld, 'server' | 'device' | 'sp' | 'mg'> = {
    rows: () => vault().outbox.toArray(),
    parked: async () => (await vault().parked.toArray()).filter((p) => p.decided === null),
    orders: () =>
      world.server.database.db
        .selectFrom('prePedido')
        .select(['idPessoaFilial', 'idPrazo', 'idFormaPagamento'])
        .orderBy('idPessoaFilial')
        .execute(),
    orderReceipt: async () => {
      const all = await vault().receipts.toArray();
      const found = all.find((r) => r.intent.tipo === 'envio');
      return must(found, 'order') as ReceiptRow & { intent: EnvioIntent };
    },
    quantities: async () => {
      const { carrinho } = await world.device.view();
      return Object.fromEntries(carrinho.itens.map((i) => [i.idItem, i.quantidade]));
    },
  };
  const world = members as OutboxWorld;
  beforeAll(async () => {
    world.server = await startHttpServer();
  });
  afterAll(() => world.server.close());
  beforeEach(async () => {
    await world.server.database.reset();
    world.device = await openTestDevice(await logIn());
    await world.device.refresh();
    Object.assign(world, await findTwoGroups(world.device));
  });
  afterEach(() => {
    Object.assign(world.server.levers, { offline: false, ahead: 0, portal: null, beforeReply: null });
    world.device.close();
  });
  return world;
}
