/** Pieces of DER (ITU-T X.690), as far as a certificate needs them. */

function lengthOf(size: number): Uint8Array {
  if (size < 0x80) return Uint8Array.of(size);
  const bytes: number[] = [];
  for (let rest = size; rest > 0; rest = Math.floor(rest / 0x100)) bytes.unshift(rest % 0x100);
  return Uint8Array.of(0x80 + bytes.length, ...bytes);
}

const tagged = (tag: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Uint8Array.of(tag), lengthOf(content.length), content]);
};

export const sequence = (...parts: readonly Uint8Array[]): Uint8Array => tagged(0x30, ...parts);
export const set = (...parts: readonly Uint8Array[]): Uint8Array => tagged(0x31, ...parts);
export const explicit = (number: number, part: Uint8Array): Uint8Array => tagged(0xa0 + number, part);
export const nothing = (): Uint8Array => tagged(0x05);
export const truth = (): Uint8Array => tagged(0x01, Uint8Array.of(0xff));
export const utf8 = (text: string): Uint8Array => tagged(0x0c, Buffer.from(text));
export const printable = (text: string): Uint8Array => tagged(0x13, Buffer.from(text, 'latin1'));
export const octets = (bytes: Uint8Array): Uint8Array => tagged(0x04, bytes);
/** Whole bytes, without unused bits in the last one. */
export const bits = (bytes: Uint8Array): Uint8Array => tagged(0x03, Uint8Array.of(0), bytes);

/** A non-negative integer, as bytes. */
export const integer = (bytes: Uint8Array): Uint8Array =>
  tagged(0x02, ...((bytes[0] ?? 0) >= 0x80 ? [Uint8Array.of(0)] : []), bytes);

/** A moment before 2050, to the second. */
export const utcTime = (moment: Date): Uint8Array =>
  tagged(0x17, Buffer.from(`${moment.toISOString().slice(2, 19).replace(/\D/g, '')}Z`));

/** An object identifier from its dotted form. */
export function oid(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tagged(0x06, Uint8Array.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** A number in base 128: the highest bit of a byte means that another one follows. */
function base128(number: number): number[] {
  const bytes = [number & 0x7f];
  for (let rest = number >>> 7; rest > 0; rest >>>= 7) bytes.unshift(0x80 | (rest & 0x7f));
  return bytes;
}
