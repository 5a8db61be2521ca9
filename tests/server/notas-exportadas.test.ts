import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { must } from '#lib/must.ts';
import { scopeOf } from '#server/db/scope.ts';
import { listNotas, listNotasDepois } from '#server/invoices/data/notas-fiscais.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';

const NOTAS = 7;
const FILTRO = {
  idPessoaDestinatario: 101,
  dataInicial: undefined,
  dataFinal: undefined,
  numDocumento: undefined,
};

describe.each(oneDatabase)('invoices read one after the other on $name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** Two invoices a day, so that each pair shares its moment. */
  const insert = (idTitulo: number, day: number) =>
    database.db
      .insertInto('notaFiscal')
      .values({
        idTitulo,
        serieDocumento: String(1 + (idTitulo % 2)),
        idPessoaDestinatario: 101,
        idPessoaEmitente: 1,
        descOperacao: 'Venda',
        chaveAcesso: String(idTitulo).padStart(44, '0'),
        dataDocumento: new Date(Date.UTC(2031, 0, day)),
        numDocumento: 900_000 + Math.floor(idTitulo / 2),
        idNfeTipoEmissao: 1,
        valorTotalNota: 100,
        idPrePedido: null,
      })
      .execute();

  const idsOf = (notas: readonly NotaFiscal[]) => notas.map(({ titulo }) => titulo.idTitulo);

  test.each([
    [undefined, 'the usual order'],
    ['1', 'by date'],
    ['2', 'by date, newest first'],
    ['3', 'by number'],
    ['4', 'by number, highest first'],
  ] as const)(
    'in order %s each comes once, although others are issued meanwhile (%s)',
    async (ordenacao, _order) => {
      await database.reset();
      for (let n = 0; n < NOTAS; n += 1) await insert(9_000_000 + n, 1 + Math.floor(n / 2));
      const scope = scopeOf(database.db, 1);
      const filtro = { ...FILTRO, ordenacao };
      const { colecao } = await listNotas(scope, { ...filtro, limit: 1000, offset: 0 });
      const expected = idsOf(colecao);
      expect(expected.length).toBeGreaterThanOrEqual(NOTAS);
      const read: number[] = [];
      for (let depoisDe: number | undefined; ; ) {
        const page = await listNotasDepois(scope, { ...filtro, limit: 2, depoisDe });
        if (page.length === 0) break;
        read.push(...idsOf(page));
        depoisDe = must(page.at(-1), 'invoice').titulo.idTitulo;
        // One before all others and one behind them, in either direction.
        if (read.length === 2)
          for (const [id, day] of [
            [8_999_990, -9000],
            [9_000_090, 900],
          ] as const)
            await insert(id, day);
      }
      expect(read.filter((id) => id !== 8_999_990 && id !== 9_000_090)).toEqual(expected);
      expect(new Set(read).size).toBe(read.length);
    },
  );
});
