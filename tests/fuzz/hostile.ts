import { encoded } from '#tests/support/payments.ts';
import type { Random } from '#tests/sync/chaos/random.ts';

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

/** Values that no schema expects, or that a schema accepts and the rules behind it must survive. */
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[[]]],
  { length: 1 },
  { toString: 'x', valueOf: 1 },
  deep(500),
  0,
  -1,
  -0,
  0.1,
  1.5,
  1e-300,
  1e21,
  1e308,
  -1e308,
  99_999,
  100_000,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  '',
  ' ',
  '0',
  '-1',
  '+1',
  '1.5',
  '1e3',
  '0x10',
  '٣',
  '2147483647',
  '2147483648',
  '999999999999999',
  '99999999999999999999',
  '9999999999.99',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '1;2;3',
  ';;',
  '1;',
  "' OR 1=1 --",
  "1'; DROP TABLE carrinho; --",
  '1) UNION SELECT senhaHash FROM usuario --',
  '%',
  '_%_',
  '\\',
  "\\' ",
  '%25%00',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'C:\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '${7*7}',
  '=HYPERLINK("http://example.com")',
  '__proto__',
  'constructor',
  'a\r\nx-injected: 1',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e',
  '😀'.repeat(50),
  'e\u0301'.repeat(100),
  'İıſß',
  '\u2028',
  'a'.repeat(501),
  '9'.repeat(400),
  '9'.repeat(10_000),
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '+275760-09-13',
  '2026-11-20T25:61:61Z',
  '1;99999999999|2;-1|;|1;1;1',
  '|'.repeat(3_000),
  Buffer.from('not json').toString('base64'),
  Buffer.from('{}').toString('base64'),
  Buffer.from('[null]').toString('base64'),
  Buffer.from([0xff, 0xfe, 0]).toString('base64'),
  encoded([{ IDPrePedido: 1, NomePortador: '\0' }]),
  '====',
  'YQ',
];

export const hostileValue = (random: Random): unknown => random.pick(VALUES);

/** The same as text, for an address. */
export function hostileText(random: Random): string {
  const value = hostileValue(random);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type Container = Record<string, unknown> | unknown[];

/** Every place below a value, as the container that holds it and its key there. */
function placesOf(value: unknown): [Container, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Container;
  return Object.entries(holder).flatMap(
    ([key, below]) => [[holder, key], ...placesOf(below)] as [Container, string][],
  );
}

/** Returns a copy of a body with one place spoilt: another value, no value, or an unrequested one. */
export function spoil(body: unknown, random: Random): unknown {
  const copy = structuredClone(body);
  const places = placesOf(copy);
  if (places.length === 0 || random.chance(0.05)) return hostileValue(random);
  const [holder, key] = random.pick(places);
  if (random.chance(0.2)) Reflect.deleteProperty(holder, key);
  else if (random.chance(0.1)) Reflect.set(holder, random.pick(['toString', 'id', '']), hostileValue(random));
  else Reflect.set(holder, key, hostileValue(random));
  return copy;
}
