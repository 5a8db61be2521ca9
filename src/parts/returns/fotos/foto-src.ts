import { toBase64 } from '#outbox/base64.ts';

/** The address of a JPEG's picture. */
export const toSrc = (bytes: Uint8Array): string => `data:image/jpeg;base64,${toBase64(bytes)}`;
