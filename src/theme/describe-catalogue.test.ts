import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeCatalogue } from './describe-catalogue.ts';

const PAGE = path.join(import.meta.dirname, '..', '..', 'docs', 'themes.md');

test('docs/themes.md is current (npm run themes writes it)', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(describeCatalogue());
});

test('describeCatalogue lists use, derivation and grounds of parameters', () => {
  const page = describeCatalogue();
  expect(page).toContain('| 101 | `button.primary.background` | ground of the main button | = brand |');
  expect(page).toContain('| 5 | `brandStrong` | hover and press of brand | mix brand ink 45 % |');
  expect(page).toContain('readable surface ink on button.primary.background');
});
