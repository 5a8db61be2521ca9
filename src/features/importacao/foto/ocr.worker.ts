import type { OcrAsk, OcrReply } from './ocr-protocol.ts';
import { openTesseract, type Tesseract } from './tesseract.ts';

let engine: Tesseract | null = null;

async function bytesOf(url: string): Promise<ArrayBuffer> {
  // oxlint-disable-next-line no-restricted-globals -- A file of the app itself, no call of the API.
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}

async function load({ programa, idioma }: { programa: string; idioma: string }): Promise<OcrReply> {
  const [wasm, language] = await Promise.all([bytesOf(programa), bytesOf(idioma)]);
  engine = await openTesseract({ wasm, idioma: new Uint8Array(language) });
  return { tipo: 'pronto' };
}

const tell = (reply: OcrReply): void => self.postMessage(reply);

async function answer(ask: OcrAsk): Promise<OcrReply> {
  if (!('foto' in ask)) return load(ask);
  if (engine === null) return { tipo: 'parou' };
  return { tipo: 'texto', texto: engine.read(ask.foto, (parte) => tell({ tipo: 'lendo', parte })) };
}

self.addEventListener('message', ({ data }: MessageEvent<OcrAsk>) => {
  answer(data)
    .catch((error: unknown): OcrReply => {
      console.error('a picture could not be read', error);
      return { tipo: 'foto' in data ? 'parou' : 'falta' };
    })
    .then(tell)
    .catch((error: unknown) => console.error('the reader of pictures could not reply', error));
});
