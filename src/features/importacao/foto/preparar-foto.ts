import { fail, ok, type Result } from '#lib/result.ts';
import { drawPicture } from '#ui/draw-picture.ts';
import type { Cinza } from './ocr-protocol.ts';

/** A picture of a list: as it is shown (a data address), and as it is read. */
export type Foto = { imagem: string; cinza: Cinza };

/** Larger than any phone's photograph. */
const LARGEST_MB = 40;
/** The longest side that is read, in pixels: letters of a whole page are still 20 pixels high. */
const LONGEST = 2400;
/** A smaller picture is enlarged twice: the engine reads letters of 20 to 40 pixels best. */
const SMALL = 1400;

const ILEGIVEL = 'Esta foto não pôde ser aberta. Envie uma imagem JPEG ou PNG, ou tire outra.';

/** The size in which a picture is read, in pixels. */
export function tamanhoDaLeitura(width: number, height: number): { width: number; height: number } {
  const longest = Math.max(width, height);
  const scale = Math.min(LONGEST / longest, longest < SMALL ? 2 : 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Shades of grey of pixels with four bytes each, as the eye weighs the colours. */
export function toCinza(rgba: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < pixels.length; at += 1) {
    const [r = 0, g = 0, b = 0] = [rgba[at * 4], rgba[at * 4 + 1], rgba[at * 4 + 2]];
    pixels[at] = Math.round(0.299 * r + 0.587 * g + 0.114 * b);
  }
  return pixels;
}

/** Opens a picture upright, in the size and the shades in which it is read. The error is the sentence to show. */
export async function prepararFoto(file: Blob): Promise<Result<Foto, string>> {
  if (file.size > LARGEST_MB * 1024 * 1024) return fail(`A foto passa de ${LARGEST_MB} MB. Envie uma menor.`);
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return fail(ILEGIVEL);
  const { width, height } = tamanhoDaLeitura(bitmap.width, bitmap.height);
  const drawn = drawPicture(bitmap, { width, height }, true);
  bitmap.close();
  if (drawn === null) return fail(ILEGIVEL);
  const { canvas, context } = drawn;
  const pixels = toCinza(context.getImageData(0, 0, width, height).data);
  return ok({ imagem: canvas.toDataURL('image/jpeg', 0.8), cinza: { width, height, pixels } });
}
