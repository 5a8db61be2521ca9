import type { Papel } from '#contract/access/papel.ts';
import type { Answer, SendOptions, Sent } from '#net/send.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import type { Vault } from '#vault/vault.ts';
import type { Living } from './living.ts';

/** The environment of synchronisation. Tests give a clock, a random source and a server in process. */
export type SyncEnv = OutboxEnv & {
  vault: Vault;
  send: (request: Sent, options: SendOptions) => Promise<Answer>;
  /** The session's token, read again for each request; null without a signed-in user. */
  token: () => string | null;
  /** The longest wait between tries, in milliseconds: short while the page is visible. */
  capMs: () => number;
  /** Tells living senders from dead ones; without it only the leases count. */
  living?: Living;
  /** True if the server requires a newer version of the app: untried changes wait for it, tried ones go on. */
  isOutdated?: () => boolean;
  /** The user's role: data that it does not have are not asked for. */
  papel?: Papel | undefined;
};
