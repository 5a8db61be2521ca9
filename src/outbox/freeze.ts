import type { Codigo } from '#contract/wire/codigo.ts';
import type { WireRequest } from '#contract/wire/to-wire.ts';
import type { FrozenCall } from '#vault/outbox-rows.ts';

/** The result of a row's first claim: a call, nothing to send, or a refusal by the device itself. */
export type Resolved =
  | { kind: 'call'; call: FrozenCall }
  | { kind: 'nothing' }
  | { kind: 'refused'; codigo: Codigo; description: string };

/** Returns the request as a row keeps it from its first try on. Throws for a read. */
export function freeze({ method, path, query, body }: WireRequest): Resolved {
  if (method === 'GET') throw new Error('a read is never queued');
  return { kind: 'call', call: { method, path, query, body } };
}

const fieldsOf = ({ body }: FrozenCall): Record<string, unknown> =>
  body === null ? {} : (JSON.parse(body) as Record<string, unknown>);

/** Returns the cart revision that a queued submission confirms; undefined for other requests. */
export function revisaoVistaOf(call: FrozenCall): number | undefined {
  const { revisao } = fieldsOf(call);
  return typeof revisao === 'number' ? revisao : undefined;
}

/** Returns the cart that a queued request names; undefined if it names none. */
export function idCarrinhoOf(call: FrozenCall): number | undefined {
  const { query } = call;
  const fields = fieldsOf(call);
  const named = query['idCarrinho'] ?? fields['idCarrinho'] ?? fields['IDCarrinho'];
  return named === undefined ? undefined : Number(named);
}
