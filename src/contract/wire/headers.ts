/** Headers of the contract, in the lower case that both fetch and node give. */

/** Present on every answer of a server that speaks this contract; without it an answer is not believed. */
export const MARKER_HEADER = 'x-api';
export const MARKER_VALUE = 'maleta/1';

/**
 * A UUID made once per intent. The server carries the request out once and answers a repeat with the same bytes. Each
 * answer repeats the key; a device ignores an answer without it, which may be a proxy's copy of an earlier one.
 */
export const KEY_HEADER = 'idempotency-key';

/**
 * A mark of the server's data. Each cart answer carries one, and the device sends the newest with its next cart request.
 * A server restored from an older backup does not know the mark and refuses with `outra-epoca`.
 */
export const MARCA_HEADER = 'x-marca';

/**
 * A body of the feed by name. A device asks with `nome`; a server that gives names may then answer 200 without a body and
 * with `<name>;sha256=<hash>`: the body is at `/feed/<name>`, and its last line carries that hash. A server without names
 * ignores the header and answers as ever; a device that does not send it never gets a name.
 */
export const FEED_HEADER = 'x-feed';
export const FEED_BY_NAME = 'nome';

/** How many changes wait on the device and the age of the oldest in seconds: `3;age=120`. */
export const PENDING_HEADER = 'x-pending';
