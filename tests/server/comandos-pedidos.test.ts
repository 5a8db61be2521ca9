import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openStore, type Store } from '#server/db/open.ts';
import { openApi } from '#tests/support/api.ts';
import { pedidoDoApp } from '#tests/support/company-system.ts';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';
import { openOffice, type Typed } from '#tests/support/office.ts';
import { settled } from '#tests/support/settled.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const EARLIER = new Date('2026-11-20T14:00:00Z');
const servers = [inject('postgres')].filter((postgres) => postgres !== null);

describe.each(servers)('commands of orders', ({ url, template, prefix }) => {
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'comandos-pedidos-'));
  let store: Store;
  let type: (...words: string[]) => Promise<Typed>;
  let ids: number[];

  beforeAll(async () => {
    await runAsAdmin(url, `create database "${name}" template "${template}"`);
    const source = { databaseUrl: withDatabase(url, name) };
    store = await openStore(source);
    type = openOffice(source, NOW);
    const api = await openApi({ store, db: store.db }, { clock: () => EARLIER });
    const rep = await api.as('representante');
    ids = [await pedidoDoApp(rep, store.db), await pedidoDoApp(rep, store.db)];
    await api.close();
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('write new orders once, and take the answers of a file and of a folder', async () => {
    const [um = 0, dois = 0] = ids;
    await settled(store.db);
    const out = await type('pedidos', 'exportar', '--pasta', folder);
    expect([out.code, out.said.length]).toEqual([0, 1]);
    const [nome = ''] = out.said;
    const text = readFileSync(path.join(folder, nome), 'utf8');
    expect([...text.matchAll(/^\|0100\|(\d+)\|/gm)].map(([, id]) => Number(id))).toEqual([um, dois]);
    expect((await type('pedidos', 'exportar', '--pasta', folder)).said).toEqual([]);
    const answer = (id: number, resposta: string) =>
      `|0000|001|20261120|113000|\r\n|0200|${id}|${resposta === 'R' ? '' : `PV-${id}`}|${resposta}|` +
      `${resposta === 'R' ? '11' : '00'}|||\r\n|9999|1|3|\r\n`;
    const arquivo = path.join(folder, 'recebimentos-1.txt');
    writeFileSync(arquivo, answer(um, 'A'));
    expect((await type('pedidos', 'receber', arquivo)).said).toEqual([
      'Respostas: 1 recebidos, 0 recusados, 0 com erro.',
    ]);
    writeFileSync(arquivo, answer(dois, 'R'));
    writeFileSync(path.join(folder, '7.ret'), 'nada\r\n');
    for (const one of [arquivo, path.join(folder, '7.ret')]) utimesSync(one, EARLIER, EARLIER);
    const taken = await type('pasta', 'importar', folder);
    expect(taken.errors).toEqual([
      expect.stringContaining('devia ser do registro 1 (cabecalho)'),
      'Arquivos recusados: 1. Arquivos com linhas recusadas: 0.',
    ]);
    expect(readdirSync(path.join(folder, 'feitos'))).toEqual(['20261120T150000-recebimentos-1.txt']);
    expect(readdirSync(path.join(folder, 'recusados'))).toHaveLength(2);
    const rows = await store.db
      .selectFrom('prePedido')
      .leftJoin('pedidoErp', 'pedidoErp.idPrePedido', 'prePedido.idPrePedido')
      .select(['prePedido.idPrePedido', 'idPedidoSituacao', 'mensagemOcorrencia', 'numeroErp'])
      .where('prePedido.idPrePedido', 'in', ids)
      .orderBy('prePedido.idPrePedido')
      .execute();
    expect(rows.map((row) => [row.idPedidoSituacao, row.mensagemOcorrencia, row.numeroErp])).toEqual([
      [2, null, `PV-${um}`],
      [1, 'Cliente bloqueado', null],
    ]);
  });

  test('show, stop and continue a destination of files', async () => {
    expect((await type('pedidos', 'parar', 'nenhum')).errors).toEqual([
      'Não há o destino de arquivos "nenhum". Os que há: maleta pedidos destinos.',
    ]);
    await type('pedidos', 'exportar', '--pasta', folder, '--destino', 'bi');
    expect((await type('pedidos', 'parar', 'bi')).said).toEqual(['O destino de arquivos "bi" foi parado.']);
    expect((await type('pedidos', 'exportar', '--pasta', folder, '--destino', 'bi')).errors).toEqual([
      'O destino "bi" está parado. Siga com: maleta pedidos seguir bi.',
    ]);
    expect((await type('pedidos', 'destinos')).said[0]).toBe(
      'bi: layout pedidos, 0 pedidos sem arquivo, parado',
    );
    expect((await type('pedidos', 'seguir', 'bi')).code).toBe(0);
    expect((await type('pedidos', 'exportar', '--pasta', folder, '--destino', 'bi')).code).toBe(0);
  });

  test('say what is wrong with their words', async () => {
    expect((await type('pedidos', 'exportar', '--layout', 'edi')).errors).toEqual([
      'Não há o layout "edi". Existem: pedidos, ped.',
    ]);
    expect((await type('pedidos', 'exportar', '--pasta', `${folder}/nada`)).code).toBe(1);
    expect((await type('pedidos', 'receber', `${folder}/nada.ret`)).errors[0]).toMatch(/^Não há o arquivo/);
    const other = await type('pedidos', 'exportar', '--layout', 'ped', '--destino', 'pedidos');
    expect(other.errors[0]).toMatch(/^O destino "pedidos" tem o layout pedidos:/);
  });
});
