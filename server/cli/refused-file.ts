import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import Papa from 'papaparse';
import type { Database } from '#server/db/schema/schema.ts';
import { listRecusadas } from '#server/integration/data/refused.ts';
import { readFile } from '#server/integration/files/read-file.ts';
import type { Tabela } from './file-to-lines.ts';

type Linhas = AsyncIterable<string>;

async function* asNdjson(db: Database, idCarga: number): Linhas {
  for await (const recusada of listRecusadas(db, idCarga)) yield `${JSON.stringify(recusada)}\n`;
}

/** The refused lines of a table with their own columns and one for the reason. */
async function* asCsv(
  db: Database,
  idCarga: number,
  { arquivo, kind }: Tabela,
  motivos: ReadonlyMap<number, string>,
): Linhas {
  const recusadas = listRecusadas(db, idCarga);
  let next = (await recusadas.next()).value;
  let isFirst = true;
  for await (const lida of readFile(arquivo, kind)) {
    if (next === undefined) return;
    if (!('campos' in lida) || lida.linha !== next.linha) continue;
    const row = { ...lida.campos, motivo: motivos.get(lida.linha) ?? next.motivo };
    yield `${Papa.unparse([row], { header: isFirst, delimiter: ';' })}\r\n`;
    isFirst = false;
    next = (await recusadas.next()).value;
  }
}

/** Writes the refused lines of a load into a file next to its own, to be mended and loaded again; returns its name. */
export async function writeRefused(
  db: Database,
  {
    idCarga,
    arquivo,
    tabela,
    motivos,
  }: {
    readonly idCarga: number;
    readonly arquivo: string;
    /** Undefined for NDJSON. */
    readonly tabela: Tabela | undefined;
    readonly motivos: ReadonlyMap<number, string>;
  },
): Promise<string> {
  const nome = `${arquivo}.recusadas.${tabela === undefined ? 'ndjson' : 'csv'}`;
  const lines = tabela === undefined ? asNdjson(db, idCarga) : asCsv(db, idCarga, tabela, motivos);
  await pipeline(lines, createWriteStream(nome));
  return nome;
}
