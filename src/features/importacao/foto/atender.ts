import type { OcrAsk, OcrReply } from './ocr-protocol.ts';
import type { Programa, Tesseract } from './tesseract.ts';

/** Sources of the program, and the way to start it. */
export type Atendente = {
  /** The bytes of a file of the app. Rejects if they are not to be had. */
  bytesOf: (url: string) => Promise<ArrayBuffer>;
  /** Starts the program. Rejects where the browser cannot run it. */
  open: (programa: Programa) => Promise<Tesseract>;
  tell: (reply: OcrReply) => void;
};

/** Returns the function that gives the reply to each message of the page; it never rejects. */
export function createAtender({ bytesOf, open, tell }: Atendente): (ask: OcrAsk) => Promise<OcrReply> {
  let engine: Tesseract | null = null;

  const onFailure =
    (tipo: 'falta' | 'incapaz' | 'parou') =>
    (error: unknown): OcrReply => {
      console.error('a picture could not be read', error);
      return { tipo };
    };
  const start = async (programa: Programa): Promise<OcrReply> => {
    engine = await open(programa);
    return { tipo: 'pronto' };
  };
  const load = async ({ programa, idioma }: { programa: string; idioma: string }): Promise<OcrReply> => {
    const files = await Promise.all([bytesOf(programa), bytesOf(idioma)]).catch(onFailure('falta'));
    if (!Array.isArray(files)) return files;
    const [wasm, language] = files;
    return start({ wasm, idioma: new Uint8Array(language) }).catch(onFailure('incapaz'));
  };
  const read = async (ask: Extract<OcrAsk, { foto: unknown }>): Promise<OcrReply> =>
    engine === null
      ? { tipo: 'parou' }
      : { tipo: 'texto', texto: engine.read(ask.foto, (parte) => tell({ tipo: 'lendo', parte })) };

  return (ask) => ('foto' in ask ? read(ask).catch(onFailure('parou')) : load(ask));
}
