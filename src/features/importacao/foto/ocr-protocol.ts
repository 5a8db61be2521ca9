/** A picture in shades of grey, one byte a pixel, row by row. */
export type Cinza = { width: number; height: number; pixels: Uint8Array<ArrayBuffer> };

/** Messages to the worker that reads pictures: first the addresses of its program and of its language, then one picture. */
export type OcrAsk = { programa: string; idioma: string } | { foto: Cinza };

/**
 * Its replies. `falta`: the program is neither on the device nor to be had. `incapaz`: the browser cannot run it. `lendo`:
 * the share that is read, 0 to 1. `parou`: the program stopped.
 */
export type OcrReply =
  | { tipo: 'pronto' }
  | { tipo: 'falta' }
  | { tipo: 'incapaz' }
  | { tipo: 'lendo'; parte: number }
  | { tipo: 'texto'; texto: string }
  | { tipo: 'parou' };
