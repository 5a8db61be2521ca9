import { messageSW } from 'workbox-window';
import { versao } from '#app/page/build-id.ts';
import { type Novidade, novidades } from '#contract/content/novidades.ts';
import { isVersaoAnterior } from '#domain/app/versao.ts';
import type { PageWord } from '#lib/page-word.ts';
import { parseText } from '#net/parse-text.ts';

const PATIENCE_MS = 2000;

/** The text that a worker sends back; null from a build that sends none. */
async function askNotes(worker: ServiceWorker): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const reply: Promise<unknown> = messageSW(worker, { type: 'TELL_NOTES' } satisfies { type: PageWord });
  const text = await Promise.race([reply, silence]).finally(() => clearTimeout(timer));
  return typeof text === 'string' ? text : null;
}

/** The notes of the versions after `desde`, newest first; empty when they cannot be read. */
export const novidadesDesde = (text: string, desde: string): Novidade[] =>
  (parseText(novidades, text) ?? []).filter((novidade) => isVersaoAnterior(desde, novidade.versao));

/** The release notes of a waiting build, from its own worker: this works offline too. */
export async function readNovidades(worker: ServiceWorker): Promise<Novidade[]> {
  return novidadesDesde((await askNotes(worker)) ?? '', versao);
}
