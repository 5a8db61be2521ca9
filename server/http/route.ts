import type { FastifyRequest } from 'fastify';
import type { Usuario } from '#contract/access/sessao.ts';
import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import { ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Queries } from '#server/queries/queries.ts';
import { type Answer, answerRecusa, answerReply } from './answer.ts';
import { authenticate } from './authenticate.ts';
import type { BodyLimit } from './body-limit.ts';
import type { Deps } from './deps.ts';
import { inTurn } from './gates/user-turns.ts';
import { type CallArguments, parseArguments } from './parse.ts';
import type { Recusa } from './recusa.ts';
import { roleRefusal } from './role-gate.ts';

/** A call of the contract with its handler. */
export type Route = {
  readonly call: AnyCall;
  readonly respond: (deps: Deps, request: FastifyRequest) => Promise<Answer>;
  /** The largest body where a parameter sets it, below the call's `bodyLimit`. */
  readonly limitBody?: (deps: Deps) => Promise<BodyLimit>;
};

/** A session handler's context: its arguments, its user, and only that user's queries. */
export type UserContext<C extends AnyCall> = CallArguments<C> & {
  readonly user: Scope;
  readonly usuario: Usuario;
  readonly sid: string;
  readonly now: Date;
};

export type Outcome<T> = Promise<Result<T, Recusa>>;

/** A public call. */
export function publicRoute<C extends AnyCall>(
  call: C,
  handle: (args: CallArguments<C>, deps: Deps, request: FastifyRequest) => Outcome<ReplyOf<C>>,
): Route {
  return {
    call,
    async respond(deps, request) {
      const turn = await deps.pace(request.ip);
      if (!turn.ok) return answerRecusa(turn.error);
      const args = parseArguments(call, request);
      if (!args.ok) return answerRecusa(args.error);
      const result = await handle(args.value, deps, request);
      return result.ok ? answerReply(call, result.value) : answerRecusa(result.error);
    },
  };
}

/** A public call that makes its own response. */
export function publicStreamRoute<C extends AnyCall>(
  call: C,
  handle: (args: CallArguments<C>, deps: Deps, request: FastifyRequest) => Promise<Answer>,
): Route {
  return {
    call,
    async respond(deps, request) {
      const args = parseArguments(call, request);
      return args.ok ? await handle(args.value, deps, request) : answerRecusa(args.error);
    },
  };
}

/** A handler's context for a visitor or a user: `user` and `usuario` are undefined for a visitor. */
export type VisitorContext<C extends AnyCall> = CallArguments<C> & {
  readonly user: Scope | undefined;
  readonly usuario: Usuario | undefined;
  readonly queries: Queries;
  readonly now: Date;
};

/** A call for visitors and users. An expired or invalid token is refused instead of counting as a visitor. */
export function visitorRoute<C extends AnyCall>(
  call: C,
  handle: (context: VisitorContext<C>) => Outcome<ReplyOf<C>>,
): Route {
  return {
    call,
    async respond(deps, request) {
      const { queries } = deps;
      const isVisitor = request.headers.authorization === undefined;
      const turn = isVisitor ? await deps.pace(request.ip) : ok(null);
      if (!turn.ok) return answerRecusa(turn.error);
      const sessao = isVisitor ? ok(undefined) : await authenticate(deps, request);
      if (!sessao.ok) return answerRecusa(sessao.error);
      const args = parseArguments(call, request);
      if (!args.ok) return answerRecusa(args.error);
      const usuario = sessao.value?.usuario;
      const user = usuario && queries.for(usuario.id);
      const answer = async () => {
        const result = await handle({ ...args.value, user, usuario, queries, now: deps.clock() });
        return result.ok ? answerReply(call, result.value) : answerRecusa(result.error);
      };
      return usuario === undefined ? await answer() : await inTurn(deps, call, usuario.id, answer);
    },
  };
}

/** A call of a signed-in user that needs no key: it reads, or repeating it does no harm. */
export function sessionRoute<C extends AnyCall>(
  call: C,
  handle: (context: UserContext<C>, deps: Deps, request: FastifyRequest) => Outcome<ReplyOf<C>>,
): Route {
  return streamRoute(call, async (context, request, deps) => {
    const result = await handle(context, deps, request);
    return result.ok ? answerReply(call, result.value) : answerRecusa(result.error);
  });
}

/** A call of a signed-in user that makes its own response. */
export function streamRoute<C extends AnyCall>(
  call: C,
  handle: (context: UserContext<C>, request: FastifyRequest, deps: Deps) => Promise<Answer>,
): Route {
  return {
    call,
    async respond(deps, request) {
      const sessao = await authenticate(deps, request);
      if (!sessao.ok) return answerRecusa(sessao.error);
      const args = parseArguments(call, request);
      if (!args.ok) return answerRecusa(args.error);
      const { usuario, sid } = sessao.value;
      const forbidden = roleRefusal(call, usuario);
      if (forbidden !== undefined) return answerRecusa(forbidden);
      const user = deps.queries.for(usuario.id);
      const context = { ...args.value, user, usuario, sid, now: deps.clock() };
      return await inTurn(deps, call, usuario.id, () => handle(context, request, deps));
    },
  };
}
