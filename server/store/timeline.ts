import type { DatabaseConnection, RawBuilder } from 'kysely';
import { type Ask, isSameBanco, readBanco } from './banco.ts';
import { followBanco } from './feed-cursor.ts';
import type { Database } from './schema.ts';

/** A database that is opened for one piece of work, without time limits. */
type Opened = { readonly db: Database; close(): Promise<void> };

/**
 * Looks at each new connection whether it leads to another timeline than the ones before: a standby was promoted under
 * this server. Then an epoch is begun before the connection serves anything, so that no older cursor holds.
 */
export function watchTimeline(db: () => Database, open: () => Opened) {
  let known: string | undefined;
  let renewing: Promise<void> | undefined;
  return async (connection: DatabaseConnection): Promise<void> => {
    const ask: Ask = async <Row>(query: RawBuilder<Row>) =>
      (await connection.executeQuery<Row>(query.compile(db()))).rows;
    const banco = await readBanco(ask);
    if (known !== undefined && !isSameBanco(known, banco)) {
      renewing ??= renew(open).finally(() => {
        renewing = undefined;
      });
      await renewing;
    }
    known = banco;
  };
}

async function renew(open: () => Opened): Promise<void> {
  const opened = open();
  try {
    await followBanco(opened.db);
  } finally {
    await opened.close();
  }
}
