import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';

const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'DataMatrix'],
  // The characters themselves: separators stay, and no brackets come in.
  textMode: 'Plain',
  maxNumberOfSymbols: 4,
};

/** The decoder's program: its address, or its bytes. */
type Program = { url: string } | { bytes: ArrayBuffer };

/** Loads the decoder. Rejects when its program cannot be loaded. */
export async function prepareDecoder(program: Program): Promise<void> {
  const overrides = 'url' in program ? { locateFile: () => program.url } : { wasmBinary: program.bytes };
  await prepareZXingModule({ overrides, fireImmediately: true });
}

/** The texts of all codes in a picture (pixels, or a PNG's bytes), each behind its reader's mark: `]E0`, `]d2`. */
export async function decode(picture: ImageData | Uint8Array): Promise<string[]> {
  const found = await readBarcodes(picture, OPTIONS);
  return found
    .filter(({ isValid }) => isValid)
    .map(({ symbologyIdentifier, text }) => symbologyIdentifier + text);
}
