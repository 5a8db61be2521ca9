/**
 * Each open dialog has its own entry in the browser's history, so that Back closes the dialog and not the screen below
 * it. Only the entry's state differs: its address and the rest of its state are the screen's.
 */
const KEY = 'dialogos';
/** Browsers without the Navigation API do not report a step through the history that another navigation cancelled. */
const LOST_AFTER_MS = 1000;

const open: HTMLDialogElement[] = [];
/** Navigations that wait until the dialogs' entries are left, with the addresses they lead to. */
const waiting: { to: string; navigate: () => void }[] = [];
let href = '';
let isTravelling = false;
let lost: ReturnType<typeof setTimeout> | undefined;
/** The observed page: dialogs of another page are gone with it. */
let page: Document | null = null;

/** The number of dialogs in the current entry. */
function depthNow(): number {
  const state: unknown = history.state;
  const depth = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[KEY] : 0;
  return typeof depth === 'number' ? depth : 0;
}

function travel(steps: number): void {
  isTravelling = true;
  clearTimeout(lost);
  const entry = entryAt(steps);
  if (entry !== undefined) {
    navigation.traverseTo(entry.key).committed?.catch(stayHere);
    return;
  }
  lost = setTimeout(stayHere, LOST_AFTER_MS);
  history.go(steps);
}

/** The entry so many steps from the current one; undefined without the Navigation API, which reports lost steps. */
function entryAt(steps: number): NavigationHistoryEntry | undefined {
  if (!('navigation' in window)) return undefined;
  const { currentEntry } = navigation;
  return currentEntry === null ? undefined : navigation.entries()[currentEntry.index + steps];
}

/** The step never arrives: the current entry becomes the screen's own, so that no navigation waits without end. */
function stayHere(): void {
  if (!isTravelling) return;
  isTravelling = false;
  if (depthNow() > 0) {
    History.prototype.replaceState.call(history, { ...(history.state as object | null), [KEY]: 0 }, '');
  }
  settle();
}

/** Makes the history as deep as the open dialogs. */
function settle(): void {
  if (isTravelling) return;
  const depth = depthNow();
  const target = waiting.length > 0 ? 0 : open.length;
  if (depth > target) return travel(target - depth);
  for (const { navigate } of waiting.splice(0)) navigate();
  ({ href } = location);
  for (let next = depthNow() + 1; next <= open.length; next += 1) {
    // The browser's own method: the router has patched the object's and would see a new screen.
    History.prototype.pushState.call(history, { ...(history.state as object | null), [KEY]: next }, '');
  }
}

const settleLater = (): void => queueMicrotask(settle);

function onPopState(event: PopStateEvent): void {
  const isOwn = isTravelling;
  isTravelling = false;
  clearTimeout(lost);
  // The screen below is the same: router and screen are not notified.
  if (location.href === href && (isOwn || depthNow() !== open.length)) event.stopImmediatePropagation();
  // A dialog that refuses to close gets its entry back at the next touch: browsers skip entries added without one.
  if (!isOwn && depthNow() < open.length) {
    const topmost = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    topmost?.dispatchEvent(new Event('cancel', { cancelable: true }));
  } else if (isOwn || depthNow() > open.length) settleLater();
}

function listen(): void {
  if (page === document) return;
  page = document;
  isTravelling = false;
  open.length = 0;
  waiting.length = 0;
  window.addEventListener('popstate', onPopState, { capture: true });
  for (const touch of ['pointerdown', 'keydown']) {
    document.addEventListener(touch, () => void (depthNow() < open.length && settle()), { capture: true });
  }
}

/** Gives an open dialog its entry; the returned function removes it. */
export function enterHistory(dialog: HTMLDialogElement): () => void {
  listen();
  open.push(dialog);
  settleLater();
  return () => {
    const at = open.indexOf(dialog);
    if (at < 0) return;
    open.splice(at, 1);
    settleLater();
  };
}

/** Navigates from the screen's own entry: at once, or after the dialogs' entries are left. `to` is the new address. */
export function navigateBelowDialogs(to: string, navigate: () => void): void {
  if (!isTravelling && depthNow() === 0) return navigate();
  listen();
  waiting.push({ to, navigate });
  settle();
}

/** The address's part from the question mark on, as it is after the navigations that still wait. */
export const searchAhead = (): string => new URL(waiting.at(-1)?.to ?? '', location.href).search;

/** Leaves the entry of a dialog that a reload closed. */
export function leaveClosedDialogs(): void {
  listen();
  settle();
}
