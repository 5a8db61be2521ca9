import { expect, test } from 'vitest';
import { runsTypeScript } from './choose-node.mjs';

test('takes only a Node that runs TypeScript without a flag', () => {
  expect(runsTypeScript('v20.20.2')).toBe(false);
  expect(runsTypeScript('v22.17.9')).toBe(false);
  expect(runsTypeScript('v22.18.0')).toBe(true);
  expect(runsTypeScript('v23.5.0')).toBe(false);
  expect(runsTypeScript('v23.6.0')).toBe(true);
  expect(runsTypeScript('v24.0.0')).toBe(true);
});
