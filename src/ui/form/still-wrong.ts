/** What was said of a field is said as long as it holds, in the words of `now`; what is wrong anew is not said yet. */
export function stillWrong<Field extends string>(
  said: Partial<Record<Field, string>>,
  now: Partial<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const kept = (Object.keys(said) as Field[]).filter((field) => now[field] !== undefined);
  return Object.fromEntries(kept.map((field) => [field, now[field]])) as Partial<Record<Field, string>>;
}
