import type { Geolocalizacao } from '#contract/cart/carrinho-calls.ts';

/** A place counts for changes made within this time of its reading. */
const NEAR_MS = 2 * 60_000;

/** In memory only: nothing of it is stored apart from the request of a change that is on its way. */
let isAllowed = false;
let latest: { place: Geolocalizacao; at: number } | null = null;

/** Starts or ends the use of the device's place. An end forgets the last one. */
export function allowPlace(allowed: boolean): void {
  isAllowed = allowed;
  if (!allowed) latest = null;
}

/** The place of a change made at `at` (epoch milliseconds); null if it is not known or not to be sent. */
export const placeAt = (at: number): Geolocalizacao | null =>
  isAllowed && latest !== null && Math.abs(latest.at - at) <= NEAR_MS ? latest.place : null;

const hear = ({ coords, timestamp }: GeolocationPosition): void => {
  const { latitude, longitude, accuracy: acuracidade } = coords;
  if (isAllowed) latest = { place: { latitude, longitude, acuracidade }, at: timestamp };
};

/** Reads the place for the changes to come, if the user sends it. A change never waits for it, nor fails with it. */
export function notePlace(): void {
  if (!isAllowed || !('geolocation' in navigator)) return;
  navigator.geolocation.getCurrentPosition(hear, () => undefined, { maximumAge: NEAR_MS / 2 });
}

export type PlaceAnswer = 'given' | 'denied' | 'unsupported';

/** Asks the browser, which asks the user. A place that cannot be found now counts as given. */
export function askForPlace(): Promise<PlaceAnswer> {
  if (!('geolocation' in navigator)) return Promise.resolve('unsupported');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      () => resolve('given'),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'given'),
      { maximumAge: NEAR_MS / 2, timeout: 10_000 },
    );
  });
}
