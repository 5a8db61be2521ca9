import { fail, ok, type Result } from '#lib/result.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { finishCarga } from './finish-load.ts';
import type { CargaNova, CargaRow } from './loads.ts';
import { receiveCarga } from './receive-load.ts';

/** Loads a body to its end for a command. The error is a sentence: the load was refused whole. */
export async function runCarga(
  db: Database,
  nova: Omit<CargaNova, 'idToken' | 'chave'>,
  body: AsyncIterable<Uint8Array>,
  clock: () => Date,
): Promise<Result<CargaRow, string>> {
  const received = await receiveCarga(db, { ...nova, idToken: null, chave: null }, body, clock());
  if (!received.ok) {
    return fail(
      received.error.kind === 'invalido' ? received.error.sentence : 'A carga não pôde ser recebida.',
    );
  }
  const carga = await finishCarga(db, received.value, clock);
  return carga.situacao === 'recusada' ? fail(carga.mensagem ?? 'A carga foi recusada.') : ok(carga);
}
