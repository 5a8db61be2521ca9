import { type FeedFailure, failure } from './feed-parser.ts';
import { DatabaseError } from './indexed-db.ts';

/** A database that refuses (most often: no room) is an answer; anything else is a fault of ours. */
export async function tryToWrite(write: () => Promise<void>): Promise<FeedFailure | null> {
  try {
    await write();
    return null;
  } catch (error) {
    if (error instanceof DatabaseError) return failure('disco');
    throw error;
  }
}
