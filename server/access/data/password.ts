import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// About 60 ms and 16 MB a hash on a small machine (OWASP's scrypt advice is N=2^17 or this with more p).
const COST: Cost = { N: 16_384, r: 8, p: 5 };
const KEY_BYTES = 32;
/** The salt of no password. */
const NO_SALT = 'AAAAAAAAAAAAAAAAAAAAAA==';

type Cost = { readonly N: number; readonly r: number; readonly p: number };

/** `scrypt$N$r$p$salt$key`, salt and key in base64. Only test data is hashed at another cost than the default. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, toBase64(salt), toBase64(key)].join('$');
}

/** The hash of a user who has not set a password yet: no password fits it. */
export function hashOfNoPassword(): string {
  return ['scrypt', COST.N, COST.r, COST.p, NO_SALT, toBase64(randomBytes(KEY_BYTES))].join('$');
}

/** True for a hash of `hashOfNoPassword`. */
export const isOfNoPassword = (stored: string): boolean => stored.split('$')[4] === NO_SALT;

/**
 * Returns true if the password fits the stored hash. Without a hash (an unknown user) it computes a dummy one and
 * returns false, so that the time reveals nothing.
 * @throws RangeError when the stored text is not one of our hashes.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const { salt, key, cost } = stored === undefined ? DUMMY : parseHash(stored);
  const derived = await derive(password, salt, cost);
  return timingSafeEqual(derived, key) && stored !== undefined;
}

const DUMMY = {
  salt: new Uint8Array(16),
  key: new Uint8Array(KEY_BYTES),
  cost: COST,
};

function parseHash(stored: string): { salt: Uint8Array; key: Uint8Array; cost: Cost } {
  const [name, N, r, p, salt = '', key = ''] = stored.split('$');
  const bytes = Buffer.from(key, 'base64');
  if (name !== 'scrypt' || bytes.length !== KEY_BYTES) throw new RangeError('not a password hash of ours');
  return {
    salt: Buffer.from(salt, 'base64'),
    key: bytes,
    cost: { N: Number(N), r: Number(r), p: Number(p) },
  };
}

function derive(password: string, salt: Uint8Array, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { ...cost, maxmem: 64 * 1024 * 1024 },
      (error, key) => (error === null ? resolve(key) : reject(error)),
    );
  });
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
