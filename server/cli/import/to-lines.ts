import { fail } from '#lib/result.ts';
import { CorpoInvalido } from '#server/integration/data/split-lines.ts';
import { nestRecord } from '#server/integration/files/columns/nest-record.ts';
import { toRecord } from '#server/integration/files/columns/to-record.ts';
import type { Tabela } from './file-to-lines.ts';
import type { Preenchimento } from './fill-lines.ts';
import { readOrders } from './read-orders.ts';
import { readTabela } from './read-tabela.ts';

/** How the lines of a table are read: `pular` are lines that are left out. */
export type Leitura = {
  readonly fill: Preenchimento['fill'];
  readonly pular: ReadonlySet<number>;
  /** Gets the reasons of records that cannot be read, by their lines. */
  readonly motivos: Map<number, string>;
  /** Gets the lines of each record that has several, by its last one. */
  readonly linhasDe: Map<number, readonly number[]>;
};

/** A record of a table, at its only or its last line; an empty one for those that cannot be read. */
export type Lido = { readonly linha: number; readonly json: object };

async function* readSingle(tabela: Tabela, { fill, pular, motivos }: Leitura): AsyncGenerator<Lido> {
  const { recurso, colunas, mapeamento, decimal } = tabela;
  for await (const lida of readTabela(tabela)) {
    if ('falha' in lida) throw new CorpoInvalido(`Linha ${lida.linha}: ${lida.falha}`);
    if (pular.has(lida.linha)) continue;
    const { linha } = lida;
    const record =
      'recusa' in lida ? fail(lida.recusa) : toRecord(lida.campos, colunas, mapeamento.colunas, decimal);
    if (!record.ok) motivos.set(linha, record.error);
    yield { linha, json: record.ok ? nestRecord(recurso, fill(record.value)) : {} };
  }
}

/**
 * The records of a table as NDJSON with the line numbers of the file. One that cannot be read becomes an empty object,
 * which the load refuses.
 */
export async function* toLines(tabela: Tabela, leitura: Leitura): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let next = 1;
  const records = tabela.recurso === 'historico' ? readOrders : readSingle;
  for await (const { linha, json } of records(tabela, leitura)) {
    yield encoder.encode(`${'\n'.repeat(linha - next)}${JSON.stringify(json)}\n`);
    next = linha + 1;
  }
}
