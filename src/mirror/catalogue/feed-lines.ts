const LINE_END = 10;

/** Cuts a byte stream into lines. Each line is a copy of its own and keeps its line end. */
export class LineCutter {
  #pending: Uint8Array[] = [];

  /** Returns the lines that this chunk completes. */
  push(chunk: Uint8Array): Uint8Array<ArrayBuffer>[] {
    const lines: Uint8Array<ArrayBuffer>[] = [];
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
      lines.push(joinBytes([...this.#pending, chunk.subarray(from, end + 1)]));
      this.#pending = [];
      from = end + 1;
    }
    if (from < chunk.length) this.#pending.push(chunk.slice(from));
    return lines;
  }

  /** Returns the rest after the last line end. */
  rest(): Uint8Array<ArrayBuffer> {
    return joinBytes(this.#pending);
  }
}

/**
 * Joins the parts into a new array, never a view into a larger buffer: storing a view would store its whole
 * buffer.
 */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
