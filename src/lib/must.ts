/**
 * Returns the value, or throws with the name of the missing thing: for facts that only a programming error can
 * break.
 */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`);
  return value;
}
