import type { Quality } from '#vault/device-rows.ts';

/** The outcome of the last requests, newest counting most. Latency in milliseconds, failures 0..1. */
export type Reading = { latencyMs: number; failures: number; reached: boolean };

/** One request's end: whether our server answered, and after how long. */
export type Outcome = { reached: boolean; ms: number };

/** How much one outcome counts. */
const WEIGHT = 0.3;

const SLOW_MS = 2500;
const WEAK_MS = 8000;
const WEAK_FAILURES = 0.35;

/** How long to wait for an answer before asking again: longer where answers are known to be slow. */
const TIMEOUT_MS = 20_000;
const SLOW_TIMEOUT_MS = 45_000;

export const FIRST_READING: Reading = { latencyMs: 0, failures: 0, reached: true };

const blend = (before: number, now: number): number => before + (now - before) * WEIGHT;

/** The reading after one more request. A time that brought no answer says nothing of how fast answers are. */
export function readOutcome(before: Reading, { reached, ms }: Outcome): Reading {
  return {
    reached,
    failures: blend(before.failures, reached ? 0 : 1),
    latencyMs: reached ? blend(before.latencyMs, ms) : before.latencyMs,
  };
}

/** The quality of the connection, from measured outcomes, never from the browser's belief. */
export function qualityOf({ latencyMs, failures, reached }: Reading): Quality {
  if (!reached) return 'none';
  if (failures > WEAK_FAILURES || latencyMs > WEAK_MS) return 'weak';
  return latencyMs > SLOW_MS ? 'slow' : 'good';
}

/** The time-out of one request, in milliseconds. */
export const timeoutOf = (quality: Quality): number => (quality === 'good' ? TIMEOUT_MS : SLOW_TIMEOUT_MS);
