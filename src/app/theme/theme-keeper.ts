import { consultarTemas, type TemaPersonalizado } from '#contract/content/tema.ts';
import { BRIEF, request } from '#net/request.ts';
import { applyTheme } from '#theme/apply-theme.ts';
import { chooseTheme, nextThemeChange, storeTheme } from '#theme/choose-theme.ts';
import { keepThemes, readKeptThemes, type Variables } from './theme-cache.ts';

/** Under this key a tab remembers the theme that its address asked for (`?tema=2`). */
const ASKED_KEY = 'maleta:tema';

/** A timer is set again at least this often: longer ones overflow, and sleep stops the clock. */
const LONGEST_WAIT_MS = 3_600_000;

/** The delay for the colours of themes that are not shown, so that they load only after the first result. */
const OTHERS_WAIT_MS = 8000;

let temas: readonly TemaPersonalizado[] = [];
let colors: ReadonlyMap<number, Variables> = new Map();
let shown: TemaPersonalizado | null = null;
let working: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The theme on screen; null while the portal has its built-in colours. */
export const shownTheme = (): TemaPersonalizado | null => shown;

/** Calls back when the theme on screen changes. Returns a function that stops it. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const clock = (): Date => new Date(Date.now());

/** Shows the current theme of this address, and again when the next one starts or ends. */
export function showTheme(path: string = location.pathname, now: Date = clock()): void {
  const next = chooseTheme(temas, { now, path, specificId: askedTheme() });
  if (next && isUnknown(next)) void workOutColors();
  applyTheme((next && colors.get(next.idTemaPersonalizado)) ?? {});
  clearTimeout(timer);
  const change = nextThemeChange(temas, now);
  if (change !== null) {
    timer = setTimeout(() => showTheme(), Math.min(change - now.getTime(), LONGEST_WAIT_MS));
  }
  if (next === shown) return;
  shown = next;
  for (const listener of listeners) listener();
}

/** The theme that this tab was told to show at any time; `?tema=` without an id ends it. */
function askedTheme(): number | null {
  const asked = new URLSearchParams(location.search).get('tema');
  if (asked !== null) sessionStorage.setItem(ASKED_KEY, asked);
  const id = Number(asked ?? sessionStorage.getItem(ASKED_KEY) ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Colours the document from the last start's themes before the first drawing; false when none are stored. */
export function showKeptThemes(): boolean {
  const kept = readKeptThemes();
  temas = kept?.temas ?? [];
  colors = kept?.lastColors ?? new Map();
  showTheme();
  // A page that slept may have missed a change.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) showTheme();
  });
  return kept !== null;
}

/** Asks the server for the themes, shows and stores them. Without a response the document stays as it is. */
export async function refreshThemes(): Promise<void> {
  const kept = readKeptThemes();
  const reply = await request(consultarTemas, {}, kept === null ? {} : BRIEF);
  if (!reply.ok) {
    console.warn('no themes from the server:', reply.error.kind);
    return;
  }
  const isNews = JSON.stringify(reply.value) !== JSON.stringify(kept?.temas);
  if (!isNews && kept?.colors) return;
  temas = reply.value;
  working = null;
  if (temas.length === 0) console.warn('this installation has no theme: the built-in colours stay');
  showTheme();
  if (kept === null && !isWorking()) setTimeout(() => void workOutColors(), OTHERS_WAIT_MS);
  else await workOutColors();
}

const isWorking = (): boolean => working !== null;

/** Loads the catalogue and computes the colours of all themes, once for each response of the server. */
function workOutColors(): Promise<void> {
  const own = temas;
  working ??= import('#theme/theme-colors.ts')
    .then(({ themeColors }) => {
      if (own !== temas) return;
      colors = themeColors(temas);
      keepThemes(temas, colors);
      showTheme();
    })
    .catch((error: unknown) => console.error('the colours of the themes could not be worked out', error));
  return working;
}

/** True when a theme has colours, its own or the store's, that are not computed yet. */
function isUnknown(tema: TemaPersonalizado): boolean {
  const takesColors = [tema, storeTheme(temas)].some((one) => (one?.parametros.length ?? 0) > 0);
  return takesColors && !colors.has(tema.idTemaPersonalizado);
}
