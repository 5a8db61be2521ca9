import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import { isSameBanco, readBanco } from './banco.ts';
import { followBanco } from './feed-cursor.ts';
import type { Database } from './schema/schema.ts';

/** A database that is opened for one piece of work, without time limits. */
type Opened = { readonly db: Database; close(): Promise<void> };

/**
 * Checks each new connection for another timeline than the earlier ones: a standby was promoted under this server. It
 * then begins an epoch before the connection serves a query, so that all older cursors are void.
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
