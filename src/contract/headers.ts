/** Headers of the contract, in the lower case that both fetch and node give. */

/** Present on every answer of a server that speaks this contract; without it an answer is not believed. */
export const MARKER_HEADER = 'x-api';
export const MARKER_VALUE = 'maleta/1';

/** A UUID made once per intent; the server does the thing once and answers a repeat with the same answer. */
export const KEY_HEADER = 'idempotency-key';

/** How many changes wait on the device and the age of the oldest in seconds: `3;age=120`. */
export const PENDING_HEADER = 'x-pending';
