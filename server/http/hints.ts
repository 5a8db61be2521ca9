import { Readable } from 'node:stream';
import type { Aviso } from '#contract/catalogue/avisos.ts';
import type { Store } from '#server/db/open.ts';

/** How many streams of hints may be open, and their times in milliseconds. */
export type AvisoLimits = {
  readonly perUser: number;
  readonly inAll: number;
  /** How long one stays open; the next one checks its session and its customer again. */
  readonly lifeMs: number;
  /** How often a comment shows that the connection is alive. */
  readonly beatMs: number;
  /** Between two hints of the same word. */
  readonly gapMs: Readonly<Record<Aviso, number>>;
  /** How long a hint is held back at least: one of the catalogue until the next step of deltas holds the change. */
  readonly delayMs: Readonly<Record<Aviso, number>>;
  /** Maximum random extra delay, so that not all devices ask at once. */
  readonly spreadMs: Readonly<Record<Aviso, number>>;
};

/** The listening user, session and customer. */
export type Ouvinte = { readonly idUsuario: number; readonly sid: string; readonly idCliente: number };

export type Avisos = {
  /** A stream of hints, or the exceeded limit: this user's or the server's. */
  open(who: Ouvinte, lifeMs?: number): Readable | 'user' | 'all';
  /** Ends all streams and opens no more. */
  close(): Promise<void>;
};

/** A device with this many unread bytes is cut off. */
const UNREAD_BYTES = 4096;

/** One open stream of hints. */
class Ouvindo {
  readonly stream = new Readable({ read: () => undefined });
  readonly who: Ouvinte;
  readonly #limits: AvisoLimits;
  readonly #random: () => number;
  readonly #due = new Map<Aviso, NodeJS.Timeout>();
  readonly #toldAt = new Map<Aviso, number>();

  constructor(who: Ouvinte, limits: AvisoLimits, random: () => number) {
    this.who = who;
    this.#limits = limits;
    this.#random = random;
  }

  /** Sends a hint soon; hints of the same word in between are merged. */
  hint(word: Aviso): void {
    if (this.#due.has(word)) return;
    const { delayMs, spreadMs, gapMs } = this.#limits;
    const since = performance.now() - (this.#toldAt.get(word) ?? Number.NEGATIVE_INFINITY);
    const waitMs = Math.max(delayMs[word] + spreadMs[word] * this.#random(), gapMs[word] - since);
    const timer = setTimeout(() => {
      this.#due.delete(word);
      this.#toldAt.set(word, performance.now());
      this.write(`data: ${word}\n\n`);
    }, waitMs);
    timer.unref();
    this.#due.set(word, timer);
  }

  write(text: string): void {
    if (this.stream.readableLength > UNREAD_BYTES) this.stream.destroy();
    else this.stream.push(text);
  }

  end(): void {
    for (const timer of this.#due.values()) clearTimeout(timer);
    this.#due.clear();
    if (!this.stream.destroyed && !this.stream.readableEnded) this.stream.push(null);
  }
}

/**
 * The open streams of this process. It hears of commits, of any process, from the database, and listens to it from the
 * first stream on.
 */
export function createAvisos(listen: Store['listen'], limits: AvisoLimits, random: () => number): Avisos {
  const open = new Set<Ouvindo>();
  let stopListening: (() => Promise<void>) | undefined;
  let isClosed = false;

  const hintTo = (word: Aviso, isTold: (who: Ouvinte) => boolean) => {
    for (const one of open) if (isTold(one.who)) one.hint(word);
  };

  function hear(payload: string): void {
    const [about, ...rest] = payload.split(' ');
    if (about === 'catalogo') return hintTo('catalogo', () => true);
    if (about === 'sessao') {
      for (const one of open) if (one.who.sid === rest[0]) one.end();
      return;
    }
    const isCarrinho = about === 'carrinho';
    const idUsuario = isCarrinho ? Number(rest.shift()) : undefined;
    const [idCliente, sid] = rest;
    hintTo(
      isCarrinho ? 'carrinho' : 'cliente',
      (who) =>
        who.idCliente === Number(idCliente) &&
        (idUsuario === undefined || who.idUsuario === idUsuario) &&
        who.sid !== sid,
    );
  }

  const onGap = () => {
    hintTo('cliente', () => true);
    hintTo('catalogo', () => true);
  };

  function start(one: Ouvindo, lifeMs: number): void {
    const beat = setInterval(() => one.write(':\n\n'), limits.beatMs);
    const life = setTimeout(() => one.end(), lifeMs);
    beat.unref();
    life.unref();
    open.add(one);
    const forget = () => {
      clearInterval(beat);
      clearTimeout(life);
      open.delete(one);
      one.end();
    };
    one.stream.once('end', forget);
    one.stream.once('close', forget);
    // Sends the headers at once, so that the device knows that it is connected.
    one.write(':\n\n');
  }

  return {
    open(who, lifeMs = limits.lifeMs) {
      if (isClosed || open.size >= limits.inAll) return 'all';
      const mine = [...open].filter((one) => one.who.idUsuario === who.idUsuario);
      if (mine.length >= limits.perUser) return 'user';
      stopListening ??= listen({ onTold: hear, onGap });
      const one = new Ouvindo(who, limits, random);
      start(one, Math.min(lifeMs, limits.lifeMs));
      return one.stream;
    },
    async close() {
      isClosed = true;
      for (const one of open) one.end();
      await stopListening?.();
      stopListening = undefined;
    },
  };
}
