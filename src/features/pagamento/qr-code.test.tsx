import decodeQr from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pixCodigo } from '#domain/payment/pix-codigo.ts';
import { must } from '#lib/must.ts';
import { QrCode } from './qr-code.tsx';

/** Pixels of a module: a camera sees more than one. */
const SCALE = 4;

/** The drawing as a screen shows it: RGBA, black on white. */
function toPixels(svg: string): { width: number; height: number; data: Uint8ClampedArray } {
  const modules = Number(must(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1], 'size'));
  const width = modules * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < SCALE; dy++) {
      const from = (Number(y) * SCALE + dy) * width + Number(x) * SCALE;
      for (let at = from; at < from + SCALE; at++) data.set([0, 0, 0], at * 4);
    }
  }
  return { width, height: width, data };
}

test('the drawing is read by another decoder as the Pix that it was made of', () => {
  const text = pixCodigo({
    local: 'pix.example.com/v2/8b3da2f39a4140d1a91abd93113bd441',
    valor: 229_58,
    recebedor: 'Distribuidora São João Ação',
    cidade: 'São José dos Campos',
  });
  const svg = renderToStaticMarkup(<QrCode text={text} label="QR Code do Pix" />);
  expect(decodeQr(toPixels(svg))).toBe(text);
});
