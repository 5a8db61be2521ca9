import { expect, test } from 'vitest';
import { FotoNaoLida, lerFoto, type OcrPort } from './ler-foto.ts';
import type { OcrAsk, OcrReply } from './ocr-protocol.ts';

const CINZA = () => ({ width: 1, height: 1, pixels: new Uint8Array(1) });

/** A worker that gives these replies to each message. */
function createPort(replies: (ask: OcrAsk) => readonly OcrReply[]) {
  const asks: OcrAsk[] = [];
  let isOver = false;
  const port: OcrPort = {
    onmessage: null,
    onerror: null,
    postMessage: (ask: OcrAsk) => {
      asks.push(ask);
      for (const data of replies(ask)) {
        queueMicrotask(() => port.onmessage?.call(port as Worker, new MessageEvent('message', { data })));
      }
    },
    terminate: () => {
      isOver = true;
    },
  };
  return { port, asks, isOver: () => isOver };
}

test('the program and its language come from the own origin, then the picture; the worker ends with the text', async () => {
  const { port, asks, isOver } = createPort((ask) =>
    'foto' in ask
      ? [
          { tipo: 'lendo', parte: 0.5 },
          { tipo: 'texto', texto: 'DORFLEX 10' },
        ]
      : [{ tipo: 'pronto' }],
  );
  const told: number[] = [];
  const { texto } = lerFoto(CINZA(), (parte) => told.push(parte), port);
  expect(await texto).toBe('DORFLEX 10');
  expect(asks[0]).toEqual({
    programa: expect.stringMatching(/^\/.*tesseract-core-simd-lstm.*\.wasm/),
    idioma: expect.stringMatching(/^\/.*por\.traineddata.*\.gz/),
  });
  expect([asks.length, told, isOver()]).toEqual([2, [0.5], true]);
});

test.each([
  ['falta', /Para ler fotos sem sinal, abra a leitura uma vez com sinal/],
  ['incapaz', /^Este navegador não lê fotos/],
  ['parou', /^A leitura desta foto parou/],
] as const)('a reading that ends with %s rejects with a sentence', async (tipo, sentence) => {
  const { port, isOver } = createPort((ask) =>
    'foto' in ask || tipo !== 'parou' ? [{ tipo }] : [{ tipo: 'pronto' }],
  );
  const { texto } = lerFoto(CINZA(), () => undefined, port);
  const error = await texto.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FotoNaoLida);
  expect((error as FotoNaoLida).message).toMatch(sentence);
  expect(isOver()).toBe(true);
});

test('a worker that cannot be loaded is a reader that is not on the device', async () => {
  const { port } = createPort(() => []);
  const { texto } = lerFoto(CINZA(), () => undefined, port);
  port.onerror?.call(port as Worker, new Event('error') as ErrorEvent);
  await expect(texto).rejects.toThrow('Para ler fotos sem sinal');
});
