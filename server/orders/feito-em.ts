/** Before any order was made: only a clock that lost its time tells such a moment. */
const EARLIEST = Date.parse('2020-01-01T00:00:00Z');

/** A device's clock may be wrong: a time after the request's own, or long before it, is dropped (null). */
export function feitoBefore(feitoEm: string | undefined, now: Date): Date | null {
  const at = Date.parse(feitoEm ?? '');
  return at >= EARLIEST && at <= now.getTime() ? new Date(at) : null;
}
