import type { Page } from '@playwright/test';
import { checkDigit } from '#lib/gtin.ts';

/** A product as a pharmacy writes it, its code where the list has one, and the wanted packs. */
type Wish = { nome: string; ean?: string; quantidade: number };

/** A picture of a list, and the lines that a reader should find in it. */
export type ListPicture = { name: string; wishes: readonly Wish[]; draw: (page: Page) => Promise<Buffer> };

const eanOf = (body: string): string => body + checkDigit(body);

const IMPRESSA: readonly Wish[] = [
  { nome: 'DIPIRONA SODICA 500MG COMP', quantidade: 24 },
  { nome: 'LOSARTANA POTASSICA 50MG C/30', quantidade: 60 },
  { nome: 'OMEPRAZOL 20MG CAPS', quantidade: 12 },
  { nome: 'AMOXICILINA 500MG C/21', quantidade: 8 },
  { nome: 'METFORMINA 850MG', quantidade: 40 },
  { nome: 'SINVASTATINA 20MG', quantidade: 15 },
  { nome: 'HIDROCLOROTIAZIDA 25MG', quantidade: 100 },
  { nome: 'PARACETAMOL 750MG', quantidade: 36 },
  { nome: 'IBUPROFENO 600MG', quantidade: 18 },
  { nome: 'AZITROMICINA 500MG', quantidade: 5 },
  { nome: 'LORATADINA 10MG', quantidade: 9 },
  { nome: 'SORO FISIOLOGICO 500ML', quantidade: 48 },
];

const TABELA: readonly Wish[] = [
  { ean: eanOf('789642250705'), nome: 'Dipirona Monoidratada 500mg', quantidade: 10 },
  { ean: eanOf('789131742754'), nome: 'Losartana Potássica 50mg', quantidade: 30 },
  { ean: eanOf('789600471822'), nome: 'Captopril 25mg', quantidade: 6 },
  { ean: eanOf('789671420101'), nome: 'Enalapril 10mg', quantidade: 12 },
  { ean: eanOf('789300520341'), nome: 'Glibenclamida 5mg', quantidade: 20 },
  { ean: eanOf('789559123876'), nome: 'Atenolol 50mg', quantidade: 15 },
  { ean: eanOf('789848804518'), nome: 'Furosemida 40mg', quantidade: 8 },
  { ean: eanOf('789000801563'), nome: 'Cefalexina 500mg', quantidade: 4 },
  { ean: eanOf('789214307669'), nome: 'Fluconazol 150mg', quantidade: 25 },
  { ean: eanOf('789977665088'), nome: 'Prednisona 20mg', quantidade: 7 },
];

const MENSAGEM: readonly Wish[] = [
  { nome: 'dorflex', quantidade: 10 },
  { nome: 'neosaldina 20 drágeas', quantidade: 6 },
  { nome: 'buscopan composto', quantidade: 3 },
  { nome: 'torsilax', quantidade: 12 },
  { nome: 'vitamina c 1g', quantidade: 20 },
  { nome: 'sorine infantil', quantidade: 4 },
  { nome: 'nimesulida 100mg', quantidade: 30 },
];

/** A drawing as a page gets it: texts with their place and font, rules, and the faults of a photograph. */
type Drawing = {
  width: number;
  height: number;
  ground: string;
  boxes: { x: number; y: number; w: number; h: number; fill: string }[];
  rules: { x1: number; y1: number; x2: number; y2: number }[];
  texts: { x: number; y: number; text: string; font: string; fill: string }[];
  /** Degrees of tilt; shades of noise; the share of light that is lost towards one corner. */
  tilt: number;
  noise: number;
  shade: number;
  type: 'image/jpeg' | 'image/png';
};

/** Draws in a page, by a fixed random source, and returns the picture's bytes. */
async function paint(page: Page, drawing: Drawing): Promise<Buffer> {
  const data = await page.evaluate((d: Drawing) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: d.width, height: d.height });
    const c = canvas.getContext('2d');
    if (c === null) throw new Error('no canvas');
    c.fillStyle = d.ground;
    c.fillRect(0, 0, d.width, d.height);
    c.translate(d.width / 2, d.height / 2);
    c.rotate((d.tilt * Math.PI) / 180);
    c.translate(-d.width / 2, -d.height / 2);
    for (const { x, y, w, h, fill } of d.boxes) {
      c.fillStyle = fill;
      c.fillRect(x, y, w, h);
    }
    c.strokeStyle = '#444';
    c.lineWidth = 2;
    for (const { x1, y1, x2, y2 } of d.rules) {
      c.beginPath();
      c.moveTo(x1, y1);
      c.lineTo(x2, y2);
      c.stroke();
    }
    for (const { x, y, text, font, fill } of d.texts) {
      c.font = font;
      c.fillStyle = fill;
      c.fillText(text, x, y);
    }
    const image = c.getImageData(0, 0, d.width, d.height);
    let seed = 12_345;
    for (let at = 0; at < image.data.length; at += 4) {
      const x = (at / 4) % d.width;
      const y = Math.floor(at / 4 / d.width);
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const noise = (seed / 2_147_483_648 - 0.5) * 2 * d.noise;
      const light = 1 - d.shade * ((x / d.width + y / d.height) / 2);
      for (const channel of [at, at + 1, at + 2])
        image.data[channel] = (image.data[channel] ?? 0) * light + noise;
    }
    c.putImageData(image, 0, 0);
    return canvas.toDataURL(d.type, 0.85);
  }, drawing);
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

