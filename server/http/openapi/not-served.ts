import type { AnyCall } from '#contract/wire/call.ts';

/** Documented calls that this server may not have yet, by area. */
const DOCUMENTED: Readonly<Record<string, readonly string[]>> = {};

/** The documented calls that are missing from `calls`, by area; a fully served area is left out. */
export function notServed(calls: readonly AnyCall[]): [area: string, calls: string[]][] {
  const served = new Set(calls.map(({ method, path }) => `${method} ${path}`.toLowerCase()));
  return Object.entries(DOCUMENTED)
    .map(([area, all]): [string, string[]] => [area, all.filter((one) => !served.has(one.toLowerCase()))])
    .filter(([, missing]) => missing.length > 0);
}
