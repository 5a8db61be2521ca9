/** The database cannot be reached, or does not respond. The same request may succeed later. */
export class DatabaseUnavailable extends Error {}

/** SQLSTATEs of a database that stops, starts, is full, or ran into one of our time limits. */
const STATES = new Set(['57P01', '57P02', '57P03', '57014', '53300', '53400', '25P03', '55P03']);
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** The driver's own errors have no code. */
const DRIVER = /^(Connection terminated|Client (was closed|has encountered a connection error))/;

/** The SQLSTATE or the system's code of an error. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** True for an error that the database itself sent, which proves that it is running. */
export const isFromDatabase = (error: unknown): boolean => /^\d[\dA-Z]{4}$/.test(codeOf(error) ?? '');

/** True when a query failed because of the database's state, not because of the query. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const code = codeOf(error) ?? '';
  if (STATES.has(code) || SOCKET.has(code) || /^08[\dA-Z]{3}$/.test(code)) return true;
  return error instanceof Error && DRIVER.test(error.message);
}
