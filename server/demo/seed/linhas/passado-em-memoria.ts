import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open.ts';
import { createCertificados } from '#server/demo/nfe/certificados.ts';
import { createEmissorDemonstracao } from '#server/demo/nfe/demonstracao.ts';
import { type SeedOptions, seed } from '#server/demo/seed/seed.ts';
import type { Linhas } from './linhas.ts';
import { linhasDoPassado } from './passado.ts';

/** The lines of the past of a demonstration that is made for them in memory. */
export async function passadoEmMemoria(
  options: Pick<SeedOptions, 'clock' | 'size'>,
): Promise<readonly Linhas[]> {
  const emissor = createEmissorDemonstracao(createCertificados(options.clock));
  const store = await openStore({ memory: true });
  try {
    await migrate(store.db);
    await seed(store.db, { ...options, emissor });
    return await store.db.transaction().execute((trx) => linhasDoPassado(trx, emissor));
  } finally {
    await store.close();
  }
}
