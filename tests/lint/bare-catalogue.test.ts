import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// oxlint-disable-next-line import/no-relative-parent-imports -- configurations stand at the top, outside every alias
import { withoutUse } from '../../bare-catalogue.config.ts';

test('a build leaves out the use of theme parameters in words and nothing else of them', () => {
  const files = globSync('src/theme/catalogue/*.ts').filter((file) => !/(?:test|parameter)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const bare = withoutUse(source);
    expect(bare).not.toMatch(/\buse:/);
    expect(bare.match(/\b(?:id|name|derivation|value|on):/g)).toEqual(
      source.match(/\b(?:id|name|derivation|value|on):/g),
    );
  }
});

test('a word with an apostrophe goes whole', () => {
  expect(withoutUse(`{ id: 1, use: "the store's bar", name: 'a.b' }`)).toBe(`{ id: 1,  name: 'a.b' }`);
  expect(withoutUse(`{ use: 'the store\\'s bar', name: 'a.b' }`)).toBe(`{  name: 'a.b' }`);
});
