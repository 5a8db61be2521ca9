import type { Correio } from './port.ts';

/** The address of a mail provider's adapter, and its time-out in milliseconds. */
export type CorreioHttp = {
  readonly url: string;
  readonly token: string | undefined;
  readonly timeout?: number;
};

const TIMEOUT = 10_000;

/**
 * The port over HTTP and JSON, as described in README.md in this folder. Only 200 to 299 means that a mail was taken
 * over.
 */
export function createCorreioHttp({ url, token, timeout = TIMEOUT }: CorreioHttp): Correio {
  return {
    async enviar({ referencia, ...mensagem }) {
      try {
        const answer = await fetch(`${url.replace(/\/+$/, '')}/mensagens/${encodeURIComponent(referencia)}`, {
          method: 'PUT',
          headers: {
            'content-type': 'application/json',
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(mensagem),
          // A redirection names another recipient than the one chosen to get the links.
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        });
        await answer.body?.cancel();
        return answer.ok;
      } catch {
        // No response counts as not delivered.
        return false;
      }
    },
  };
}
