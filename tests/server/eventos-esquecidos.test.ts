import { beforeEach, describe, expect, test } from 'vitest';
import { insertEvento } from '#server/events/data/insert-event.ts';
import { createDestino, putDestinoAtivo } from '#server/events/data/receivers.ts';
import { esquecerEventos } from '#server/events/forget.ts';
import { putExportacaoAtiva } from '#server/order-files/destinations.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { useBench } from '#tests/support/bench.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { type Machine, openMachine } from '#tests/support/machine.ts';
import { settled } from '#tests/support/settled.ts';

const DAY_MS = 86_400_000;
const TIPOS = ['pedido.feito', 'cadastro.solicitado'] as const;

describe.each(bothDatabases)('old events on $name', ({ open }) => {
  const bench = useBench(open);
  let machine: Machine;

  beforeEach(async () => {
    machine = await openMachine(bench.api, bench.database.db, { clock: () => bench.now });
  });

  const db = () => bench.database.db;
  /** An event of each of two types, by their types' names. */
  const happen = async () => {
    for (const tipo of TIPOS) await insertEvento(db(), { tipo, chave: tipo, dados: {} }, bench.now);
    await settled(db());
  };
  /** Reads from a cursor; the next one. */
  const read = async (cursor?: string, path = '/integracao/eventos') => {
    const { text } = await machine.get(cursor === undefined ? path : `${path}?cursor=${cursor}`);
    return (JSON.parse(text) as { cursor: string }).cursor;
  };
  const complaints: string[] = [];
  /** The types of the events that are left some days later. */
  const leftAfter = async (days: number) => {
    bench.later(days * DAY_MS);
    complaints.length = 0;
    const onError = (error: unknown) => void complaints.push(String(error));
    const before = new Date(bench.now.getTime() - 90 * DAY_MS);
    await esquecerEventos({ queries: queriesOf(bench.database.store), onError }, before);
    const rows = await db().selectFrom('evento').select('tipo').orderBy('idEvento').execute();
    return rows.map(({ tipo }) => tipo);
  };

  test('go with their deliveries when no system is there to take them', async () => {
    await happen();
    expect(await leftAfter(89)).toEqual(TIPOS);
    expect(await leftAfter(2)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('stay for a receiver that has not taken them, for a year at most, and are reported', async () => {
    const tipos = ['pedido.feito'] as const;
    await createDestino(db(), { nome: 'ERP', endereco: 'https://erp.example/', tipos }, bench.now);
    await happen();
    expect(await leftAfter(91)).toEqual(['pedido.feito']);
    expect(complaints).toEqual(['Error: 1 events from before 2026-11-21 were not taken']);
    expect(await leftAfter(273)).toEqual(['pedido.feito']);
    expect(await leftAfter(2)).toEqual([]);
  });

  test('go once their receiver has taken them, or was stopped', async () => {
    await createDestino(db(), { nome: 'ERP', endereco: 'https://erp.example/', tipos: [] }, bench.now);
    await happen();
    await db()
      .updateTable('entrega')
      .set({ situacao: 'entregue' })
      .where('chave', '=', 'pedido.feito')
      .execute();
    expect(await leftAfter(91)).toEqual(['cadastro.solicitado']);
    await putDestinoAtivo(db(), 'ERP', false);
    expect(await leftAfter(0)).toEqual([]);
  });

  test('stay for a token that reads by cursor, until its cursor passes them', async () => {
    const start = await read(await read());
    await happen();
    expect(await leftAfter(91)).toEqual(TIPOS);
    const end = await read(start);
    expect(await leftAfter(0)).toEqual(TIPOS);
    await read(end);
    expect(await leftAfter(0)).toEqual([]);
  });

  test('of orders alone stay for a token that reads orders, unless it was revoked', async () => {
    const PEDIDOS = '/integracao/pedidos';
    await read(await read(undefined, PEDIDOS), PEDIDOS);
    await happen();
    expect(await leftAfter(91)).toEqual(['pedido.feito']);
    await db().updateTable('tokenIntegracao').set({ revogadoEm: bench.now }).execute();
    expect(await leftAfter(0)).toEqual([]);
  });

  test('of orders alone stay for files, until a file has passed them', async () => {
    await db().insertInto('exportacao').values({ nome: 'erp', layout: 'ped', cursor: null }).execute();
    await happen();
    expect(await leftAfter(91)).toEqual(['pedido.feito']);
    const cursor = await read();
    await db().updateTable('exportacao').set({ cursor }).execute();
    expect(await leftAfter(0)).toEqual([]);
  });

  test('of orders do not stay for files that were stopped', async () => {
    await db().insertInto('exportacao').values({ nome: 'erp', layout: 'ped', cursor: null }).execute();
    await happen();
    expect(await putExportacaoAtiva(db(), 'erp', false)).toBe(true);
    expect(await leftAfter(91)).toEqual([]);
  });
});
