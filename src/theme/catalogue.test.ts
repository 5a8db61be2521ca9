import { describe, expect, test } from 'vitest';
import { catalogue, edgePairs } from './catalogue.ts';
import { contrastRatio, parseColor, type Rgba } from './color-math.ts';
import { resolveTheme } from './resolve-theme.ts';

const { values } = resolveTheme();

function color(value: string): Rgba {
  const parsed = parseColor(value);
  if (parsed === null) throw new Error(`not a colour: ${value}`);
  return parsed;
}

const names = new Set<string>(catalogue.map(({ name }) => name));
const textPairs = catalogue.flatMap(({ name, on = [] }) => on.map((ground) => [name, ground] as const));

describe('the catalogue', () => {
  test('has 311 to 349 parameters, each with one id, one name and one origin', () => {
    expect(catalogue.length).toBeGreaterThan(310);
    expect(catalogue.length).toBeLessThan(350);
    expect(names.size).toBe(catalogue.length);
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    for (const { name, value, derivation } of catalogue) {
      expect([name, (value === undefined) !== (derivation === undefined)]).toEqual([name, true]);
    }
  });

  test('keeps the ids that stored themes already use', () => {
    const byId = Object.fromEntries(catalogue.map(({ id, name }) => [id, name]));
    expect([byId[1], byId[3], byId[4], byId[28]]).toEqual(['surface', 'brand', 'accent', 'shadow']);
    expect([byId[101], byId[141], byId[461]]).toEqual([
      'button.primary.background',
      'field.label',
      'header.background',
    ]);
  });

  test('derives a parameter only from parameters above it', () => {
    const seen = new Set<string>();
    for (const { name, derivation } of catalogue) {
      for (const source of sourcesOf(derivation)) expect([name, seen.has(source)]).toEqual([name, true]);
      seen.add(name);
    }
  });

  test('names only existing parameters as grounds of texts', () => {
    expect(textPairs.filter(([, ground]) => !names.has(ground))).toEqual([]);
    expect(textPairs.length).toBeGreaterThan(150);
  });

  test('gives every text a contrast of at least 4.5:1 on each of its opaque grounds', () => {
    const poor = textPairs.filter(([text, ground]) => {
      const under = color(values[ground]);
      return under[3] === 1 && contrastRatio(color(values[text]), under) < 4.5;
    });
    expect(poor).toEqual([]);
  });

  test.each(edgePairs)('gives %s on %s a contrast of at least 3:1', (edge, background) => {
    expect(contrastRatio(color(values[edge]), color(values[background]))).toBeGreaterThanOrEqual(3);
  });
});

function sourcesOf(derivation: (typeof catalogue)[number]['derivation']): string[] {
  if (derivation === undefined) return [];
  if ('same' in derivation) return [derivation.same];
  return 'mix' in derivation
    ? derivation.mix.slice(0, 2).map(String)
    : [...derivation.readable, derivation.on];
}
