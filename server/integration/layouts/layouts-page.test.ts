import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeCodes, describeLayout } from './describe-layout.ts';
import { LAYOUTS } from './layouts.ts';
import { MOTIVOS, RESPOSTAS } from './reasons.ts';

const PAGE = 'docs/layouts.md';
const MARK = '<!-- drawn from server/integration/layouts -->';

const drawn = [
  MARK,
  ...Object.values(LAYOUTS).map(describeLayout),
  '## Answers',
  describeCodes(RESPOSTAS),
  '## Reasons',
  describeCodes(MOTIVOS),
].join('\n\n');

test('the page of the layouts shows the places of all fields', () => {
  const [written = '', tables] = readFileSync(PAGE, 'utf8').split(MARK);
  if (process.env['MALETA_LAYOUTS'] === 'write') writeFileSync(PAGE, `${written}${drawn}\n`);
  else expect(`${MARK}${tables ?? ''}`).toBe(`${drawn}\n`);
  expect(written).toContain('MALETA_LAYOUTS=write');
});
