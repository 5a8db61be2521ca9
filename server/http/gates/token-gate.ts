import { createHash } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import { ok, type Result } from '#lib/result.ts';
import { type Recusa, refuseTooMany } from '#server/http/recusa.ts';
import { addressKey } from './address-key.ts';
import type { SharedCounts } from './shared-counts.ts';

/** Different wrong tokens that one address may send within `windowMs`. */
type TokenLimits = { readonly perAddress: number; readonly windowMs: number };

const TOKEN_LIMITS: TokenLimits = { perAddress: 20, windowMs: 5 * millisecondsInMinute };

const MANY = 'Muitos tokens errados.';

/**
 * Looks a machine's token up with `find`; undefined for a wrong one. An address with too many wrong ones is refused without a look.
 */
export type TokenGate = <T>(
  address: string,
  token: string,
  find: () => Promise<T | undefined>,
) => Promise<Result<T | undefined, Recusa>>;

/**
 * Slows down guessing. A wrong token counts once: a machine that repeats its revoked one neither reaches the database again
 * nor stops the others at its address. All processes share the counts.
 */
export function createTokenGate(counts: SharedCounts, limits = TOKEN_LIMITS): TokenGate {
  return async (address, token, find) => {
    const here = `token wrong address ${addressKey(address)}`;
    const same = `${here} ${createHash('sha256').update(token).digest('base64url')}`;
    if (counts.of(same) > 0) return ok(undefined);
    if (counts.of(here) >= limits.perAddress) return refuseTooMany(MANY, counts.left(here));
    const found = await find();
    if (found === undefined) await counts.add([same, here], limits.windowMs);
    return ok(found);
  };
}
