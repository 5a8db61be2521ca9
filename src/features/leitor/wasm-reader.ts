import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { DecodeAsk, DecodeReply } from './decode-protocol.ts';
import { takeFrame } from './frame.ts';
import type { Reader } from './reader.ts';

/** The part of a worker that the reader needs. */
export type DecodePort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const startWorker = (): DecodePort =>
  new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' });

/** Asks the worker one thing at a time. */
function createAsk(port: DecodePort): (ask: DecodeAsk, transfer?: Transferable[]) => Promise<DecodeReply> {
  return (ask, transfer = []) =>
    new Promise((resolve) => {
      port.onmessage = ({ data }: MessageEvent<DecodeReply>) => resolve(data);
      // Its own code could not be loaded.
      port.onerror = () => resolve('failed');
      port.postMessage(ask, transfer);
    });
}

/** Opens our own reader, in a worker. Rejects when its program cannot be loaded. */
export async function openWasmReader(port: DecodePort = startWorker()): Promise<Reader> {
  const ask = createAsk(port);
  if ((await ask({ url: wasm })) === 'failed') {
    port.terminate();
    throw new Error('the reader of bar codes could not be loaded');
  }
  const canvas = document.createElement('canvas');
  return {
    read: async (video) => {
      const picture = takeFrame(video, canvas);
      if (picture === null) return [];
      const reply = await ask({ picture }, [picture.data.buffer]);
      if (typeof reply === 'string') throw new Error('the reader of bar codes has stopped');
      return reply.texts;
    },
    close: () => port.terminate(),
  };
}
