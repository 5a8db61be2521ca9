import type { AnyCall } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { basic, SENHA } from '#tests/support/api.ts';
import { type Random, seededRandom } from '#tests/sync/chaos/random.ts';
import { codigoOf, complaintOf, parseOrUndefined } from './judge.ts';
import { Pool } from './pool.ts';
import { draftOf, type FuzzRequest, targetOf, toRequest } from './request.ts';
import type { Sender } from './send.ts';
import { spoilDraft, spoilRequest } from './spoil.ts';

const USERS = ['representante', 'farmacia'] as const;
/** Answers larger than this are not read for ids. */
const LEARNT_BYTES = 100_000;
/** An outcome of a call, as the table counts it: `200`, or `404 nao-encontrado`. */
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
  /** Hears a failure at once: a run that is stopped must not keep it to itself. */
  readonly onFailure?: (failure: Failure) => void;
  /** Asked between requests; true ends the run. */
  readonly isOver?: () => boolean;
};

/** One session per user, opened anew when it was ended. */
function sessionsBy(sender: Sender, logIn: AnyCall) {
  const tokens = new Map<string, string>();
  let logIns = 0;
  return {
    async tokenOf(user: string): Promise<string> {
      const kept = tokens.get(user);
      if (kept !== undefined) return kept;
      const draft = { params: {}, query: {}, body: undefined };
      const request: FuzzRequest = {
        call: logIn,
        spoilt: [],
        reachesCall: true,
        method: 'POST',
        target: targetOf(logIn, draft),
        // Another address each time: tries to log in are counted by it, where a proxy is believed.
        headers: [
          ['authorization', basic(user, SENHA)],
          ['x-forwarded-for', `203.0.113.${(logIns++ % 250) + 1}`],
        ],
        body: undefined,
      };
      const { status, text } = await sender.send(request);
      if (status !== 200) throw new Error(`no log-in for ${user}: ${status} ${text}`);
      const { token } = JSON.parse(text) as { token: string };
      tokens.set(user, token);
      return token;
    },
    forget: (user: string) => tokens.delete(user),
  };
}

function requestFor(call: AnyCall, token: string, pool: Pool, random: Random): FuzzRequest {
  const draft = draftOf(call, pool, random);
  const isSpoilt = random.chance(0.4);
  const asked = isSpoilt ? spoilDraft(draft, random) : draft;
  const request = { ...toRequest(call, asked, token, random), spoilt: isSpoilt ? ['arguments'] : [] };
  return random.chance(0.25) ? spoilRequest(request, random) : request;
}

function count(outcomes: Outcomes, name: string, outcome: string): void {
  const of = outcomes.get(name) ?? new Map<string, number>();
  of.set(outcome, (of.get(outcome) ?? 0) + 1);
  outcomes.set(name, of);
}

/**
 * Asks every call of the contract in turn: as it allows, nearly so, and as nobody should; for a user, another one,
 * nobody, and with a token that is none. The same seed asks the same of a server that answers the same.
 */
export async function fuzz(sender: Sender, options: FuzzOptions): Promise<FuzzReport> {
  const { requests, seed, onFailure, isOver = () => false } = options;
  const [logIn] = calls;
  if (logIn === undefined) throw new Error('a contract without calls');
  const random = seededRandom(seed);
  const pool = new Pool();
  const sessions = sessionsBy(sender, logIn);
  const outcomes: Outcomes = new Map();
  const failures: Failure[] = [];
  let slowestMs = 0;
  for (let n = 0; n < requests && !isOver(); n++) {
    const call = random.pick(calls);
    const who =
      random.weighted([
        [60, USERS[0]],
        [25, USERS[1]],
        [10, ''],
        [5, 'forged'],
      ] as const) ?? '';
    const token = who === '' ? '' : who === 'forged' ? 'a.b.c' : await sessions.tokenOf(who);
    const request = requestFor(call, token, pool, random);
    const answer = await sender.send(request);
    slowestMs = Math.max(slowestMs, answer.ms);
    const codigo = codigoOf(answer);
    count(
      outcomes,
      request.reachesCall ? call.name : '(another address or method)',
      `${answer.status} ${codigo ?? ''}`.trim(),
    );
    if (answer.status === 200 && answer.text.length < LEARNT_BYTES) pool.learn(parseOrUndefined(answer.text));
    if (codigo === 'sessao-expirada' || (call.path === '/login/sair' && answer.status === 200))
      sessions.forget(who);
    const what = complaintOf(request, answer);
    if (what === undefined) continue;
    failures.push({ n, what, request });
    onFailure?.({ n, what, request });
  }
  return { outcomes, failures, slowestMs };
}
