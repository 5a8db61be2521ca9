import type { Quality } from '#vault/device-rows.ts';

/** The outcome of the last requests; the newest counts most. Latency in milliseconds, failures 0..1. */
export type Reading = { latencyMs: number; failures: number; reached: boolean };

/** The end of one request: whether our server responded, and after how long in milliseconds. */
export type Outcome = { reached: boolean; ms: number };

/** The weight of one outcome. */
const WEIGHT = 0.3;

const SLOW_MS = 2500;
const WEAK_MS = 8000;
const WEAK_FAILURES = 0.35;

/** The time-out of a request in milliseconds; longer on a connection with slow responses. */
const TIMEOUT_MS = 20_000;
const SLOW_TIMEOUT_MS = 45_000;

export const FIRST_READING: Reading = { latencyMs: 0, failures: 0, reached: true };

const blend = (before: number, now: number): number => before + (now - before) * WEIGHT;

/**
 * Returns the reading after one more request. A request without a response says nothing about the latency.
 */
export function readOutcome(before: Reading, { reached, ms }: Outcome): Reading {
  return {
    reached,
    failures: blend(before.failures, reached ? 0 : 1),
    latencyMs: reached ? blend(before.latencyMs, ms) : before.latencyMs,
  };
}

/** Returns the quality of the connection, from measured outcomes, never from the browser's guess. */
export function qualityOf({ latencyMs, failures, reached }: Reading): Quality {
  if (!reached) return 'none';
  if (failures > WEAK_FAILURES || latencyMs > WEAK_MS) return 'weak';
  return latencyMs > SLOW_MS ? 'slow' : 'good';
}

/** Returns the time-out of one request, in milliseconds. */
export const timeoutOf = (quality: Quality): number => (quality === 'good' ? TIMEOUT_MS : SLOW_TIMEOUT_MS);
