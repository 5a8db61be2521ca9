import { expect, onTestFinished, test, vi } from 'vitest';
import type { DecodeAsk, DecodeReply } from './decode-protocol.ts';
import { type DecodePort, openWasmReader } from './wasm-reader.ts';

/** A worker that replies at once, and what it was asked. */
function createPort(reply: (ask: DecodeAsk) => DecodeReply) {
  const asks: DecodeAsk[] = [];
  let isOver = false;
  const port: DecodePort = {
    onmessage: null,
    onerror: null,
    postMessage: (ask: DecodeAsk) => {
      asks.push(ask);
      const event = new MessageEvent('message', { data: reply(ask) });
      queueMicrotask(() => port.onmessage?.call(port as Worker, event));
    },
    terminate: () => {
      isOver = true;
    },
  };
  return { port, asks, isOver: () => isOver };
}

/** A video that is larger than the part that is read. */
function createVideo(videoWidth = 1920): HTMLVideoElement {
  const drawn: unknown[] = [];
  const context = {
    drawImage: (...given: unknown[]) => drawn.push(given.slice(1)),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(4),
      width,
      height,
      drawn: drawn.at(-1),
    }),
  };
  const get = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  onTestFinished(() => get.mockRestore());
  return { videoWidth, videoHeight: 1080 } as HTMLVideoElement;
}

test('the middle of the picture goes to the worker in its own pixels, and its texts come back', async () => {
  const { port, asks, isOver } = createPort((ask) =>
    'picture' in ask ? { texts: [']E07896422507059'] } : 'ready',
  );
  const reader = await openWasmReader(port);
  expect(await reader.read(createVideo())).toEqual([']E07896422507059']);
  expect(asks).toMatchObject([
    { url: expect.stringContaining('.wasm') },
    { picture: { width: 1280, height: 960, drawn: [-320, -60] } },
  ]);
  reader.close();
  expect(isOver()).toBe(true);
});

test('a video without a picture is not read', async () => {
  const { port, asks } = createPort(() => 'ready');
  const reader = await openWasmReader(port);
  expect(await reader.read(createVideo(0))).toEqual([]);
  expect(asks.length).toBe(1);
});

test('a reader whose program does not come, or that stops, rejects', async () => {
  const missing = createPort(() => 'failed');
  await expect(openWasmReader(missing.port)).rejects.toThrow('could not be loaded');
  expect(missing.isOver()).toBe(true);
  const stopping = createPort((ask) => ('picture' in ask ? 'failed' : 'ready'));
  const reader = await openWasmReader(stopping.port);
  await expect(reader.read(createVideo())).rejects.toThrow('has stopped');
});
