/** Keeps the shown errors that still hold, in the words of `now`; new errors are not shown yet. */
export function stillWrong<Field extends string>(
  said: Partial<Record<Field, string>>,
  now: Partial<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const kept = (Object.keys(said) as Field[]).filter((field) => now[field] !== undefined);
  return Object.fromEntries(kept.map((field) => [field, now[field]])) as Partial<Record<Field, string>>;
}