const PLAIN = { boxes: [], rules: [], tilt: 0, noise: 0, shade: 0 } as const;

/** A printed list, photographed by hand: tilted, with noise, darker in one corner. */
const impressa: ListPicture = {
  name: 'a printed list, photographed',
  wishes: IMPRESSA,
  draw: (page) =>
    paint(page, {
      ...PLAIN,
      boxes: [],
      rules: [],
      width: 1500,
      height: 1400,
      ground: '#f4f1ea',
      texts: [
        { x: 120, y: 130, text: 'PEDIDO DE COMPRA', font: 'bold 40px Liberation Sans', fill: '#222' },
        ...IMPRESSA.flatMap(({ nome, quantidade }, at) => {
          const y = 240 + at * 84;
          const font = '34px Liberation Sans';
          return [
            { x: 120, y, text: nome, font, fill: '#222' },
            { x: 1180, y, text: String(quantidade), font, fill: '#222' },
          ];
        }),
      ],
      tilt: 1.4,
      noise: 34,
      shade: 0.35,
      type: 'image/jpeg',
    }),
};

/** A table with rules, codes and a heading, as a scanner gives it. */
const tabela: ListPicture = {
  name: 'a table with bar codes',
  wishes: TABELA,
  draw: (page) => {
    const [left, right, top, step] = [60, 1340, 80, 62];
    const bottom = top + (TABELA.length + 1) * step;
    const font = '28px DejaVu Sans';
    return paint(page, {
      ...PLAIN,
      boxes: [],
      width: 1400,
      height: bottom + 80,
      ground: '#fff',
      rules: [
        ...Array.from({ length: TABELA.length + 2 }, (_, at) => ({
          x1: left,
          y1: top + at * step,
          x2: right,
          y2: top + at * step,
        })),
        ...[left, 360, 1140, right].map((x) => ({ x1: x, y1: top, x2: x, y2: bottom })),
      ],
      texts: [
        { x: 90, y: top + 42, text: 'EAN', font: `bold ${font}`, fill: '#111' },
        { x: 390, y: top + 42, text: 'Produto', font: `bold ${font}`, fill: '#111' },
        { x: 1170, y: top + 42, text: 'Qtd', font: `bold ${font}`, fill: '#111' },
        ...TABELA.flatMap(({ ean = '', nome, quantidade }, at) => {
          const y = top + (at + 1) * step + 42;
          return [
            { x: 90, y, text: ean, font, fill: '#111' },
            { x: 390, y, text: nome, font, fill: '#111' },
            { x: 1170, y, text: String(quantidade), font, fill: '#111' },
          ];
        }),
      ],
      noise: 12,
      type: 'image/jpeg',
    });
  },
};

const MESSAGE_LINES = [
  'Bom dia! Segue o pedido:',
  'dorflex 10 cx',
  'neosaldina 20 drágeas - 6 un',
  '3 buscopan composto',
  'torsilax 12 caixas',
  'vitamina c 1g 20 un',
  '4x sorine infantil',
  'nimesulida 100mg - 30',
  'obrigada',
];

/** A screenshot of a message on a phone. */
const mensagem: ListPicture = {
  name: 'a screenshot of a message',
  wishes: MENSAGEM,
  draw: (page) =>
    paint(page, {
      ...PLAIN,
      rules: [],
      width: 1080,
      height: 1100,
      ground: '#efe7dd',
      boxes: [{ x: 40, y: 120, w: 860, h: 740, fill: '#ffffff' }],
      texts: [
        { x: 40, y: 70, text: 'Farmácia Central', font: 'bold 42px Liberation Sans', fill: '#075e54' },
        ...MESSAGE_LINES.map((text, at) => ({
          x: 80,
          y: 200 + at * 72,
          text,
          font: '44px Liberation Sans',
          fill: '#303030',
        })),
        { x: 790, y: 840, text: '09:41', font: '28px Liberation Sans', fill: '#8a8a8a' },
      ],
      type: 'image/png',
    }),
};

export const LIST_PICTURES: readonly ListPicture[] = [impressa, tabela, mensagem];
