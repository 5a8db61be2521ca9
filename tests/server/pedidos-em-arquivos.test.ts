import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { startEpoca } from '#server/db/feed-cursor.ts';
import { insertEvento } from '#server/events/data/insert-event.ts';
import { decodeLayout } from '#server/integration/layouts/decode-layout.ts';
import { LAYOUTS } from '#server/integration/layouts/layouts.ts';
import { exportarPedidos } from '#server/order-files/export-orders.ts';
import type { Saida } from '#server/order-files/order-files.ts';
import { type PutFile, putFile } from '#server/order-files/put-file.ts';
import { dispensarPedido } from '#server/order-files/settle-order.ts';
import { useBench } from '#tests/support/bench.ts';
import { companyOf } from '#tests/support/company-bench.ts';
import { pedidoDoApp } from '#tests/support/company-system.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { DEPOSITO } from '#tests/support/pending-cart.ts';
import { settled } from '#tests/support/settled.ts';
import { seededRandom } from '#tests/sync/chaos/random.ts';

const layoutOf = (nome: string) => {
  if (nome.endsWith('.can')) return LAYOUTS.can;
  if (nome.startsWith('cancelamentos')) return LAYOUTS.cancelamentos;
  return nome.endsWith('.ped') ? LAYOUTS.ped : LAYOUTS.pedidos;
};

