/** What the outbox takes from outside: the clock (epoch milliseconds), randomness (0..1) and fresh UUIDs. */
export type OutboxEnv = { now: () => number; random: () => number; uuid: () => string };
