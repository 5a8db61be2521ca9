import { expect, test } from 'vitest';
import { lockProblems } from './lockcheck.mjs';

const whole = {
  '': { dependencies: { linter: '1.0.0' } },
  'node_modules/linter': { version: '1.0.0', optionalDependencies: { '@linter/linux': '1.0.0' } },
  'node_modules/linter/node_modules/deep': { version: '2.0.0', dependencies: { '@linter/linux': '1.0.0' } },
  'node_modules/@linter/linux': { version: '1.0.0' },
};

test('a complete lock without addresses has no faults', () => {
  expect(lockProblems(whole)).toEqual([]);
});

test('an optional package that npm ci would miss is named', () => {
  const { 'node_modules/@linter/linux': _binary, ...rest } = whole;
  expect(lockProblems(rest)).toEqual([
    'linter wants @linter/linux, which the lock does not hold',
    'linter/node_modules/deep wants @linter/linux, which the lock does not hold',
  ]);
});

test('a package with its download address is named', () => {
  const addressed = { ...whole, 'node_modules/linter': { resolved: 'https://example.test/linter.tgz' } };
  expect(lockProblems(addressed)).toEqual([
    'linter names a download address: https://example.test/linter.tgz',
  ]);
});
