/**
 * A process with a data folder open, for tests that end it. A new folder begins as a dump.
 * `write`: prints 'ack <n>' after each committed row; `hold`: only keeps it open; `die`: its database thread dies.
 */
import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open.ts';
import { readDump } from './dump-cache.ts';

const [dataFolder = '', task = ''] = process.argv.slice(2);

try {
  const store = await openStore({ dataFolder, dump: await readDump(300) });
  await migrate(store.db);
  console.log('open');
  if (task === 'die') await store.embedded?.kill();
  if (task === 'hold') setInterval(() => undefined, 60_000);
  for (let n = 0; task === 'write'; n += 1) {
    await store.db.transaction().execute((trx) =>
      trx
        .insertInto('parametro')
        .values({ nome: `n${n}`, valor: 'x'.repeat(200) })
        .execute(),
    );
    console.log(`ack ${n}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
