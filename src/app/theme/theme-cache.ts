import { buildId } from '#app/page/build-id.ts';
import { consultarTemas, type TemaPersonalizado } from '#contract/content/tema.ts';
import { parseText } from '#net/parse-text.ts';

/** Where the themes of the last start are kept, as the server sent them, each with its worked-out colours. */
const STORAGE_KEY = 'GSTemas';

/** The CSS variables of a theme by name. */
export type Variables = Readonly<Record<string, string>>;

export interface KeptThemes {
  readonly temas: readonly TemaPersonalizado[];
  /** By idTemaPersonalizado, as this build works them out; null when another build wrote them, or nobody. */
  readonly colors: ReadonlyMap<number, Variables> | null;
  /** What to show until they are worked out anew: another build's colours are nearly right. */
  readonly lastColors: ReadonlyMap<number, Variables>;
}

/** The colours that were kept beside a theme. */
interface Kept {
  readonly idTemaPersonalizado: number;
  readonly cores?: unknown;
  readonly versao?: unknown;
}

const isVariables = (value: unknown): value is Variables =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((color) => typeof color === 'string');

/** The themes of the last start; null when there are none or what is kept cannot be read. */
export function readKeptThemes(storage: Storage = localStorage): KeptThemes | null {
  const text = storage.getItem(STORAGE_KEY);
  const temas = text === null ? undefined : parseText(consultarTemas.reply, text);
  if (text === null || temas === undefined) return null;
  const kept = JSON.parse(text) as readonly Kept[];
  const known = kept.filter(({ cores }) => isVariables(cores));
  const lastColors = new Map(known.map((one) => [one.idTemaPersonalizado, one.cores as Variables]));
  const isOurs = known.length === temas.length && known.every(({ versao }) => versao === buildId);
  return { temas, colors: isOurs ? lastColors : null, lastColors };
}

/** Keeps the themes for the next start. A full disk only costs the first moment of that start its colours. */
export function keepThemes(
  temas: readonly TemaPersonalizado[],
  colors: ReadonlyMap<number, Variables>,
  storage: Storage = localStorage,
): void {
  const kept = temas.map((tema) => ({
    ...tema,
    cores: colors.get(tema.idTemaPersonalizado) ?? {},
    versao: buildId,
  }));
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch (error) {
    console.warn('the themes could not be kept', error);
  }
}
