/**
 * One event of synchronisation, for support: a try and its result. Holds no names, documents, prices or
 * response bodies. The newest 500 are kept.
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
  /** HTTP status; 0 if there was no response. */
  status?: number;
  /** A code, or the name of a resource or an error: a word, never a sentence with data. */
  detail?: string;
};

export type NewLogRow = Omit<LogRow, 'n'> & { n?: number };

export const LOG_MAX = 500;
