import { expect, test } from 'vitest';
import { PAPEIS, type Right } from '#contract/access/papel.ts';
import { may, rolesThatMay } from './papel.ts';

test.each<[Right, string[]]>([
  ['signIn', ['representante', 'comprador', 'supervisor', 'escritorio']],
  ['read', ['representante', 'comprador', 'supervisor', 'escritorio']],
  ['act', ['representante', 'comprador', 'supervisor']],
  ['belong', ['representante']],
  ['team', ['supervisor']],
  ['decide', ['escritorio']],
])('the right %s belongs to %j', (right, roles) => {
  expect(rolesThatMay(right)).toEqual(roles);
});

test('a user without a role has the rights of a representative', () => {
  const rights: Right[] = ['signIn', 'read', 'act', 'belong', 'team', 'decide'];
  expect(rights.filter((right) => may(undefined, right))).toEqual(
    rights.filter((right) => may('representante', right)),
  );
});

test('only a role without a session lacks every right', () => {
  expect(PAPEIS.filter((papel) => !may(papel, 'signIn'))).toEqual(['integracao']);
});
