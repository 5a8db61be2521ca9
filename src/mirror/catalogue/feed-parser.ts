import { fimDaTransmissao } from '#contract/catalogue/sincronizacao.ts';
import { joinBytes } from './feed-lines.ts';

/**
 * Why a feed was refused. `truncado`: it stopped early. `hash`: its bytes were changed. `formato`: it is no feed (a
 * captive portal's page). `geracao`: it does not fit the device's data, which must be loaded whole first. `disco`: no
 * room, or the database failed. `cancelado`: the caller's signal. In every case the previous data remain.
 */
export type FeedError = 'truncado' | 'hash' | 'formato' | 'geracao' | 'disco' | 'cancelado';

export type FeedFailure = { ok: false; erro: FeedError };

/** `alterados` counts the rows of a delta; `total` the device's rows afterwards. */
export type Envelope = { total: number; segmentos: number; alterados?: number };
type Schema<T> = {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
};

export type FeedShape<H extends Envelope, S extends { n: number }> = {
  header: Schema<H>;
  /** Reads a line after the header. */
  segmentOf(header: H): Schema<S>;
  /** The hash that the last line must carry; any unless given. */
  sha256?: string | undefined;
  /** Checks the header before the rest is read; a returned value ends the reading with it. */
  onHeader(header: H, line: Uint8Array<ArrayBuffer>): FeedFailure | null;
  /** Called after each segment with the number of products so far. */
  onSegment(segment: S, produtos: number, line: Uint8Array<ArrayBuffer>): void;
};

export type Feed<H, S> = { ok: true; header: H; segments: S[] };

export const failure = (erro: FeedError): FeedFailure => ({ ok: false, erro });

/** Reads a feed line by line; `finish` tells whether it is complete and intact. */
export class FeedParser<H extends Envelope, S extends { n: number }> {
  readonly #shape: FeedShape<H, S>;
  readonly #decoder = new TextDecoder();
  readonly #segments: S[] = [];
  readonly #lines: Uint8Array<ArrayBuffer>[] = [];
  #header: H | null = null;
  #end: { total: number; sha256: string } | null = null;
  #produtos = 0;

  constructor(shape: FeedShape<H, S>) {
    this.#shape = shape;
  }

  /** Adds a line; `cut` tells that the stream ended within it. */
  add(line: Uint8Array<ArrayBuffer>, cut: boolean): FeedFailure | null {
    const value = this.#parse(line);
    if (value === undefined) return failure(cut && line[0] === OPENING_BRACE ? 'truncado' : 'formato');
    if (this.#end !== null) return failure('formato');
    if (this.#header === null) return this.#addHeader(value, line);
    if (typeof value === 'object' && value !== null && 'fim' in value) return this.#addEnd(value);
    return this.#addSegment(value, line, this.#header);
  }

  async finish(): Promise<Feed<H, S> | FeedFailure> {
    const end = this.#end;
    const header = this.#header;
    if (header === null || end === null) return failure('truncado');
    const body = joinBytes(this.#lines);
    if ((this.#shape.sha256 ?? end.sha256) !== end.sha256) return failure('hash');
    if ((await sha256Of(body)) !== end.sha256.toLowerCase()) return failure('hash');
    const whole =
      (header.alterados ?? header.total) === this.#produtos &&
      end.total === header.total &&
      header.segmentos === this.#segments.length;
    if (!whole) return failure('formato');
    return { ok: true, header, segments: this.#segments };
  }

  #addEnd(value: unknown): FeedFailure | null {
    const end = fimDaTransmissao.safeParse(value);
    if (!end.success) return failure('formato');
    this.#end = end.data;
    return null;
  }

  #parse(line: Uint8Array): unknown {
    // A page of HTML is recognised by its first byte, at any length.
    if (line[0] !== OPENING_BRACE) return undefined;
    try {
      return JSON.parse(this.#decoder.decode(line));
    } catch {
      return undefined;
    }
  }

  #addHeader(value: unknown, line: Uint8Array<ArrayBuffer>): FeedFailure | null {
    const header = this.#shape.header.safeParse(value);
    if (!header.success) return failure('formato');
    this.#header = header.data;
    this.#lines.push(line);
    return this.#shape.onHeader(header.data, line);
  }

  #addSegment(value: unknown, line: Uint8Array<ArrayBuffer>, header: H): FeedFailure | null {
    const segment = this.#shape.segmentOf(header).safeParse(value);
    if (!segment.success || segment.data.n !== this.#segments.length) return failure('formato');
    const lengths = new Set(Object.values(segment.data).flatMap((column) => lengthOf(column)));
    const [length] = lengths;
    if (length === undefined || lengths.size > 1) return failure('formato');
    this.#segments.push(segment.data);
    this.#lines.push(line);
    this.#produtos += length;
    this.#shape.onSegment(segment.data, this.#produtos, line);
    return null;
  }
}

/** The first character of every line of a feed. */
export const OPENING_BRACE = 123;

const lengthOf = (column: unknown): number[] => (Array.isArray(column) ? [column.length] : []);

/** The SHA-256 of bytes as hexadecimal digits. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** True when a feed's first line announces changes. */
export function isDelta(header: unknown): header is { delta: true } {
  return typeof header === 'object' && header !== null && 'delta' in header;
}
