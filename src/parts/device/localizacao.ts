import type { Geolocalizacao } from '#contract/cart/carrinho-calls.ts';

/** A place counts for changes made within this time of its reading. */
const NEAR_MS = 2 * 60_000;

/** In memory only: nothing of it is stored apart from the request of a change that is on its way. */
let isAllowed = false;
let latest: { place: Geolocalizacao; at: number } | null = null;
/** The browser refused the place when it was last asked or looked at. */
let isRefused = false;
const listeners = new Set<() => void>();

const ownGeolocation = (): Geolocation | undefined => navigator.geolocation;
const ownPermissions = (): Permissions | undefined => navigator.permissions;

export const isPlaceRefused = (): boolean => isRefused;

export function onPlaceRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function noteRefusal(refused: boolean): void {
  if (refused) latest = null;
  isRefused = refused;
  for (const listener of listeners) listener();
}

/** Follows the browser's permission, which can be taken away at any time; returns the end of it. */
export function watchPermission(): () => void {
  const watch = new AbortController();
  ownPermissions()
    ?.query({ name: 'geolocation' })
    .then((permission) => {
      if (watch.signal.aborted) return;
      const note = () => noteRefusal(permission.state === 'denied');
      permission.addEventListener('change', note, { signal: watch.signal });
      note();
    })
    // Without an answer, the next reading of the place tells.
    .catch((error: unknown) => console.warn('the permission for the place is not known', error));
  return () => watch.abort();
}

/** Starts or ends the use of the device's place. An end forgets the last one. */
export function allowPlace(allowed: boolean): void {
  isAllowed = allowed;
  if (!allowed) latest = null;
}

/** The place of a change made at `at` (epoch milliseconds); null if it is not known or not to be sent. */
export const placeAt = (at: number): Geolocalizacao | null =>
  isAllowed && latest !== null && Math.abs(latest.at - at) <= NEAR_MS ? latest.place : null;

const hear = ({ coords, timestamp }: GeolocationPosition): void => {
  noteRefusal(false);
  const { latitude, longitude, accuracy: acuracidade } = coords;
  if (isAllowed) latest = { place: { latitude, longitude, acuracidade }, at: timestamp };
};

/** Notes why there is no place; true if the browser refuses it. */
function hearFailure({ code, PERMISSION_DENIED }: GeolocationPositionError): boolean {
  noteRefusal(code === PERMISSION_DENIED);
  return isRefused;
}

/** Reads the place for the changes to come, if the user sends it. A change never waits for it, nor fails with it. */
export function notePlace(): void {
  if (isAllowed) ownGeolocation()?.getCurrentPosition(hear, hearFailure, { maximumAge: NEAR_MS / 2 });
}

export type PlaceAnswer = 'given' | 'denied' | 'unsupported';

/** Asks the browser, which asks the user. A place that cannot be found now counts as given. */
export function askForPlace(): Promise<PlaceAnswer> {
  const geolocation = ownGeolocation();
  if (geolocation === undefined) return Promise.resolve('unsupported');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      () => {
        noteRefusal(false);
        resolve('given');
      },
      (error) => resolve(hearFailure(error) ? 'denied' : 'given'),
      { maximumAge: NEAR_MS / 2, timeout: 10_000 },
    );
  });
}
