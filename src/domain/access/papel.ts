import { PAPEIS, type Papel, type Right } from '#contract/access/papel.ts';

/** The rights of each role; a role has no others. */
const RIGHTS: Readonly<Record<Papel, readonly Right[]>> = {
  representante: ['signIn', 'read', 'act', 'belong', 'visit'],
  comprador: ['signIn', 'read', 'act'],
  supervisor: ['signIn', 'read', 'act', 'team', 'visit'],
  escritorio: ['signIn', 'read', 'decide'],
  integracao: [],
};

const NOMES: Readonly<Record<Papel, string>> = {
  representante: 'Representante',
  comprador: 'Comprador',
  supervisor: 'Supervisor',
  escritorio: 'Escritório',
  integracao: 'Integração',
};

/** True when the role has the right. A server without roles names none, and its users are representatives. */
export const may = (papel: Papel | undefined, right: Right): boolean =>
  RIGHTS[papel ?? 'representante'].includes(right);

/** The roles that have the right. */
export const rolesThatMay = (right: Right): readonly Papel[] => PAPEIS.filter((papel) => may(papel, right));

/** A role in words; a server without roles names none, and its users are representatives. */
export const nomeDoPapel = (papel: Papel | undefined): string => NOMES[papel ?? 'representante'];

/** The refusal of an act that the role has no right to. */
export const SEM_PERMISSAO = 'O seu perfil não permite esta operação.';
