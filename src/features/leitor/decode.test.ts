import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { readCodigoLido } from '#domain/catalogue/codigo-lido.ts';
import { decode, prepareDecoder } from './decode.ts';

/** Pictures of codes on a grey ground, turned as a hand holds them. */
const picture = (name: string) => new Uint8Array(readFileSync(`tests/support/codes/${name}.png`));

beforeAll(async () => {
  const program = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareDecoder({ bytes: new Uint8Array(program).buffer });
});

test('the picture of an EAN-13 gives its digits behind the mark of the reader', async () => {
  expect(await decode(picture('ean-13'))).toEqual([']E07891317427542']);
});

test('the picture of a DataMatrix gives EAN, lot and validity', async () => {
  const [text = ''] = await decode(picture('data-matrix'));
  expect(text).toBe(']d201078964225070591727043010AB12\u001d21SN0001');
  expect(readCodigoLido(text, 2026)).toEqual({
    ok: true,
    value: { ean: '7896422507059', caixa: null, lote: 'AB12', validade: '2027-04-30' },
  });
});

test('a picture without a code gives nothing', async () => {
  const blank = { data: new Uint8ClampedArray(64 * 64 * 4).fill(255), width: 64, height: 64 };
  expect(await decode(blank as ImageData)).toEqual([]);
});
