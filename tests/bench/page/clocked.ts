import type { Pair } from '#tests/bench/row.ts';

/** Milliseconds that `work` takes. */
export async function clocked(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Times both, in the order requested: the second one finds a warmer machine. */
export async function clockedPair(
  ours: () => Promise<unknown>,
  bare: () => Promise<unknown>,
  bareFirst: boolean,
): Promise<Pair> {
  if (!bareFirst) return { ours: await clocked(ours), bare: await clocked(bare) };
  const bareMs = await clocked(bare);
  return { ours: await clocked(ours), bare: bareMs };
}
