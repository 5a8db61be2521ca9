import { openNativeReader } from './native-reader.ts';

/** Reads the bar codes in a camera's present picture. */
export type Reader = {
  /** The texts of all codes in the picture; empty without one. Rejects if the reader has stopped. */
  read: (video: HTMLVideoElement) => Promise<string[]>;
  close: () => void;
};

/**
 * Opens the browser's own reader where it knows the codes of medicine boxes, otherwise ours, which is loaded only then.
 * Rejects when ours is neither on the device nor to be had from the network.
 */
export async function openReader(): Promise<Reader> {
  const native = await openNativeReader();
  if (native !== null) return native;
  const { openWasmReader } = await import('./wasm-reader.ts');
  return openWasmReader();
}
