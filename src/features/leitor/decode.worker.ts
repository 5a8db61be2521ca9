import { decode, prepareDecoder } from './decode.ts';
import type { DecodeAsk, DecodeReply } from './decode-protocol.ts';

async function answer(ask: DecodeAsk): Promise<DecodeReply> {
  if ('picture' in ask) return { texts: await decode(ask.picture) };
  await prepareDecoder(ask);
  return 'ready';
}

self.addEventListener('message', ({ data }: MessageEvent<DecodeAsk>) => {
  answer(data)
    .catch((error: unknown): DecodeReply => {
      console.error('the decoder failed', error);
      return 'failed';
    })
    .then((reply) => self.postMessage(reply))
    .catch((error: unknown) => console.error('the decoder could not reply', error));
});
