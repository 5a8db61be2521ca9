import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Atendente, createAtender } from './atender.ts';
import type { OcrReply } from './ocr-protocol.ts';

const PROGRAMA = { programa: '/p.wasm', idioma: '/por.gz' };
const FOTO = { foto: { width: 1, height: 1, pixels: new Uint8Array(1) } };

let complaints: unknown[] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => complaints.push(said));
});
afterEach(() => vi.restoreAllMocks());

function open(changed: Partial<Atendente> = {}) {
  const told: OcrReply[] = [];
  const atender = createAtender({
    bytesOf: async () => new ArrayBuffer(1),
    open: async () => ({
      read: (_, onProgress) => {
        onProgress(0.5);
        return 'DORFLEX 10';
      },
    }),
    tell: (reply) => told.push(reply),
    ...changed,
  });
  return { atender, told };
}

test('a picture is read once the program has started', async () => {
  const { atender, told } = open();
  expect(await atender(FOTO)).toEqual({ tipo: 'parou' });
  expect(await atender(PROGRAMA)).toEqual({ tipo: 'pronto' });
  expect(await atender(FOTO)).toEqual({ tipo: 'texto', texto: 'DORFLEX 10' });
  expect([told, complaints]).toEqual([[{ tipo: 'lendo', parte: 0.5 }], []]);
});

const fail = () => {
  throw new Error('no');
};

test('only files that are not to be had are missing, and a program that does not start is beyond the browser', async () => {
  const lost = open({ bytesOf: async (url) => (url === '/por.gz' ? fail() : new ArrayBuffer(1)) });
  expect(await lost.atender(PROGRAMA)).toEqual({ tipo: 'falta' });
  const old = open({ open: async () => fail() });
  expect(await old.atender(PROGRAMA)).toEqual({ tipo: 'incapaz' });
  const broken = open({ open: async () => ({ read: fail }) });
  expect(await broken.atender(PROGRAMA)).toEqual({ tipo: 'pronto' });
  expect(await broken.atender(FOTO)).toEqual({ tipo: 'parou' });
  expect(complaints).toHaveLength(3);
});
