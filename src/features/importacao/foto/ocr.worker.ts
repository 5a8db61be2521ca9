import { createAtender } from './atender.ts';
import type { OcrAsk, OcrReply } from './ocr-protocol.ts';
import { openTesseract } from './tesseract.ts';

async function bytesOf(url: string): Promise<ArrayBuffer> {
  // oxlint-disable-next-line no-restricted-globals -- A file of the app itself, no call of the API.
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}

const tell = (reply: OcrReply): void => self.postMessage(reply);
const atender = createAtender({ bytesOf, open: openTesseract, tell });

self.addEventListener('message', ({ data }: MessageEvent<OcrAsk>) => {
  atender(data)
    .then(tell)
    .catch((error: unknown) => console.error('the reader of pictures could not reply', error));
});