describe.each(bothDatabases)('orders as files on $name', ({ open }) => {
  const bench = useBench(open);
  const company = companyOf(bench);
  let pasta: string;

  beforeEach(() => {
    pasta = mkdtempSync(path.join(tmpdir(), 'pedidos-'));
    return () => rmSync(pasta, { recursive: true });
  });

  const order = (how = {}) => pedidoDoApp(company.rep, bench.database.db, how);
  const exportTo = async (put: PutFile = putFile, more: { layout?: Saida; nome?: string } = {}) => {
    await settled(bench.database.db);
    const destino = { nome: 'erp', layout: 'pedidos', pasta, put, clock: () => bench.now, ...more } as const;
    const done = await exportarPedidos(bench.database.db, destino);
    if (done.kind !== 'feito') throw new Error(done.kind === 'outro' ? done.layout : done.kind);
    return done;
  };
  const read = (nome: string) => {
    const bytes = readFileSync(path.join(pasta, nome));
    const read = decodeLayout(layoutOf(nome), bytes);
    if (!read.ok) throw new Error(read.error.frase);
    return read.value;
  };
  /** The orders of each file of the folder, by its name. */
  const inFiles = (): Record<string, number[]> =>
    Object.fromEntries(
      readdirSync(pasta)
        .filter((nome) => !nome.startsWith('.'))
        .sort()
        .map((nome) => [
          nome,
          read(nome)
            .filter(({ registro }) => registro === 'pedido' || registro === 'cabecalho')
            .map(({ campos }) => Number(campos['idPrePedido'])),
        ]),
    );
  const allIn = () =>
    Object.values(inFiles())
      .flat()
      .sort((a, b) => a - b);

  test('come once each, in files whose numbers rise, with what was ordered', async () => {
    const first = await order();
    const second = await order();
    const { nomes } = await exportTo();
    expect((await exportTo()).nomes).toEqual([]);
    const third = await order();
    const later = await exportTo();
    const [um, dois] = [must(nomes[0], 'file'), must(later.nomes[0], 'file')];
    expect(inFiles()).toEqual({ [um]: [first, second], [dois]: [third] });
    const numberOf = (nome: string) => Number(/^pedidos-(\d+)\.txt$/.exec(nome)?.[1]);
    expect(numberOf(dois)).toBe(numberOf(um) + 1);
    const [, pedido] = read(um);
    const { total } = await bench.database.db
      .selectFrom('prePedido')
      .select('total')
      .where('idPrePedido', '=', first)
      .executeTakeFirstOrThrow();
    expect(pedido?.campos).toMatchObject({
      cliente: '101',
      filial: '1',
      data: '2026-11-20',
      hora: '120000',
      total,
    });
    expect(pedido?.filhos[0]?.campos).toMatchObject({ posicao: 1, quantidade: 40, bonificado: 'N' });
  });

  test('in the layout ped are a file each', async () => {
    const [um, dois] = [await order(), await order()];
    expect((await exportTo(putFile, { layout: 'ped' })).nomes).toEqual([`${um}.ped`, `${dois}.ped`]);
    expect(inFiles()).toEqual({ [`${um}.ped`]: [um], [`${dois}.ped`]: [dois] });
  });

  test('of two destinations come to each of them', async () => {
    const id = await order();
    const um = await exportTo();
    const dois = await exportTo(putFile, { nome: 'bi', layout: 'ped' });
    expect([um.nomes.length, dois.nomes]).toEqual([1, [`${id}.ped`]]);
    const other = exportTo(putFile, { nome: 'bi' });
    await expect(other).rejects.toThrow('ped');
  });

  test('that await their payment are not written before they are paid', async () => {
    const { db } = bench.database;
    const id = await order({ forma: DEPOSITO });
    expect((await exportTo()).nomes).toEqual([]);
    const feito = await db.selectFrom('evento').selectAll().executeTakeFirstOrThrow();
    const happen = (tipo: 'pedido.confirmado' | 'pedido.pago', situacao: number, definitivo = true) => {
      const dados = { ...JSON.parse(feito.corpo), definitivo, situacao: { id: situacao, descricao: '' } };
      return insertEvento(db, { tipo, chave: feito.chave, dados }, bench.now);
    };
    await happen('pedido.confirmado', 11);
    await happen('pedido.pago', 12, false);
    expect((await exportTo()).nomes).toEqual([]);
    await happen('pedido.pago', 12);
    await happen('pedido.confirmado', 12);
    await exportTo();
    expect(allIn()).toEqual([id]);
  });

  test('that are cancelled after they were in a file come once more, in a file of cancellations', async () => {
    const { db } = bench.database;
    const [um, dois, tres] = [await order(), await order(), await order()];
    const cancel = async (id: number, situacao: string) => {
      bench.later(60_000);
      const etapa = { pedido: String(id), situacao, em: bench.now.toISOString(), ocorrencia: 'Sem rota' };
      const { recusadas } = await company.machine.loaded('etapas', [etapa]);
      expect(recusadas).toBe(0);
    };
    await db.deleteFrom('codigoErp').where('recurso', '=', 'clientes').where('codigo', '=', '101').execute();
    const semArquivo = await order();
    expect((await exportTo()).falhas).toHaveLength(1);
    await db.insertInto('codigoErp').values({ recurso: 'clientes', codigo: '101', id: 101 }).execute();
    await exportTo(putFile, { nome: 'bi', layout: 'ped' });
    const quatro = await order();
    await cancel(um, '6');
    await cancel(dois, '1');
    await cancel(quatro, '6');
    await cancel(semArquivo, '6');
    bench.later(60_000);
    const dies: PutFile = async (folder, file) => {
      if (file.nome.startsWith('cancelamentos')) throw new Error('killed');
      await putFile(folder, file);
    };
    await expect(exportTo(dies)).rejects.toThrow('killed');
    await db
      .updateTable('prePedido')
      .set({ mensagemOcorrencia: 'Outra' })
      .where('idPrePedido', '=', um)
      .execute();
    const { nomes } = await exportTo();
    const cancelado = nomes.find((nome) => nome.startsWith('cancelamentos')) ?? '';
    const records = read(cancelado).filter(({ registro }) => registro === 'cancelamento');
    expect(records.map(({ campos }) => [campos['idPrePedido'], campos['motivo'], campos['hora']])).toEqual([
      [um, 'Sem rota', '120100'],
      [quatro, 'Sem rota', '120300'],
    ]);
    expect((await exportTo()).nomes).toEqual([]);
    await cancel(tres, '6');
    const bi = await exportTo(putFile, { nome: 'bi', layout: 'ped' });
    expect(bi.nomes.filter((nome) => nome.endsWith('.can'))).toEqual(
      [um, tres, semArquivo, quatro].map((id) => `${id}.can`),
    );
    expect(read(`${tres}.can`)[0]?.campos).toMatchObject({ idPrePedido: tres, motivo: 'Sem rota' });
  });

  test('that the layout cannot hold are told each time and hold no other one back', async () => {
    const { db } = bench.database;
    await db.deleteFrom('codigoErp').where('recurso', '=', 'clientes').where('codigo', '=', '101').execute();
    const without = await order();
    await db.insertInto('codigoErp').values({ recurso: 'clientes', codigo: '101', id: 101 }).execute();
    const id = await order();
    await db.deleteFrom('codigoErp').where('recurso', '=', 'clientes').where('codigo', '=', '101').execute();
    const falha = `Pedido ${without}: Na linha 2, o campo cliente do registro 0100 (pedido) é obrigatório.`;
    expect((await exportTo()).falhas).toEqual([falha]);
    expect(allIn()).toEqual([id]);
    expect((await exportTo()).falhas).toEqual([falha]);
  });

  test('that the layout can hold since are written with the later code, also after a death', async () => {
    const { db } = bench.database;
    await db.deleteFrom('codigoErp').where('recurso', '=', 'clientes').where('codigo', '=', '101').execute();
    const id = await order();
    expect((await exportTo()).falhas).toHaveLength(1);
    await db.insertInto('codigoErp').values({ recurso: 'clientes', codigo: 'C-7', id: 101 }).execute();
    await expect(exportTo(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
    await db.updateTable('codigoErp').set({ codigo: 'C-8' }).where('codigo', '=', 'C-7').execute();
    const { nomes, falhas } = await exportTo();
    expect([falhas, allIn()]).toEqual([[], [id]]);
    expect(read(must(nomes[0], 'file'))[1]?.campos).toMatchObject({ cliente: 'C-7' });
    expect((await exportTo()).nomes).toEqual([]);
  });

  test('that the layout cannot hold are told no more once they were settled or cancelled', async () => {
    const { db } = bench.database;
    await db.deleteFrom('codigoErp').where('recurso', '=', 'clientes').where('codigo', '=', '101').execute();
    const [um, dois, tres] = [await order(), await order(), await order()];
    expect((await exportTo()).falhas).toHaveLength(3);
    const em = bench.now;
    expect(await dispensarPedido(db, 'erp', um, em)).toEqual({ kind: 'feito', em });
    bench.later(60_000);
    expect(await dispensarPedido(db, 'erp', um, bench.now)).toEqual({ kind: 'antes', em });
    const etapa = { pedido: String(dois), situacao: '6', em: bench.now.toISOString(), ocorrencia: '' };
    expect((await company.machine.loaded('etapas', [etapa])).recusadas).toBe(0);
    expect((await exportTo()).falhas).toEqual([expect.stringMatching(`^Pedido ${tres}: `)]);
    await db.insertInto('codigoErp').values({ recurso: 'clientes', codigo: '101', id: 101 }).execute();
    const { nomes, falhas } = await exportTo();
    expect([falhas, nomes.length, allIn()]).toEqual([[], 1, [tres]]);
    const arquivo = Number(/\d+/.exec(nomes[0] ?? '')?.[0]);
    expect(await dispensarPedido(db, 'erp', tres, bench.now)).toEqual({ kind: 'escrito', arquivo });
    expect(await dispensarPedido(db, 'erp', 1, bench.now)).toEqual({ kind: 'semFalha' });
    expect(await dispensarPedido(db, 'bi', tres, bench.now)).toEqual({ kind: 'semDestino' });
  });

  test('are in the same files when the process dies at any step', async () => {
    const { db } = bench.database;
    const random = seededRandom(7);
    const made: number[] = [];
    const seen = new Map<string, string>();
    /** Dies before, within or after the writing of a file. */
    const dies =
      (when: 'before' | 'within' | 'after'): PutFile =>
      async (folder, file) => {
        if (when === 'within')
          writeFileSync(path.join(folder, `.${file.nome}.tmp`), file.bytes.subarray(0, 50));
        if (when === 'after') await putFile(folder, file);
        throw new Error('killed');
      };
    for (let round = 0; round < 12; round++) {
      if (random.chance(0.7)) made.push(await order());
      const when = random.pick(['before', 'within', 'after'] as const);
      await exportTo(random.chance(0.7) ? dies(when) : putFile).catch((error: Error) => {
        expect(error.message).toBe('killed');
      });
      bench.later(random.int(0, 90_000));
      for (const nome of Object.keys(inFiles())) {
        const bytes = readFileSync(path.join(pasta, nome), 'latin1');
        expect(seen.get(nome) ?? bytes).toBe(bytes);
        seen.set(nome, bytes);
      }
    }
    await exportTo();
    expect(allIn()).toEqual(made);
    const abertos = await db
      .selectFrom('exportacaoArquivo')
      .selectAll()
      .where('escritoEm', 'is', null)
      .execute();
    expect(abertos).toEqual([]);
  });

  test('come once each when several processes write them', async () => {
    const made = [await order(), await order()];
    const done = await Promise.all([exportTo(), exportTo(), exportTo()]);
    expect(allIn()).toEqual(made);
    expect(new Set(done.flatMap(({ nomes }) => nomes)).size).toBe(1);
  });

  test('are not written again when the database was restored', async () => {
    const { db } = bench.database;
    const first = await order();
    await exportTo();
    await db.updateTable('exportacao').set({ cursor: '00000000-0000-0000-0000-000000000000.1.1' }).execute();
    await startEpoca(db);
    bench.later(60_000);
    expect((await exportTo()).nomes).toEqual([]);
    const second = await order();
    const { nomes } = await exportTo();
    expect([nomes.length, allIn()]).toEqual([1, [first, second]]);
  });
});
