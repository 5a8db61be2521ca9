import { must } from '#lib/must.ts';
import type { Answer, SendOptions, Sent } from '#net/send.ts';
import { dispatchIntencao } from '#outbox/carrinho/dispatch-intencao.ts';
import type { SyncEnv } from '#sync/env.ts';
import type { Vault } from '#vault/vault.ts';

/** A sender's surroundings without a server: the sender takes only stock alerts. */
export type Wishes = {
  env: SyncEnv;
  clock: { now: number };
  /** Keys of done changes, in order; a repeat has no effect. */
  done: string[];
  net: { isUp: boolean; requests: number };
  wish: (idPessoaCliente: number, idItem: number) => Promise<void>;
};

const ANSWERED: Answer = {
  kind: 'answer',
  status: 200,
  isOurs: true,
  retryAfter: null,
  text: JSON.stringify({ registrada: true }),
};

/** Queues stock alerts in a vault and sends them to a server that is only a list. Each customer is a lane. */
export function makeWishes(vault: Vault): Wishes {
  const clock = { now: Date.parse('2026-11-20T12:00:00.000Z') };
  const net = { isUp: true, requests: 0 };
  const done: string[] = [];
  const send = async (_wire: Sent, { key }: SendOptions): Promise<Answer> => {
    net.requests += 1;
    await new Promise((resolve) => setImmediate(resolve));
    if (!net.isUp) return { kind: 'silence', reason: 'network' };
    const own = must(key, 'key');
    if (!done.includes(own)) done.push(own);
    return ANSWERED;
  };
  const env: SyncEnv = {
    vault,
    now: () => clock.now,
    random: () => 0.5,
    uuid: () => crypto.randomUUID(),
    send,
    token: () => 'token',
    capMs: () => 60_000,
  };
  return {
    env,
    clock,
    done,
    net,
    wish: async (idPessoaCliente, idItem) => {
      const what = { idPessoaCliente, nomeCliente: 'x', idItem, idItemTipo: 1, descricao: 'x' };
      const saved = await dispatchIntencao(vault, what, env);
      if (!saved.ok) throw new Error(saved.error.kind);
    },
  };
}
