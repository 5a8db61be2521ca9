/** Cuts the text after `max` whole characters and adds `…`; returns a text that fits unchanged. */
export function cutText(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length <= max ? text : `${letters.slice(0, max).join('').trimEnd()}…`;
}
