import { type FeedFailure, failure } from './feed-parser.ts';
import { DatabaseError } from './indexed-db.ts';

/** Turns a refusal of the database (mostly: no room) into a result; other errors are bugs and are thrown. */
export async function tryToWrite(write: () => Promise<void>): Promise<FeedFailure | null> {
  try {
    await write();
    return null;
  } catch (error) {
    if (error instanceof DatabaseError) return failure('disco');
    throw error;
  }
}
