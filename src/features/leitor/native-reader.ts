import type { Reader } from './reader.ts';

/** The browser's Barcode Detection API, which the compiler's library lacks. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

const NEEDED = ['ean_13', 'data_matrix'];
const WELCOME = ['ean_8', 'upc_a'];

/** The browser's own reader; null where it is absent or lacks a code of medicine boxes. Never rejects. */
export async function openNativeReader(): Promise<Reader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return null;
  // Some systems have the class but no recognition behind it.
  const known = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  if (!NEEDED.every((format) => known.includes(format))) return null;
  const formats = [...NEEDED, ...WELCOME.filter((format) => known.includes(format))];
  const detector = new BarcodeDetector({ formats });
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}
