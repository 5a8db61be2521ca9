import { expect, inject, test } from 'vitest';
import { createPostgresPool, POOL_LIMITS } from '#server/db/postgres-pool.ts';

const servers = [inject('postgres')].filter((postgres) => postgres !== null);

test.each(servers)(
  'a new connection that fails its check goes back, and the next one is checked',
  async ({ url }) => {
    let looks = 0;
    const pool = createPostgresPool(
      url,
      { ...POOL_LIMITS, max: 1 },
      {
        greet: async () => {
          looks += 1;
          if (looks < 3) throw new Error('the look failed');
        },
      },
    );
    await expect(pool.connect()).rejects.toThrow('no connection');
    await expect(pool.connect()).rejects.toThrow('no connection');
    expect(pool.use()).toEqual({ used: 0, idle: 0, waiting: 0 });
    const client = await pool.connect();
    client.release();
    (await pool.connect()).release();
    expect(looks).toBe(3);
    await pool.end();
  },
);
