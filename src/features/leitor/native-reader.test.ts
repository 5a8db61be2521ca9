import { expect, onTestFinished, test, vi } from 'vitest';
import { openNativeReader } from './native-reader.ts';

const asked: string[][] = [];

function provide(formats: () => Promise<string[]>): void {
  asked.splice(0);
  class BarcodeDetector {
    static getSupportedFormats = formats;

    constructor({ formats }: { formats: string[] }) {
      asked.push(formats);
    }

    detect = async () => [{ rawValue: '7896422507059' }];
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('the browser’s own reader is taken if it knows both codes of a box', async () => {
  provide(async () => ['qr_code', 'ean_8', 'data_matrix', 'ean_13']);
  const reader = await openNativeReader();
  expect(asked).toEqual([['ean_13', 'data_matrix', 'ean_8']]);
  expect(await reader?.read({} as HTMLVideoElement)).toEqual(['7896422507059']);
});

test('a browser without a reader, without DataMatrix or with a broken reader has none', async () => {
  expect(await openNativeReader()).toBeNull();
  provide(async () => ['ean_13', 'qr_code']);
  expect(await openNativeReader()).toBeNull();
  provide(() => Promise.reject(new Error('no service')));
  expect(await openNativeReader()).toBeNull();
});
