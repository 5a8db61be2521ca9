/** The roles of users. */
export const PAPEIS = ['representante', 'comprador', 'supervisor', 'escritorio', 'integracao'] as const;

export type Papel = (typeof PAPEIS)[number];

/**
 * A right of roles. `signIn`: sessions and a password. `read`: the data of the user's customers. `act`: everything that
 * changes them, such as carts, orders, payments and returns. `belong`: counts as a member of a supervisor's team.
 * `team`: reads and acts for the customers of its team as well. `decide`: answers the requests of visitors. `visit`: reads
 * and writes notes about visits to customers.
 */
export type Right = 'signIn' | 'read' | 'act' | 'belong' | 'team' | 'decide' | 'visit';
