/** Messages to the decoder's worker: first the address of its program, then pictures, one at a time. */
export type DecodeAsk = { url: string } | { picture: ImageData };

/** Its replies, one to each message. `failed`: the program was not loaded, or has stopped. */
export type DecodeReply = 'ready' | 'failed' | { texts: string[] };
