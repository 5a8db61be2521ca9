import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { deleteCarga } from './forget-lines.ts';
import { type CargaNova, type CargaRow, insertCarga, readCargaDaChave } from './loads.ts';
import { CorpoInvalido } from './split-lines.ts';
import { stageLinhas } from './stage.ts';

/** `invalido`: the body is no NDJSON; `outra`: the key belongs to another body or other parameters; `andamento`: it is still being received. */
export type CargaRecusada =
  | { readonly kind: 'invalido'; readonly sentence: string }
  | { readonly kind: 'outra' }
  | { readonly kind: 'andamento' };

type Corpo = AsyncIterable<Uint8Array>;

/** Receives a load whole and puts it into the queue. A repeat with the same key, body and parameters returns the first one. */
export async function receiveCarga(
  db: Database,
  nova: CargaNova,
  body: Corpo,
  now: Date,
): Promise<Result<CargaRow, CargaRecusada>> {
  const carga = await insertCarga(db, nova, now);
  if (carga === undefined) return await repeated(db, nova, body);
  try {
    const sha256 = await stageLinhas(db, carga, body);
    const queued = await db
      .updateTable('carga')
      .set({ situacao: 'na-fila', sha256, tomadaAte: null })
      .where('idCarga', '=', carga.idCarga)
      .returningAll()
      .executeTakeFirstOrThrow();
    return ok(queued);
  } catch (error) {
    await deleteCarga(db, carga.idCarga);
    if (error instanceof CorpoInvalido) return fail({ kind: 'invalido', sentence: error.message });
    throw error;
  }
}

async function repeated(
  db: Database,
  { idToken, chave, recurso, modo, simulacao, limiteRetirada }: CargaNova,
  body: Corpo,
): Promise<Result<CargaRow, CargaRecusada>> {
  const hash = createHash('sha256');
  for await (const part of body) hash.update(part);
  if (idToken === null || chave === null) throw new Error('a load without a key cannot be a repeat');
  const first = await readCargaDaChave(db, idToken, chave);
  if (first === undefined || first.sha256 === null) return fail({ kind: 'andamento' });
  const isSame =
    first.sha256 === hash.digest('hex') &&
    first.recurso === recurso &&
    first.modo === modo &&
    first.simulacao === simulacao &&
    first.limiteRetirada === limiteRetirada;
  return isSame ? ok(first) : fail({ kind: 'outra' });
}
