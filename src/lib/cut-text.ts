/** The text cut after `max` characters, whole ones; the same text where it fits. */
export function cutText(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length <= max ? text : `${letters.slice(0, max).join('').trimEnd()}…`;
}
