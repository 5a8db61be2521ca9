import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary, type PDFiumLibrary as Pdfium } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Dots per inch of a cheap printer: bars that are read at this size are read on paper. */
const DOTS = 200;
const POINTS = 72;

let library: Promise<Pdfium> | undefined;

function open(): Promise<Pdfium> {
  library ??= (async () => {
    // The package would download its program; a copy lies next to it.
    const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
    await prepareZXingModule({
      overrides: { wasmBinary: new Uint8Array(wasm).buffer },
      fireImmediately: true,
    });
    return PDFiumLibrary.init();
  })();
  return library;
}

/** Returns the bar codes that a reader finds on the pages of a PDF, as they look on paper. */
export async function readPdfBarcodes(pdf: Uint8Array): Promise<string[]> {
  const document = await (await open()).loadDocument(pdf);
  try {
    const found: string[] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: DOTS / POINTS, render: 'bitmap' });
      const picture = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' as const };
      for (const { text } of await readBarcodes(picture, { formats: ['Code128', 'ITF'] })) found.push(text);
    }
    return found;
  } finally {
    document.destroy();
  }
}
