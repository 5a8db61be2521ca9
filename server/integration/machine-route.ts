import type { FastifyRequest } from 'fastify';
import type { Escopo } from '#contract/integration/recursos.ts';
import type { AnyCall } from '#contract/wire/call.ts';
import { ok, type Result } from '#lib/result.ts';
import { type Answer, answerRecusa } from '#server/http/answer.ts';
import type { Deps } from '#server/http/deps.ts';
import { type CallArguments, parseArguments } from '#server/http/parse.ts';
import { type Recusa, refuse } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import type { TokenDaMaquina } from './data/tokens.ts';

const BEARER = /^Bearer +(mlt_\S+)$/i;
const NO_TOKEN = 'O token da integração falta, não existe ou foi revogado.';

/** The holder of a request's machine token. */
async function authenticateMachine(
  deps: Deps,
  request: FastifyRequest,
): Promise<Result<TokenDaMaquina, Recusa>> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return refuse('nao-autenticado', NO_TOKEN);
  const find = () => deps.queries.integracao.findToken(token, deps.clock());
  const looked = await deps.tokenGate(request.ip, token, find);
  if (!looked.ok) return looked;
  if (looked.value === undefined) return refuse('nao-autenticado', NO_TOKEN);
  request.log = request.log.child({ idToken: looked.value.idToken });
  return ok(looked.value);
}

export type MachineContext<C extends AnyCall> = CallArguments<C> & {
  readonly token: TokenDaMaquina;
  readonly deps: Deps;
  readonly request: FastifyRequest;
  readonly now: Date;
};

type Handler<C extends AnyCall> = (context: MachineContext<C>) => Promise<Answer>;

/** A call of the company's own system; `escopoOf` names the right that it needs, undefined for none beyond the token. */
export function machineRoute<C extends AnyCall>(
  call: C,
  escopoOf: (args: CallArguments<C>) => Escopo | undefined,
  handle: Handler<C>,
): Route {
  return {
    call,
    async respond(deps, request) {
      const token = await authenticateMachine(deps, request);
      if (!token.ok) return answerRecusa(token.error);
      const args = parseArguments(call, request);
      if (!args.ok) return answerRecusa(args.error);
      const escopo = escopoOf(args.value);
      if (escopo !== undefined && !token.value.escopos.includes(escopo)) {
        return answerRecusa(semEscopo(escopo));
      }
      return await handle({ ...args.value, token: token.value, deps, request, now: deps.clock() });
    },
  };
}

export const semEscopo = (escopo: Escopo): Recusa =>
  refuse('sem-permissao', `Este token não tem o escopo ${escopo}.`).error;
