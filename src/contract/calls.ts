import { storeCalls } from './store-calls.ts';
import { tradeCalls } from './trade-calls.ts';
import type { AnyCall } from './wire/call.ts';

/** Every call of the contract, in the order that the API's documentation lists them. */
export const calls: readonly AnyCall[] = [...storeCalls, ...tradeCalls];
