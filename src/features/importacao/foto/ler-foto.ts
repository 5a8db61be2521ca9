import idioma from '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url';
import programa from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import type { Cinza, OcrAsk, OcrReply } from './ocr-protocol.ts';

/** The part of a worker that the reader needs. */
export type OcrPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** A picture that is being read. `texto` rejects with FotoNaoLida; `cancelar` ends the reading, without a result. */
export type Leitura = { texto: Promise<string>; cancelar: () => void };

/** Why a picture was not read, as a sentence for the person. */
export class FotoNaoLida extends Error {}

const FALTA =
  'A leitura de fotos ainda não está neste aparelho e não pôde ser buscada agora. Para ler fotos sem sinal, abra a leitura uma vez com sinal. Por enquanto, digite as linhas olhando para a foto.';
const INCAPAZ = 'Este navegador não lê fotos. Atualize-o, ou digite as linhas olhando para a foto.';
const PAROU = 'A leitura desta foto parou. Tente de novo, ou digite as linhas olhando para ela.';

/** The sentence for each reply that ends a reading without a text. */
const SENTENCE = { falta: FALTA, incapaz: INCAPAZ, parou: PAROU } as const;

const startWorker = (): OcrPort =>
  new Worker(new URL('./ocr.worker.ts', import.meta.url), { type: 'module' });

/** Reads a picture in a worker of its own, which ends with it: it takes more memory than a page should keep. */
export function lerFoto(
  foto: Cinza,
  onProgress: (parte: number) => void,
  port: OcrPort = startWorker(),
): Leitura {
  const send = (ask: OcrAsk, transfer: Transferable[] = []): void => port.postMessage(ask, transfer);
  const texto = new Promise<string>((resolve, reject) => {
    const fail = (sentence: string): void => {
      port.terminate();
      reject(new FotoNaoLida(sentence));
    };
    // Its own code could not be loaded.
    port.onerror = () => fail(FALTA);
    port.onmessage = ({ data }: MessageEvent<OcrReply>) => {
      if (data.tipo === 'pronto') send({ foto }, [foto.pixels.buffer]);
      else if (data.tipo === 'lendo') onProgress(data.parte);
      else if (data.tipo === 'texto') {
        port.terminate();
        resolve(data.texto);
      } else fail(SENTENCE[data.tipo]);
    };
  });
  send({ programa, idioma });
  return { texto, cancelar: () => port.terminate() };
}
