/** The part of a PDF, behind trailing blanks, in which its end must stand (ISO 32000-1, annex H, note 18). */
const PDF_END = 1024;

const BLANKS: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

function hasPdfEnd(bytes: Uint8Array): boolean {
  const end = bytes.findLastIndex((byte) => !BLANKS.has(byte)) + 1;
  const tail = String.fromCharCode(...bytes.subarray(Math.max(0, end - PDF_END), end));
  return tail.includes('%%EOF');
}

/** Walks the chunks, each with its length, type, data and checksum, to IEND; bytes behind that do not matter. */
function hasPngEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === 'IEND') return true;
  }
  return false;
}

/** Markers without data: TEM, and the restarts within a scan. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Walks the segments to EOI: a preview within one has an end of its own. Scans have no length and are searched for the
 * next marker; bytes behind EOI do not matter.
 */
function hasJpegEnd(bytes: Uint8Array): boolean {
  let at = bytes.indexOf(0xff, 2);
  while (at !== -1) {
    const marker = bytes[at + 1];
    if (marker === 0xd9) return true;
    // A byte of a scan, or a filler before a marker.
    if (marker === undefined || marker === 0x00 || marker === 0xff || isBare(marker)) {
      at = bytes.indexOf(0xff, at + (marker === 0xff ? 1 : 2));
      continue;
    }
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    at = bytes.indexOf(0xff, at + 2 + length);
  }
  return false;
}

/** True if a file of the format, which its first bytes show, has its end: one that was cut has not. */
export function hasEnd(bytes: Uint8Array, format: 'pdf' | 'jpg' | 'png'): boolean {
  if (format === 'pdf') return hasPdfEnd(bytes);
  return format === 'png' ? hasPngEnd(bytes) : hasJpegEnd(bytes);
}
