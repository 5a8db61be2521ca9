import { lazyPlace } from '#app/lazy/lazy-part.tsx';
import { useOutdated } from '#app/parametros/outdated.ts';

// Rarely wanted, so nobody's first visit waits for it.
const UpdateDemandNotice = lazyPlace(
  async () => (await import('./update-demand-notice.tsx')).UpdateDemandNotice,
  null,
);

/** Asks for the update above everything for as long as this version is older than the server takes work from. */
export function UpdateDemand() {
  return useOutdated() ? <UpdateDemandNotice /> : null;
}
