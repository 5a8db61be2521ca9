import { setTimeout as sleep } from 'node:timers/promises';
import type { Correio, Mensagem } from './port.ts';

/** Delivers what is written meanwhile, so that an answer does not take as long as a mail, nor tell of it. */
export type Carteiro = {
  /** Takes a letter that is yet to be written (or found to have nobody to go to) and comes back at once. */
  levar(escrever: () => Promise<Mensagem | undefined>): void;
  /** Waits until nothing is under way; no more than a try each once it is called. */
  parar(): Promise<void>;
};

/** Waits between the tries, in milliseconds. */
const ESPERAS = [1000, 10_000];

/** Carries letters to the post, each three times at most; `onError` is told what was not delivered, without its text. */
export function createCarteiro(
  correio: Correio,
  onError: (error: unknown) => void,
  esperas: readonly number[] = ESPERAS,
): Carteiro {
  const stopping = new AbortController();
  const underway = new Set<Promise<void>>();

  const entregar = async (escrever: () => Promise<Mensagem | undefined>): Promise<void> => {
    const mensagem = await escrever();
    if (mensagem === undefined) return;
    for (const espera of [...esperas, null]) {
      if (await correio.enviar(mensagem)) return;
      if (espera === null || stopping.signal.aborted) break;
      await sleep(espera, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    throw new Error('the mail provider did not take a mail');
  };

  return {
    levar(escrever) {
      const one = entregar(escrever)
        .catch(onError)
        .finally(() => underway.delete(one));
      underway.add(one);
    },
    async parar() {
      stopping.abort();
      await Promise.all(underway);
    },
  };
}
