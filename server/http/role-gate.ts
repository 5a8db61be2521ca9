import type { Usuario } from '#contract/access/sessao.ts';
import type { AnyCall } from '#contract/wire/call.ts';
import { rightOf } from '#contract/wire/right-of.ts';
import { may, SEM_PERMISSAO } from '#domain/access/papel.ts';
import { type Recusa, recusa } from './recusa.ts';

/** The refusal of a call that the user's role has no right to. */
export function roleRefusal(call: AnyCall, { papel }: Usuario): Recusa | undefined {
  const right = rightOf(call);
  return right === null || may(papel, right) ? undefined : recusa('sem-permissao', SEM_PERMISSAO);
}
