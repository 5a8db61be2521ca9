/** The outbox's environment: the clock (epoch milliseconds), randomness (0..1) and fresh UUIDs. */
export type OutboxEnv = { now: () => number; random: () => number; uuid: () => string };
