import { LARGURA, MARGEM } from './quadros.ts';

type Doc = PDFKit.PDFDocument;

/** A column of a table: its heading, its share of the page's width, and where its texts stand. */
export type Coluna = readonly [titulo: string, share: number, align: 'left' | 'right' | 'center'];

/** A line ready to be drawn: its cells and its height. */
export type LinhaImpressa = { readonly valores: readonly string[]; readonly height: number };

/** In points: the height of the headings, and the size of a cell's text. */
const ALTURA_TITULOS = 12;
const TITULO = 5;
const CORPO = 6;
const FOLGA = 4;
const BORDA = 1.5;

/** Measures a line: it is as high as its longest cell needs. */
export function medirLinha(
  doc: Doc,
  colunas: readonly Coluna[],
  valores: readonly string[],
  size = CORPO,
): LinhaImpressa {
  doc.font('Helvetica').fontSize(size);
  const heights = valores.map((valor, at) =>
    doc.heightOfString(valor, { width: LARGURA * (colunas[at]?.[1] ?? 0) - 2 * BORDA }),
  );
  return { valores, height: Math.max(...heights, size) + FOLGA };
}

/** Draws the cells of a line. */
export function drawLinha(
  doc: Doc,
  colunas: readonly Coluna[],
  { valores, height }: LinhaImpressa,
  y: number,
  size = CORPO,
): number {
  let x = MARGEM;
  doc.font('Helvetica').fontSize(size);
  for (const [at, [, share, align]] of colunas.entries()) {
    const width = LARGURA * share;
    doc.rect(x, y, width, height).lineWidth(0.3).stroke('#000000');
    doc.text(valores[at] ?? '', x + BORDA, y + 2, { width: width - 2 * BORDA, align });
    x += width;
  }
  return y + height;
}

/** Draws the headings of a table. */
export const drawTitulos = (doc: Doc, colunas: readonly Coluna[], y: number): number =>
  drawLinha(doc, colunas, { valores: colunas.map(([titulo]) => titulo), height: ALTURA_TITULOS }, y, TITULO);

/** Draws a table: its headings and these lines. */
export function drawTabela(
  doc: Doc,
  colunas: readonly Coluna[],
  linhas: readonly LinhaImpressa[],
  top: number,
  size = CORPO,
): number {
  let y = drawTitulos(doc, colunas, top);
  for (const linha of linhas) y = drawLinha(doc, colunas, linha, y, size);
  return y;
}

type Alta = { readonly height: number };

/** How many lines fit into a height with the headings; at least one. */
function countFitting(linhas: readonly Alta[], height: number): number {
  let left = height - ALTURA_TITULOS;
  let count = 0;
  for (const linha of linhas) {
    left -= linha.height;
    if (left < 0) break;
    count += 1;
  }
  return Math.max(1, count);
}

/** Puts lines on pages; the tables of the first page and of the others have these heights. */
export function paginate<Linha extends Alta>(
  linhas: readonly Linha[],
  first: number,
  others: number,
): Linha[][] {
  const pages: Linha[][] = [];
  for (let from = 0; from < linhas.length; from += pages.at(-1)?.length ?? 0) {
    const rest = linhas.slice(from);
    pages.push(rest.slice(0, countFitting(rest, pages.length === 0 ? first : others)));
  }
  return pages.length === 0 ? [[]] : pages;
}
