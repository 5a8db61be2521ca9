import type { TemaPersonalizado } from '#contract/content/tema.ts';
import { foldText } from '#lib/fold-text.ts';

/** Types of theme. */
const STORE = 1;
const DATED = 2;
const HOTSITE = 3;
const FALLBACK = 8;

/** The facts that decide which theme is shown. */
export interface ThemeMoment {
  readonly now: Date;
  /** The path of the address: '/hotsite/natal'. */
  readonly path: string;
  /** The id of a theme that the screen or the address requests. */
  readonly specificId?: number | null;
}

const typeOf = (tema: TemaPersonalizado): number => tema.temaPersonalizadoTipo.idTemaPersonalizadoTipo;

/** The business time zone has had no summer time since 2019. */
const OFFSET = '-03:00';

/** A bare day starts at its midnight and, as an end, lasts until the next one. An invalid date sets no limit. */
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

/** Returns the name that follows 'hotsite' in a path, or null. */
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

/** Of several matching themes, returns the one that started last; of these the newest. */
function latest(temas: readonly TemaPersonalizado[]): TemaPersonalizado | undefined {
  const order = (tema: TemaPersonalizado) => startOf(tema) ?? Number.NEGATIVE_INFINITY;
  const [first] = temas.toSorted(
    (a, b) =>
      (order(a) === order(b) ? 0 : order(b) - order(a)) || b.idTemaPersonalizado - a.idTemaPersonalizado,
  );
  return first;
}

/** Returns the store's own theme, which supplies the colours that another theme leaves out. */
export function storeTheme(temas: readonly TemaPersonalizado[]): TemaPersonalizado | null {
  return temas.find((tema) => typeOf(tema) === STORE) ?? null;
}

/**
 * Returns the theme to show: the one requested by id if valid (without an end date, or within its dates); else the
 * theme of the hotsite named in the path; else a dated one that is active now; else the store's; else the
 * fallback; else null.
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

/** Returns the next moment after `now` at which a theme starts or ends, in epoch ms; null if there is no such one. */
export function nextThemeChange(temas: readonly TemaPersonalizado[], now: Date): number | null {
  const edges = temas.flatMap((tema) => {
    const end = endOf(tema);
    return [startOf(tema), end === null ? null : end + 1];
  });
  const later = edges.filter((edge): edge is number => edge !== null && edge > now.getTime());
  return later.length === 0 ? null : Math.min(...later);
}
