/**
 * The source that the thread opens: a folder on disk (a new one may begin as a dump), the bytes of a dump in memory, or
 * an empty database in memory.
 */
export type PGliteSource =
  | { readonly folder: string; readonly dump?: Uint8Array | undefined }
  | { readonly dump: Uint8Array }
  | { readonly memory: true };

export type PGliteRequest =
  | { readonly op: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly op: 'dump' }
  | { readonly op: 'fsyncs' }
  | { readonly op: 'close' };

export type QueryReply = {
  readonly rows: readonly unknown[];
  readonly command: string | undefined;
  readonly affectedRows: number | undefined;
};

/** `total` since the database opened; `lastStatement` within the newest query (for example a commit). */
export type FsyncCount = { readonly total: number; readonly lastStatement: number };

/** The fields of a database error that can be sent between threads (`code` is the SQLSTATE). */
export type PGliteFailure = {
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
};

export type PGliteReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: PGliteFailure }
  | { readonly ready: true }
  /** A notice from the channel of committed changes. */
  | { readonly told: string }
  | { readonly notOpened: PGliteFailure };
