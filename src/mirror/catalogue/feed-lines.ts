const LINE_END = 10;

/** Cuts a byte stream into lines, each a copy of its own that keeps its line end. */
export class LineCutter {
  #pending: Uint8Array[] = [];

  /** The lines that this chunk completes. */
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

  /** The rest after the last line end. */
  rest(): Uint8Array<ArrayBuffer> {
    return joinBytes(this.#pending);
  }
}

/** One array of its own, never a view into a larger buffer: storing a view would store all of its buffer. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
