/**
 * One event of synchronisation, for support: a try and its result. Never a name, a document, a price or a
 * response's body. The newest 500 are kept.
 */
export type LogRow = {
  n: number;
  at: number;
  event:
    | 'enqueued'
    | 'sent'
    | 'confirmed'
    | 'refused'
    | 'again'
    | 'held'
    | 'decided'
    | 'pulled'
    | 'pull-failed'
    | 'storage'
    | 'opened'
    | 'error';
  lane?: string;
  key?: string;
  /** HTTP status; 0 for silence. */
  status?: number;
  /** A code, a resource's or an error's name: a word, never a sentence with data in it. */
  detail?: string;
};

export type NewLogRow = Omit<LogRow, 'n'> & { n?: number };

export const LOG_MAX = 500;
