/** A path of this app by one plain name, as badges and showcases give it. */
const NAME = /^\/?([\w-]+)$/;

/** The address of the showcase that a badge leads to; null where it leads nowhere in this app. */
export function previaPath(previaUrl: string | null): string | null {
  const name = NAME.exec(previaUrl?.trim() ?? '')?.[1];
  return name === undefined ? null : `/${name}`;
}
