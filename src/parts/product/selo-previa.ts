/** A path of this app with one plain name, as used by badges and showcases. */
const NAME = /^\/?([\w-]+)$/;

/** Returns the address of a badge's showcase; null if it is no path of this app. */
export function previaPath(previaUrl: string | null): string | null {
  const name = NAME.exec(previaUrl?.trim() ?? '')?.[1];
  return name === undefined ? null : `/${name}`;
}
