import pg from 'pg';
import { CHANNEL } from './notified-channel.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

export type Hearing = {
  /** Gets each notice of the database unchanged. */
  readonly onTold: (payload: string) => void;
  /** Listening begins or resumes: earlier notices may be lost. */
  readonly onGap: () => void;
};

/** The system probes a silent connection after 30 s, so a lost network is noticed. */
const LIVELY = { keepAlive: true, keepAliveInitialDelayMillis: 30_000, connectionTimeoutMillis: 5000 };

/**
 * Listens to a PostgreSQL on its own connection, and reconnects when that breaks. A pool in transaction mode in between
 * lets no notice through. Returns a function that stops it.
 */
export function listenPostgres(connectionString: string, { onTold, onGap }: Hearing): () => Promise<void> {
  let isStopped = false;
  let waitMs = FIRST_WAIT_MS;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const mine = new pg.Client({ connectionString, ...LIVELY });
    client = mine;
    let isOver = false;
    const again = () => {
      if (isOver || isStopped) return;
      isOver = true;
      timer = setTimeout(() => void connect(), waitMs);
      timer.unref();
      waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
    };
    mine.on('error', again);
    mine.on('end', again);
    mine.on('notification', ({ payload }) => onTold(payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
      waitMs = FIRST_WAIT_MS;
      onGap();
    } catch {
      mine.end().catch(() => undefined);
      again();
    }
  }

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
