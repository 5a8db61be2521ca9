import { expect, test } from 'vitest';
import { FOTO_FORMATO } from '#domain/returns/foto.ts';
import { encolherFoto, tamanhoMenor } from './encolher-foto.ts';

test('a photograph keeps its shape within 1600 pixels, and a small one its size', () => {
  expect(tamanhoMenor(4000, 3000)).toEqual({ width: 1600, height: 1200 });
  expect(tamanhoMenor(3000, 4000)).toEqual({ width: 1200, height: 1600 });
  expect(tamanhoMenor(800, 600)).toEqual({ width: 800, height: 600 });
  expect(tamanhoMenor(100_000, 1)).toEqual({ width: 1600, height: 1 });
});

test('a file of another type is refused without being read', async () => {
  expect(await encolherFoto(new Blob(['%PDF-'], { type: 'application/pdf' }))).toEqual({
    ok: false,
    error: FOTO_FORMATO,
  });
});
