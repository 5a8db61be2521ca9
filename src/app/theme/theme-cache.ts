import { buildId } from '#app/page/build-id.ts';
import { consultarTemas, type TemaPersonalizado } from '#contract/content/tema.ts';
import { parseText } from '#net/parse-text.ts';

/** The storage key of the last start's themes, as the server sent them, each with its computed colours. */
const STORAGE_KEY = 'GSTemas';

/** The CSS variables of a theme by name. */
export type Variables = Readonly<Record<string, string>>;

export interface KeptThemes {
  readonly temas: readonly TemaPersonalizado[];
  /** By idTemaPersonalizado, as this build computes them; null when they are absent or another build wrote them. */
  readonly colors: ReadonlyMap<number, Variables> | null;
  /** Shown until the colours are computed again: another build's colours are nearly right. */
  readonly lastColors: ReadonlyMap<number, Variables>;
}

/** The colours that were stored with a theme. */
interface Kept {
  readonly idTemaPersonalizado: number;
  readonly cores?: unknown;
  readonly versao?: unknown;
}

const isVariables = (value: unknown): value is Variables =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((color) => typeof color === 'string');

/** The themes of the last start; null when none are stored or they cannot be read. */
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

/** Keeps the themes for the next start. On a full disk that start only lacks its colours for a moment. */
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
