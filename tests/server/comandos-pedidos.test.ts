import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportAll } from '#server/cli/pedidos-exportar.ts';
import { openApi } from '#tests/support/api.ts';
import { pedidoDoApp } from '#tests/support/company-system.ts';
import { officeServers, useOffice } from '#tests/support/office-bench.ts';
import { settled } from '#tests/support/settled.ts';

const EARLIER = new Date('2026-11-20T14:00:00Z');

describe.each(officeServers)('commands of orders', (server) => {
  const office = useOffice(server);
  const { folder, type } = office;
  let ids: number[];

  async function make(count: number): Promise<number[]> {
    const { store } = office;
    const api = await openApi({ store, db: store.db }, { clock: () => EARLIER });
    const rep = await api.as('representante');
    const made: number[] = [];
    for (let n = 0; n < count; n += 1) made.push(await pedidoDoApp(rep, store.db));
    await api.close();
    return made;
  }

  async function order(count: number): Promise<number[]> {
    const made = await make(count);
    await settled(office.store.db);
    return made;
  }
  beforeAll(async () => {
    ids = await order(2);
  });

  test('write new orders once, and take the answers of a file and of a folder', async () => {
    const [um = 0, dois = 0] = ids;
    const out = await type('pedidos', 'exportar', '--pasta', folder);
    expect([out.code, out.said.length]).toEqual([0, 1]);
    const [nome = ''] = out.said;
    const text = readFileSync(path.join(folder, nome), 'utf8');
    expect([...text.matchAll(/^\|0100\|(\d+)\|/gm)].map(([, id]) => Number(id))).toEqual([um, dois]);
    expect((await type('pedidos', 'exportar', '--pasta', folder)).said).toEqual(['Nenhum pedido novo.']);
    const answer = (id: number, resposta: string) =>
      `|0000|001|20261120|113000|\r\n|0200|${id}|${resposta === 'R' ? '' : `PV-${id}`}|${resposta}|` +
      `${resposta === 'R' ? '11' : '00'}|||\r\n|9999|1|3|\r\n`;
    const arquivo = path.join(folder, 'recebimentos-1.txt');
    writeFileSync(arquivo, answer(um, 'A'));
    expect((await type('pedidos', 'receber', arquivo)).said).toEqual([
      'Respostas: 1 recebido, 0 recusados, 0 com erro.',
    ]);
    writeFileSync(arquivo, answer(999_999, 'A'));
    expect(await type('pedidos', 'receber', arquivo)).toEqual({
      code: 1,
      said: ['Respostas: 0 recebidos, 0 recusados, 1 com erro.'],
      errors: ['Linha 2: o pedido 999999 não existe.'],
    });
    writeFileSync(arquivo, answer(dois, 'R'));
    writeFileSync(path.join(folder, '7.ret'), 'nada\r\n');
    for (const one of [arquivo, path.join(folder, '7.ret')]) utimesSync(one, EARLIER, EARLIER);
    const taken = await type('pasta', 'importar', folder);
    expect(taken.errors).toEqual([
      expect.stringContaining('devia ser do registro 1 (cabecalho)'),
      'Arquivos recusados: 1. Arquivos com linhas recusadas: 0.',
    ]);
    expect(readdirSync(path.join(folder, 'feitos'))).toEqual(['20261120T120000-recebimentos-1.txt']);
    expect(readdirSync(path.join(folder, 'recusados'))).toHaveLength(2);
    const rows = await office.store.db
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

  test('write an order after an older transaction, or say that it comes later', async () => {
    const { store, source } = office;
    const { db } = store;
    const said: string[] = [];
    const empresa = { source, clock: () => EARLIER, say: (line: string) => void said.push(line) };
    const exportSoon = (esperaMs: number) =>
      exportAll(empresa, { nome: 'bi-2', layout: 'pedidos', pasta: folder }, esperaMs);
    await exportSoon(Number.POSITIVE_INFINITY);
    const older = await db.startTransaction().execute();
    await sql`select pg_current_xact_id()`.execute(older);
    await make(1);
    said.length = 0;
    await exportSoon(0);
    const early = said.splice(0);
    const exported = exportSoon(Number.POSITIVE_INFINITY);
    await older.rollback().execute();
    await exported;
    expect(early).toEqual([
      'Nenhum pedido novo.',
      'O PostgreSQL ainda termina outra gravação: os pedidos feitos depois do início dela saem na próxima exportação.',
    ]);
    expect(said).toEqual([expect.stringMatching(/^pedidos-.+\.txt$/)]);
    expect((await type('pedidos', 'exportar', '--pasta', folder)).code).toBe(0);
  });

  test('show, stop and continue a destination of files', async () => {
    expect((await type('pedidos', 'parar', 'nenhum')).errors).toEqual([
      'Não há o destino de arquivos "nenhum".',
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

  test('fail when an order is in no file, until it is settled', async () => {
    await office.store.db
      .deleteFrom('codigoErp')
      .where('recurso', '=', 'clientes')
      .where('codigo', '=', '101')
      .execute();
    const [id] = await order(1);
    expect(await type('pedidos', 'exportar', '--pasta', folder)).toEqual({
      code: 1,
      said: [],
      errors: [
        `Não foram exportados:\nPedido ${id}: Na linha 2, o campo cliente do registro 0100 (pedido) é obrigatório.\n` +
          'Dispense o que foi digitado à mão: maleta pedidos dispensar pedidos <pedido>.',
      ],
    });
    const settle = (pedido: unknown) => type('pedidos', 'dispensar', 'pedidos', String(pedido));
    expect((await settle('PV-1')).errors).toEqual(['"PV-1" não é o número de um pedido.']);
    expect((await settle(9)).errors).toEqual([
      'O pedido 9 não está entre os que o destino "pedidos" não pôde exportar.',
    ]);
    expect((await settle(id)).said).toEqual([
      `O pedido ${id} foi dispensado: não sai mais para o destino "pedidos".`,
    ]);
    expect(await settle(id)).toEqual({
      code: 0,
      said: [`O pedido ${id} já foi dispensado em 20/11/2026 12:00.`],
      errors: [],
    });
    expect((await type('pedidos', 'exportar', '--pasta', folder)).code).toBe(0);
    expect((await type('pedidos', 'destinos')).said).toContain(
      'pedidos: layout pedidos, 0 pedidos sem arquivo, 1 dispensado',
    );
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
