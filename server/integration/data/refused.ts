import { sql } from 'kysely';
import type { LinhaRecusada } from '#contract/integration/carga.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { bytesBefore, LOTE_BYTES } from './bytes-before.ts';

const LOTE = 1000;

/** The refused lines of a load in order, read as they are sent. */
export async function* listRecusadas(db: Database, idCarga: number): AsyncGenerator<LinhaRecusada> {
  for (let linha = 0; ; ) {
    const rows = await db
      .selectFrom(
        db
          .selectFrom('cargaRecusada')
          .select(['linha', 'motivo', 'texto', bytesBefore(sql.ref('texto'), sql.ref('linha')).as('bytes')])
          .where('idCarga', '=', idCarga)
          .where('linha', '>', linha)
          .orderBy('linha')
          .limit(LOTE)
          .as('proximas'),
      )
      .select(['linha', 'motivo', 'texto'])
      .where('bytes', '<', LOTE_BYTES)
      .orderBy('linha')
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    linha = last.linha;
  }
}
