import { versao } from '#app/page/build-id.ts';
import { type Novidade, novidades } from '#contract/content/novidades.ts';
import { isVersaoAnterior } from '#domain/app/versao.ts';
import type { PageWord } from '#lib/page-word.ts';
import { parseText } from '#net/parse-text.ts';

const PATIENCE_MS = 2000;

/** The text that a worker sends back; null from a build that sends none. */
function askNotes(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      resolve(typeof data === 'string' ? data : null);
    });
    port1.start();
    worker.postMessage({ type: 'TELL_NOTES' } satisfies { type: PageWord }, [port2]);
  }).then((text) => {
    port1.close();
    return text as string | null;
  });
}

/** The notes of the versions after `desde`, newest first; empty when they cannot be read. */
export const novidadesDesde = (text: string, desde: string): Novidade[] =>
  (parseText(novidades, text) ?? []).filter((novidade) => isVersaoAnterior(desde, novidade.versao));

/** The release notes of a waiting build, from its own worker: this works offline too. */
export async function readNovidades(worker: ServiceWorker): Promise<Novidade[]> {
  return novidadesDesde((await askNotes(worker)) ?? '', versao);
}
