import { createHmac } from 'node:crypto';

const PREFIXO = 'whsec_';

/**
 * The value of `webhook-signature` by Standard Webhooks 1.0: a signature with each secret, joined by a space. A secret is
 * `whsec_` and its bytes in base64.
 */
export const assinar = (
  segredos: readonly string[],
  { id, timestamp, corpo }: { readonly id: string; readonly timestamp: number; readonly corpo: string },
): string =>
  segredos
    .map((segredo) => {
      const key = Buffer.from(segredo.slice(PREFIXO.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${corpo}`).digest('base64')}`;
    })
    .join(' ');
