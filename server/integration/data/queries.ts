import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { type CargaNova, comecarDesfazer, listCargas, readCarga } from './loads.ts';
import { processCargas } from './process-load.ts';
import { receiveCarga } from './receive-load.ts';
import { listRecusadas } from './refused.ts';
import { findToken } from './tokens.ts';

/** The queries of the company's own system, which has no user. */
export const integrationQueries = (db: Database) => ({
  findToken: (token: string, now: Date) => findToken(db, token, now),
  receiveCarga: (nova: CargaNova, body: AsyncIterable<Uint8Array>, now: Date) =>
    receiveCarga(db, nova, body, now),
  processCargas: (clock: () => Date, signal: AbortSignal) => processCargas(db, clock, { signal }),
  readCarga: (idCarga: number) => readCarga(db, idCarga),
  listCargas: (recursos: readonly NomeRecurso[]) => listCargas(db, recursos),
  listRecusadas: (idCarga: number) => listRecusadas(db, idCarga),
  comecarDesfazer: (idCarga: number) => comecarDesfazer(db, idCarga),
});

export type IntegrationQueries = ReturnType<typeof integrationQueries>;
