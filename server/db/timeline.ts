import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import { isSameBanco, readBanco } from './banco.ts';
import { followBanco } from './feed-cursor.ts';
import type { Database } from './schema/schema.ts';

/** A database that is opened for one piece of work, without time limits. */
type Opened = { readonly db: Database; close(): Promise<void> };

/**
 * Looks at each new connection whether it leads to another timeline than the ones before: a standby was promoted under
 * this server. Then an epoch is begun before the connection serves anything, so that no older cursor holds.
 */
export function watchTimeline(db: () => Database, open: () => Opened) {
  let known: string | undefined;
  let renewing: Promise<void> | undefined;
  return async (client: pg.PoolClient): Promise<void> => {
    const banco = await readBanco(async <Row>(query: RawBuilder<Row>) => {
      const { sql, parameters } = query.compile(db());
      return (await client.query(sql, [...parameters])).rows as Row[];
    });
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
