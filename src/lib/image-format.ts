const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** Returns the format of a picture by its first bytes, whatever its name; null for any other format. */
export function imageFormat(start: Uint8Array): 'jpg' | 'png' | null {
  if (startsWith(start, JPEG)) return 'jpg';
  return startsWith(start, PNG) ? 'png' : null;
}
