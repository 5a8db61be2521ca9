import { seededRandom } from './random.ts';

/** Troubles that only some worlds have: each costs time, or makes the other faults rarer. */
export const TROUBLES = [
  'restored',
  'cloned',
  'unlinked',
  'full',
  'returns',
  'photographs',
  'contacts',
  'erp',
  'visits',
  'quotations',
  'codes',
] as const;
export type Trouble = (typeof TROUBLES)[number];
export type Troubles = ReadonlySet<Trouble>;

const SHARE = 0.12;
/** Returns, photographs, contacts, an ERP, visits, quotations and own codes are no trouble, but older fixed histories have none. */
const SHARE_OF_MORE = 0.5;
const MORE: ReadonlySet<Trouble> = new Set([
  'returns',
  'photographs',
  'contacts',
  'erp',
  'visits',
  'quotations',
  'codes',
]);
/** Troubles have their own random source: a world without any keeps the story of its seed. */
const APART = 0x5eed_cafe;

/** Returns the troubles of a seed's world, mostly none. */
export function troublesOf(seed: number): Troubles {
  const random = seededRandom(seed ^ APART);
  return new Set(TROUBLES.filter((name) => random.chance(MORE.has(name) ? SHARE_OF_MORE : SHARE)));
}

/** Reads names of troubles; throws for an unknown one. */
export function readTroubles(names: readonly string[]): Troubles {
  return new Set(
    names.map((name) => {
      const trouble = TROUBLES.find((known) => known === name);
      if (!trouble) throw new Error(`no such trouble: ${name}`);
      return trouble;
    }),
  );
}
