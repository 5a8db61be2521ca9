import type { Knockout } from './knockout.ts';

const ROLES = 'tests/server/papeis.test.ts';
const OFF = 'tests/server/usuario-desligado.test.ts';

/** The rules by which a role keeps users from data and changes that are not theirs. */
export const accessRules: readonly Knockout[] = [
  {
    rule: 'a change needs a role that may act',
    file: 'server/http/change-route.ts',
    find: 'roleRefusal(call, usuario) ?? (await',
    put: '(await',
    tests: [ROLES],
  },
  {
    rule: 'only a supervisor has the customers of a team',
    file: 'server/db/scope.ts',
    find: "\n    .where('chefe.papel', 'in', rolesThatMay('team'))",
    put: '',
    tests: [ROLES],
  },
  {
    rule: 'buyers are no members of a team',
    file: 'server/db/scope.ts',
    find: "\n    .where('membro.papel', 'in', rolesThatMay('belong'))",
    put: '',
    tests: [ROLES],
  },
  {
    rule: 'a user without the right to sign in gets no session',
    file: 'server/db/sessoes.ts',
    find: "isWelcome: ativo && may(usuario.papel, 'signIn')",
    put: 'isWelcome: ativo',
    tests: [ROLES],
  },
  {
    rule: 'a user who is switched off gets no session',
    file: 'server/db/sessoes.ts',
    find: "isWelcome: ativo && may(usuario.papel, 'signIn')",
    put: "isWelcome: may(usuario.papel, 'signIn')",
    tests: [OFF],
  },
];
