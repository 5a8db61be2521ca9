import fc from 'fast-check';
import { cardFor, encoded } from '#tests/support/payments.ts';
import type { Random } from '#tests/sync/chaos/random.ts';
import type { Pool } from './pool.ts';

/** The part of JSON Schema that the contract's schemas use. */
export type JsonSchema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
};

const WORDS = [
  '',
  'a',
  'dipirona',
  'losartana 50',
  'c1',
  'Observação de teste',
  'gripe',
  'area-do-cliente',
  '7891234567895',
  '1;1|2;5',
];
/** Characters that most patterns of the contract accept. */
const SHORT = ['1', '2', '3', '12', '0', '40', '2026', '0.50', '101;102'];
const NUMBERS = [1, 2, 5, 12, 40, 0, 10.5, 99_999];
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-11-20', '2026-01-01', '2027-12-31'],
  'date-time': ['2026-11-20T12:00:00-03:00', '2026-11-20T15:00:00Z'],
  email: ['compras@example.com'],
};
/** Texts that are documents of their own. */
const DOCUMENTS: Readonly<Record<string, (pool: Pool, random: Random) => string>> = {
  CartaoCreditoPagamentoCollection: (pool, random) => (random.chance(0.5) ? '' : cards(pool, random)),
  DadosPagamento: (pool, random) => cards(pool, random),
  variosIdBoleto: (pool, random) => Buffer.from(String(pool.pickId('idBoleto', random))).toString('base64'),
};

const cards = (pool: Pool, random: Random): string =>
  encoded([cardFor({ idPrePedido: pool.pickId('idPrePedido', random), valor: random.int(1, 500) })]);

const samples = new Map<string, readonly string[]>();

/** Texts that a pattern accepts; the same ones every time. */
function samplesOf(pattern: string): readonly string[] {
  const found =
    samples.get(pattern) ?? fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 12 });
  samples.set(pattern, found);
  return found;
}

function textOf(schema: JsonSchema, name: string, pool: Pool, random: Random): string {
  const document = DOCUMENTS[name];
  if (document !== undefined) return document(pool, random);
  const known = FORMATS[schema.format ?? ''];
  if (known !== undefined && random.chance(0.7)) return random.pick(known);
  if (schema.pattern !== undefined) {
    const pattern = new RegExp(schema.pattern);
    const told = String(pool.pick(name, random) ?? random.pick(SHORT));
    return pattern.test(told) && random.chance(0.9) ? told : random.pick(samplesOf(schema.pattern));
  }
  const told = random.chance(0.5) ? pool.pick(name, random) : undefined;
  return String(told ?? random.pick(WORDS))
    .padEnd(schema.minLength ?? 0, 'x')
    .slice(0, schema.maxLength);
}

function numberOf(schema: JsonSchema, name: string, pool: Pool, random: Random): number {
  if (/^id/i.test(name)) return pool.pickId(name, random);
  const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1);
  const fitting = NUMBERS.filter(
    (n) => n >= least && n <= (schema.maximum ?? n) && (schema.type !== 'integer' || Number.isInteger(n)),
  );
  return fitting.length === 0 ? least : random.pick(fitting);
}

/** A value in the wire's form that the schema accepts; ids are taken from responses. */
export function valueOf(schema: JsonSchema, name: string, pool: Pool, random: Random): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (schema.anyOf !== undefined) return valueOf(random.pick(schema.anyOf), name, pool, random);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, pool, random);
    case 'array': {
      const { items = {} } = schema;
      const count = random.int(schema.minItems ?? 0, Math.max(schema.minItems ?? 0, 3));
      return Array.from({ length: count }, () => valueOf(items, name, pool, random));
    }
    case 'string':
      return textOf(schema, name, pool, random);
    case 'integer':
    case 'number':
      return numberOf(schema, name, pool, random);
    case 'boolean':
      return random.chance(0.5);
    case undefined:
    default:
      return null;
  }
}

/** An object with all required members and some of the rest. */
export function objectOf(schema: JsonSchema, pool: Pool, random: Random): Record<string, unknown> {
  const required = new Set(schema.required ?? []);
  const named = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || random.chance(0.5),
  );
  return Object.fromEntries(named.map(([name, part]) => [name, valueOf(part, name, pool, random)]));
}
