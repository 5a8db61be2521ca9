import { errors, jwtVerify, SignJWT } from 'jose';
import { fail, ok, type Result } from '#lib/result.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'maleta';
/** A working day with its evening. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

/** A token's content: its user and its session, which can be revoked. */
export type TokenClaims = { readonly idUsuario: number; readonly sid: string };

/** Signs a token that expires at `expiraEm`. */
export async function signToken(
  key: Uint8Array,
  { idUsuario, sid }: TokenClaims,
  now: Date,
  expiraEm: Date,
): Promise<string> {
  return await new SignJWT({ sid })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(String(idUsuario))
    .setIssuedAt(now)
    .setExpirationTime(expiraEm)
    .sign(key);
}

/** Reads a token. Another algorithm, issuer or key is invalid, whatever the token's own header says. */
export async function verifyToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<Result<TokenClaims, 'invalid' | 'expired'>> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'sid'],
    });
    const idUsuario = Number(payload.sub);
    const { sid } = payload;
    if (!Number.isSafeInteger(idUsuario) || typeof sid !== 'string') return fail('invalid');
    return ok({ idUsuario, sid });
  } catch (error) {
    if (error instanceof errors.JWTExpired) return fail('expired');
    if (error instanceof errors.JOSEError) return fail('invalid');
    throw error;
  }
}
