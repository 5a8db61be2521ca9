import type { Correio } from './port.ts';

/** Where a mail provider's adapter listens, in milliseconds how long it is waited for. */
export type CorreioHttp = {
  readonly url: string;
  readonly token: string | undefined;
  readonly timeout?: number;
};

const TIMEOUT = 10_000;

/** The port over HTTP and JSON, as README.md beside this file says. Only 200 to 299 is a mail that was taken over. */
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
          // Whoever is named in a redirection is not who was chosen to get the links.
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        });
        await answer.body?.cancel();
        return answer.ok;
      } catch {
        // Silence is an answer too.
        return false;
      }
    },
  };
}
