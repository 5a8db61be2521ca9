import { hashPassword } from '#server/access/data/password.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';
import { seed } from '#server/demo/seed/seed.ts';
import type { SeedSize } from '#server/demo/seed/subset.ts';
import { keepOriginals } from './originals.ts';

/** The instant at which the databases of tests with a fixed clock were seeded. */
export const SEEDED_AT = new Date('2026-11-20T12:00:00.000Z');

/** The weakest hash that scrypt makes: a log-in takes almost no time in a test. */
const WEAK = { N: 2, r: 1, p: 1 };

/** Migrates and seeds an empty database for tests. Log-ins have their own password, hashed at the lowest cost. */
export async function fillTestDatabase(db: Database, size: SeedSize, seededAt = SEEDED_AT): Promise<void> {
  await migrate(db);
  await seed(db, { clock: () => seededAt, size, semHistorico: true });
  await db
    .updateTable('usuario')
    .set({ senhaHash: await hashPassword(DEMO_SENHA, WEAK) })
    .execute();
  await keepOriginals(db);
}
