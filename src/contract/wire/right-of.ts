import type { Right } from '#contract/access/papel.ts';
import type { AnyCall } from './call.ts';

/**
 * The right that a call of a session needs, its own or the one of its kind: changes need `act`, also those that no one
 * named. Null for calls without a session.
 */
export function rightOf({ access, right, keyed, method }: AnyCall): Right | null {
  if (access !== 'session') return null;
  return right ?? (keyed === true || method !== 'GET' ? 'act' : 'read');
}
