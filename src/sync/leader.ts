/**
 * Runs the work while no other tab of this browser runs it under the same name. Where the browser has no lock
 * manager the work simply runs: claims in the database are what keeps two senders apart.
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, work);
}
