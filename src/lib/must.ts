/**
 * Returns the value, or throws an error that names the missing thing. For facts that only a programming error
 * can break.
 */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`);
  return value;
}
