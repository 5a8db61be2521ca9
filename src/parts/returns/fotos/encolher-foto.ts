import { FOTO_FORMATO } from '#domain/returns/foto.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { drawPicture } from '#ui/draw-picture.ts';

export const FOTO_TIPOS = 'image/jpeg,image/png';

const ILEGIVEL = 'Esta fotografia não pôde ser lida. Tire outra.';

/** The longest side in pixels. */
const LADO = 1600;

/** Bytes that a weak line still carries within the time of one request. */
const BYTES = 300_000;

const QUALIDADES = [0.8, 0.6, 0.4, 0.25] as const;

/** The size within the longest side, in pixels. */
export function tamanhoMenor(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LADO / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * Makes a JPEG of at most 1600 pixels a side out of a JPEG or PNG. The camera's metadata, such as the place, is lost. The
 * error is the sentence to show.
 */
export async function encolherFoto(file: Blob): Promise<Result<Uint8Array<ArrayBuffer>, string>> {
  // Some pickers name no type: the content decides.
  if (file.type !== '' && !FOTO_TIPOS.split(',').includes(file.type)) return fail(FOTO_FORMATO);
  const photo = await createImageBitmap(file).catch(() => null);
  if (photo === null) return fail(ILEGIVEL);
  const drawn = drawPicture(photo, tamanhoMenor(photo.width, photo.height));
  photo.close();
  if (drawn === null) return fail(ILEGIVEL);
  let jpeg: Blob | null = null;
  for (const quality of QUALIDADES) {
    jpeg = await toJpeg(drawn.canvas, quality);
    if (jpeg !== null && jpeg.size <= BYTES) break;
  }
  return jpeg === null ? fail(ILEGIVEL) : ok(new Uint8Array(await jpeg.arrayBuffer()));
}
