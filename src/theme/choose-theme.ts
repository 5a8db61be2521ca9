import type { TemaPersonalizado } from '#contract/content/tema.ts';
import { foldText } from '#lib/fold-text.ts';

/** Types of theme. */
const STORE = 1;
const DATED = 2;
const HOTSITE = 3;
const FALLBACK = 8;

/** What decides which theme is shown. */
export interface ThemeMoment {
  readonly now: Date;
  /** The path of the address: '/hotsite/natal'. */
  readonly path: string;
  /** A theme that the screen or the address asks for by its id. */
  readonly specificId?: number | null;
}

const typeOf = (tema: TemaPersonalizado): number => tema.temaPersonalizadoTipo.idTemaPersonalizadoTipo;

/** The business time zone has had no summer time since 2019. */
const OFFSET = '-03:00';

/** A day alone begins at its midnight and, as an end, lasts until the next; text that is no date is no limit. */
function limit(text: string | null | undefined, timeOfDay: string): number | null {
  if (!text) return null;
  const instant = Date.parse(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T${timeOfDay}${OFFSET}` : text);
  return Number.isNaN(instant) ? null : instant;
}

const startOf = (tema: TemaPersonalizado) => limit(tema.dataInicial, '00:00:00');
const endOf = (tema: TemaPersonalizado) => limit(tema.dataFinal, '23:59:59.999');

function isInRange(tema: TemaPersonalizado, now: Date): boolean {
  const at = now.getTime();
  return (startOf(tema) ?? at) <= at && at <= (endOf(tema) ?? at);
}

/** The name that follows 'hotsite' in a path, or null. */
export function hotsiteName(path: string): string | null {
  const parts = path.split('/');
  const name = parts[parts.findIndex((part) => part.toLowerCase() === 'hotsite') + 1];
  if (!name || !/(?:^|\/)hotsite\//i.test(path)) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Of several that fit, the one that started last; of these the newest. */
function latest(temas: readonly TemaPersonalizado[]): TemaPersonalizado | undefined {
  const order = (tema: TemaPersonalizado) => startOf(tema) ?? Number.NEGATIVE_INFINITY;
  const [first] = temas.toSorted(
    (a, b) =>
      (order(a) === order(b) ? 0 : order(b) - order(a)) || b.idTemaPersonalizado - a.idTemaPersonalizado,
  );
  return first;
}

/** The store's own theme: what another theme leaves out comes from it. */
export function storeTheme(temas: readonly TemaPersonalizado[]): TemaPersonalizado | null {
  return temas.find((tema) => typeOf(tema) === STORE) ?? null;
}

/**
 * The theme to show: the one asked for by id if it is valid (without an end date, or within its dates); else the
 * hotsite's whose name stands in the path; else a dated one that is active now; else the store's; else the
 * fallback. Null when there is none.
 */
export function chooseTheme(
  temas: readonly TemaPersonalizado[],
  { now, path, specificId = null }: ThemeMoment,
): TemaPersonalizado | null {
  const specific = temas.find((tema) => tema.idTemaPersonalizado === specificId);
  if (specific && (endOf(specific) === null || isInRange(specific, now))) return specific;
  const name = foldText(hotsiteName(path) ?? '');
  const ofHotsite = temas.filter(
    (tema) =>
      typeOf(tema) === HOTSITE && name !== '' && tema.variosHotsite.some((own) => foldText(own) === name),
  );
  const dated = temas.filter((tema) => typeOf(tema) === DATED && isInRange(tema, now));
  return (
    latest(ofHotsite) ??
    latest(dated) ??
    storeTheme(temas) ??
    temas.find((tema) => typeOf(tema) === FALLBACK) ??
    null
  );
}

/** The next moment after `now` at which a theme starts or ends, in ms since 1970; null when none does. */
export function nextThemeChange(temas: readonly TemaPersonalizado[], now: Date): number | null {
  const edges = temas.flatMap((tema) => {
    const end = endOf(tema);
    return [startOf(tema), end === null ? null : end + 1];
  });
  const later = edges.filter((edge): edge is number => edge !== null && edge > now.getTime());
  return later.length === 0 ? null : Math.min(...later);
}
