import type { Geolocalizacao } from '#contract/cart/carrinho-calls.ts';

/**
 * The outbox's environment: the clock (epoch milliseconds), randomness (0..1) and fresh UUIDs. `placeAt`: the place of
 * a change made at that time, if the user sends it and the device knows it.
 */
export type OutboxEnv = {
  now: () => number;
  random: () => number;
  uuid: () => string;
  placeAt?: (at: number) => Geolocalizacao | null;
};
