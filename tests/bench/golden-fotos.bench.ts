import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Page } from '@playwright/test';
import { openTesseract, type Tesseract } from '#features/importacao/foto/tesseract.ts';
import { tamanhoDaLeitura, toCinza } from '#features/importacao/foto/preparar-foto.ts';
import { textoDoCliente } from '#domain/importacao/codigo-do-cliente.ts';
import { readColado } from '#domain/importacao/importacao-tabela.ts';
import { arrumarTextoLido } from '#domain/importacao/texto-lido.ts';
import { LIST_PICTURES, type ListPicture } from '#tests/support/list-pictures.ts';
import type { Launch } from './browser.ts';
import type { Row } from './row.ts';

/** The share of lines that must arrive with their product and their quantity; the person corrects the others. */
const LEAST = 0.7;

const { resolve } = createRequire(import.meta.url);

/** The picture's shades, as the browser scales it for reading. */
async function toPicture(page: Page, bytes: Buffer) {
  const size = await page.evaluate(
    async (data) => {
      const image = new Image();
      image.src = data;
      await image.decode();
      return { width: image.width, height: image.height };
    },
    `data:image/*;base64,${bytes.toString('base64')}`,
  );
  const { width, height } = tamanhoDaLeitura(size.width, size.height);
  const rgba = await page.evaluate(
    async ({ data, w, h }) => {
      const image = new Image();
      image.src = data;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(image, 0, 0, w, h);
      const { data: pixels } = context.getImageData(0, 0, w, h);
      let text = '';
      for (let at = 0; at < pixels.length; at += 8192)
        text += String.fromCharCode(...pixels.subarray(at, at + 8192));
      return btoa(text);
    },
    { data: `data:image/*;base64,${bytes.toString('base64')}`, w: width, h: height },
  );
  const pixels = toCinza(new Uint8ClampedArray(Buffer.from(rgba, 'base64')));
  return { width, height, pixels };
}

/** The lines that arrive with the right product, by its code or all of its name, and the right quantity. */
function countRight({ wishes }: ListPicture, texto: string): number {
  const lidas = readColado(texto).linhas.map(
    ({ identificacao, quantidade }) => `${textoDoCliente(identificacao) ?? ''} ${quantidade}`,
  );
  return wishes.filter(({ ean, nome, quantidade }) =>
    lidas.includes(`${textoDoCliente(ean ?? nome) ?? ''} ${quantidade}`),
  ).length;
}

/** How many lines of drawn pictures of lists arrive rightly, without a correction. */
export async function rows(launch: Launch): Promise<Row[]> {
  const tesseract = await openTesseract({
    wasm: new Uint8Array(readFileSync(resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'))).buffer,
    idioma: new Uint8Array(readFileSync(resolve('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz'))),
  });
  const browser = await chromium.launch(launch);
  try {
    return await readAll(await browser.newPage(), tesseract);
  } finally {
    await browser.close();
  }
}

async function readAll(page: Page, tesseract: Tesseract): Promise<Row[]> {
  const measured: Row[] = [];
  for (const picture of LIST_PICTURES) {
    const foto = await toPicture(page, await picture.draw(page));
    const start = performance.now();
    const lido = tesseract.read(foto, () => undefined);
    const ms = Math.round(performance.now() - start);
    const texto = arrumarTextoLido(lido);
    const right = countRight(picture, texto);
    measured.push({
      name: `lines read from ${picture.name}, of ${picture.wishes.length}, in ${ms} ms`,
      value: right,
      unit: 'lines',
      against: 'the drawn list',
      ratio: right / picture.wishes.length,
      goal: `${LEAST} of them at least`,
      holds: right >= LEAST * picture.wishes.length,
    });
  }
  return measured;
}
