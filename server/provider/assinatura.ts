import { createHmac, timingSafeEqual } from 'node:crypto';

/** A notice whose time differs from the server's by more than this is refused, so a copied notice is soon useless. */
const TOLERANCIA_MS = 5 * 60_000;

const FORMA = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const hmacOf = (segredo: string, t: string, corpo: string): Buffer =>
  createHmac('sha256', segredo).update(`${t}.${corpo}`).digest();

/**
 * True if the owner of the secret signed these exact bytes, at most five minutes ago or ahead: `t` is the time in
 * seconds, `v1` the HMAC-SHA256 of `<t>.<body>`.
 */
export function isAssinado(
  assinatura: unknown,
  { segredo, corpo, now }: { segredo: string; corpo: string; now: Date },
): boolean {
  const [, t, v1] = typeof assinatura === 'string' ? (FORMA.exec(assinatura) ?? []) : [];
  if (t === undefined || v1 === undefined) return false;
  // Compared in constant time, so that the time reveals no digit.
  const isRight = timingSafeEqual(hmacOf(segredo, t, corpo), Buffer.from(v1, 'hex'));
  return isRight && Math.abs(now.getTime() - Number(t) * 1000) <= TOLERANCIA_MS;
}
