import { lazyPlace } from '#app/lazy/lazy-part.tsx';
import { useOutdated } from '#app/parametros/outdated.ts';

// Rarely needed, so a first visit does not load it.
const UpdateDemandNotice = lazyPlace(
  async () => (await import('./update-demand-notice.tsx')).UpdateDemandNotice,
  null,
);

/** Asks for the update above everything while this version is older than the server accepts. */
export function UpdateDemand() {
  return useOutdated() ? <UpdateDemandNotice /> : null;
}
