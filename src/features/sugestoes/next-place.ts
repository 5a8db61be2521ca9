/**
 * The target of an arrow key in a list of `count`: from the field to either end, and from an end back to the
 * field (null). Undefined for any other key.
 */
export function nextPlace(active: number | null, count: number, key: string): number | null | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') {
    if (active === null) return 0;
    return active + 1 < count ? active + 1 : null;
  }
  if (key === 'ArrowUp') {
    if (active === null) return count - 1;
    return active > 0 ? active - 1 : null;
  }
  return undefined;
}
