// oxlint-disable-next-line typescript/triple-slash-reference -- The worker's and the page's projects both see the types only so.
/// <reference path="./tesseract-core.d.ts" />
import openCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { limparFoto } from './limpar-foto.ts';
import type { Cinza } from './ocr-protocol.ts';

/** The engine's mode that reads with its neural network only. */
const LSTM_ONLY = 1;
/** One block of lines: a list has no paragraphs and columns that are read one after the other. */
const ONE_BLOCK = '6';
/** Lets the engine find lines of any layout, to learn their slope. */
const AUTO = '3';
/** Radians: a smaller slope does not disturb. */
const LEAST_SLOPE = 0.005;
/** Radians: a larger one is no tilt of a hand. */
const MOST_SLOPE = 0.35;
/** Percent at which the engine's own count of reading begins. */
const BEGIN = 30;

/** The engine's program, and its packed language. */
export type Programa = { wasm: ArrayBuffer; idioma: Uint8Array<ArrayBuffer> };

/** Reads pictures. `read` throws for a picture that the engine cannot take. */
export type Tesseract = { read: (foto: Cinza, onProgress: (parte: number) => void) => string };

/** A portable greymap: the format that needs no packing. */
function toPgm({ width, height, pixels }: Cinza): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}

const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Some servers unpack the file on the way. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!isPacked(bytes)) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Starts the engine with Portuguese. Rejects for a broken program or language. */
export async function openTesseract({ wasm, idioma }: Programa): Promise<Tesseract> {
  let tell: (parte: number) => void = () => undefined;
  const core = await openCore({
    wasmBinary: wasm,
    // Its notes are guesses about the picture; a failure rejects.
    printErr: () => undefined,
    TesseractProgress: (percent) => tell(Math.max(0, (percent - BEGIN) / (100 - BEGIN))),
  });
  core.FS.writeFile('./por.traineddata', await unpack(idioma));
  const api = new core.TessBaseAPI();
  if (api.Init(null, 'por', LSTM_ONLY) === -1)
    throw new Error('the language of the reader could not be loaded');
  // Columns stay apart by the width of their gaps.
  api.SetVariable('preserve_interword_spaces', '1');
  const take = (angle: number): void => {
    if (api.SetImageFile(1, angle) === 1) throw new Error('the picture could not be taken');
  };
  return {
    read: (foto, onProgress) => {
      core.FS.writeFile('/input', toPgm(limparFoto(foto)));
      api.SetVariable('tessedit_pageseg_mode', AUTO);
      take(0);
      api.FindLines();
      const slope = api.GetGradient();
      api.SetVariable('tessedit_pageseg_mode', ONE_BLOCK);
      const isTilted = Math.abs(slope) >= LEAST_SLOPE && Math.abs(slope) <= MOST_SLOPE;
      take(isTilted ? slope : 0);
      tell = onProgress;
      api.Recognize(null);
      return api.GetUTF8Text();
    },
  };
}
