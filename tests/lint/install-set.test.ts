import { expect, test } from 'vitest';
// oxlint-disable-next-line import/no-relative-parent-imports -- configurations stand at the top, outside every alias
import { installSet, isAskedFor } from '../../install-set.config.ts';

test('only the programs of the readers of bar codes and pictures and their workers wait until they are asked for', () => {
  const { isLater } = installSet();
  for (const url of [
    'assets/zxing_reader-B1x.wasm',
    'assets/decode.worker-a_b.js',
    'assets/ocr.worker-a_b.js',
    'assets/tesseract-core-simd-lstm-B1x.wasm',
    'assets/por.traineddata-B1x.gz',
  ])
    expect([url, isAskedFor(url), isLater(url)]).toEqual([url, true, true]);
  for (const url of ['assets/engine.worker-B1x.js', 'assets/leitor-dialog-B1x.js', 'assets/zxing.js'])
    expect([url, isAskedFor(url)]).toEqual([url, false]);
});
