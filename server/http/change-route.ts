import type { FastifyRequest } from 'fastify';
import { type CarrinhoMudado, carrinhoMudado } from '#contract/cart/carrinho.ts';
import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import { fail, type Result } from '#lib/result.ts';
import type { Outcome as Kept, OnceResult } from '#server/db/chaves.ts';
import { type Answer, answerRecusa, answerReply } from './answer.ts';
import { authenticate } from './authenticate.ts';
import type { Deps } from './deps.ts';
import { inTurn } from './gates/user-turns.ts';
import { readKey } from './keys.ts';
import { withMarca } from './marca.ts';
import { type CallArguments, parseArguments } from './parse.ts';
import { emAndamento, isDefinitive, type Recusa, recusa } from './recusa.ts';
import { roleRefusal } from './role-gate.ts';
import type { Outcome, Route, UserContext } from './route.ts';

export type Change<C extends AnyCall> = {
  /**
   * Refuses access with a 403, which is never stored. Runs after the key lookup, so that users still get the stored
   * responses to their own earlier requests after losing access.
   */
  authorise(context: UserContext<C>): Promise<Recusa | undefined>;
  /** Runs inside the transaction, with the context's queries only: a refusal undoes its writes. */
  handle(context: UserContext<C>, deps: Omit<Deps, 'queries'>): Outcome<ReplyOf<C>>;
};

/**
 * A call that changes data: authorised, then done at most once per Idempotency-Key, with its effect and its response in
 * one transaction. A repeat gets the same status and bytes. Without a key it is done each time.
 */
export function changeRoute<C extends AnyCall>(call: C, change: Change<C>): Route {
  return withMarca({
    call,
    async respond(deps, request) {
      const sessao = await authenticate(deps, request);
      if (!sessao.ok) return answerRecusa(sessao.error);
      const chave = readKey(request);
      if (!chave.ok) return answerRecusa(chave.error);
      const { usuario, sid } = sessao.value;
      const args = parseArguments(call, request);
      const now = deps.clock();
      const contextOf = (value: CallArguments<C>, user: UserContext<C>['user']): UserContext<C> => ({
        ...value,
        user,
        usuario,
        sid,
        now,
      });
      return await inTurn(deps, call, usuario.id, async () => {
        const result = await deps.queries.change(
          usuario.id,
          chave.value,
          now,
          async (user) => {
            if (!args.ok) return toKept(call, args);
            const context = contextOf(args.value, user);
            const forbidden = roleRefusal(call, usuario) ?? (await change.authorise(context));
            return toKept(
              call,
              forbidden === undefined ? await change.handle(context, deps) : fail(forbidden),
            );
          },
          sid,
        );
        return toAnswer(result, request);
      });
    },
  });
}

function toKept<C extends AnyCall>(call: C, result: Result<ReplyOf<C>, Recusa>): Kept {
  if (!result.ok) {
    const answer = answerRecusa(result.error);
    if (!isDefinitive(result.error)) return { ...answer, keep: 'nothing' };
    const { status, corpo } = answer;
    return { status, corpo, keep: 'refusal' };
  }
  const { status, corpo } = answerReply(call, result.value);
  return { status, corpo, keep: 'effect', idCarrinho: carrinhoOf(call, result.value) };
}

/** The cart that the response to its change contains whole. */
const carrinhoOf = (call: AnyCall, reply: unknown): number | undefined =>
  call.reply === carrinhoMudado ? (reply as CarrinhoMudado).carrinho.idCarrinho : undefined;

function toAnswer(result: OnceResult, request: FastifyRequest): Answer {
  if (result.kind === 'answered') {
    if (result.repeated) request.log.info('answered again from the stored key');
    return result.answer;
  }
  return answerRecusa(
    result.kind === 'busy'
      ? emAndamento()
      : recusa('chave-reutilizada', 'A chave desta operação já foi usada em outra requisição.'),
  );
}
