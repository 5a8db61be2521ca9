import { calls } from '#contract/calls.ts';
import type { AnyCall } from '#contract/wire/call.ts';
import { must } from '#lib/must.ts';
import { type Random, seededRandom } from '#tests/sync/chaos/random.ts';
import { codigoOf, complaintOf, parseOrUndefined } from './judge.ts';
import { Pool } from './pool.ts';
import { draftOf, type FuzzRequest, toRequest } from './request.ts';
import { type Ask, shop } from './scene.ts';
import type { FuzzAnswer, Sender } from './send.ts';
import { sessionsBy, USERS } from './sessions.ts';
import { spoilDraft, spoilRequest } from './spoil.ts';

/** Responses larger than this are not read for ids. */
const LEARNT_BYTES = 100_000;
/** Requests between two scenes. */
const SCENE_EVERY = 40;
/** The share of each caller; an invalid token is one of ours only by its form. */
const CALLERS = [
  [60, USERS[0]],
  [25, USERS[1]],
  [10, ''],
  [5, 'forged'],
] as const;

/** The outcomes of each call with their counts: `200`, or `404 nao-encontrado`. */
export type Outcomes = Map<string, Map<string, number>>;
export type Failure = { readonly n: number; readonly what: string; readonly request: FuzzRequest };

export type FuzzReport = {
  readonly outcomes: Outcomes;
  readonly failures: readonly Failure[];
  readonly slowestMs: number;
};

export type FuzzOptions = {
  readonly requests: number;
  readonly seed: number;
  /** Receives a failure at once: a stopped run must not keep it to itself. */
  readonly onFailure?: (failure: Failure) => void;
  /** Called between requests; true ends the run. */
  readonly isOver?: () => boolean;
};

/** Called ten times less often: they cost log-ins, of which a user has 40 in five minutes. */
const RARE: ReadonlySet<string> = new Set(['login', 'logout', 'encerrarSessao', 'alterarSenha']);

/** Any call. */
function anyCall(random: Random): AnyCall {
  const call = random.pick(calls);
  return RARE.has(call.name) && random.chance(0.9) ? anyCall(random) : call;
}

/** A request for any call: as the contract allows, nearly so, or hostile. */
function anyRequest(token: string, logIn: FuzzRequest, pool: Pool, random: Random): FuzzRequest {
  const call = anyCall(random);
  if (call === logIn.call && random.chance(0.5)) return logIn;
  const draft = draftOf(call, pool, random);
  const isSpoilt = random.chance(0.4);
  const asked = isSpoilt ? spoilDraft(draft, random) : draft;
  const request = { ...toRequest(call, asked, token, random), spoilt: isSpoilt ? ['arguments'] : [] };
  return random.chance(0.25) ? spoilRequest(request, random) : request;
}

function count(outcomes: Outcomes, { call, reachesCall }: FuzzRequest, answer: FuzzAnswer): void {
  const name = reachesCall ? call.name : '(another address or method)';
  const outcome = `${answer.status} ${codigoOf(answer) ?? ''}`.trim();
  const of = outcomes.get(name) ?? new Map<string, number>();
  outcomes.set(name, of.set(outcome, (of.get(outcome) ?? 0) + 1));
}

/**
 * Sends requests to every call of the contract in turn: allowed, nearly allowed and hostile; as a user, another user,
 * without a token, and with an invalid one. The same seed sends the same to a server that responds the same.
 */
export async function fuzz(sender: Sender, options: FuzzOptions): Promise<FuzzReport> {
  const random = seededRandom(options.seed);
  const pool = new Pool();
  const sessions = sessionsBy(sender);
  const outcomes: Outcomes = new Map();
  const failures: Failure[] = [];
  let asked = 0;
  let slowestMs = 0;

  const send = async (request: FuzzRequest, user: string): Promise<unknown> => {
    const n = asked++;
    const answer = await sender.send(request);
    slowestMs = Math.max(slowestMs, answer.ms);
    count(outcomes, request, answer);
    const isEnded = request.call.path === '/login/sair' && answer.status === 200;
    if (isEnded || codigoOf(answer) === 'sessao-encerrada') sessions.forget(user);
    const reply = parseOrUndefined(answer.text);
    if (answer.status === 200 && answer.text.length < LEARNT_BYTES) pool.learn(reply);
    const what = complaintOf(request, answer);
    if (what !== undefined) {
      failures.push({ n, what, request });
      options.onFailure?.({ n, what, request });
    }
    return reply;
  };
  const askInScene: Ask = async (method, path, body) => {
    const [address] = path.split('?');
    const call = must(
      calls.find((known) => known.method === method && known.path === address),
      path,
    );
    const draft = { params: {}, query: {}, body };
    const request = toRequest(call, draft, await sessions.tokenOf(USERS[0]), random);
    return await send({ ...request, target: `/api${path}` }, USERS[0]);
  };

  while (asked < options.requests && !(options.isOver?.() ?? false)) {
    if (asked % SCENE_EVERY === 0) await shop(askInScene, random);
    const who = random.weighted(CALLERS) ?? '';
    const token = who === '' ? '' : who === 'forged' ? 'a.b.c' : await sessions.tokenOf(who);
    await send(anyRequest(token, sessions.logIn(random.pick(USERS)), pool, random), who);
  }
  return { outcomes, failures, slowestMs };
}
