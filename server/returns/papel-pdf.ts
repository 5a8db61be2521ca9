import { formatDate } from '#lib/format-date.ts';
import { code128 } from '#server/documents/code128.ts';
import { drawBarras, drawCaixa, LARGURA, MARGEM } from '#server/documents/quadros.ts';
import type { PapelDaDevolucao } from './data/papel.ts';

type Doc = PDFKit.PDFDocument;

/** The head of a paper: what it is and what it is worth. */
export type Cabecalho = {
  readonly titulo: string;
  readonly aviso: string;
  readonly nota: string;
  /** The number of the return as bars as well. */
  readonly comBarras: boolean;
};

/** The height of a paper's head. */
export const ALTURA_CABECALHO = 70;
const SHARE = 0.64;
const BARRAS = { width: 150, height: 22 };

/** Draws the head of a page: the paper's title, the return, and the page's number. */
export function drawCabecalho(
  doc: Doc,
  papel: PapelDaDevolucao,
  cabecalho: Cabecalho,
  [pagina, paginas]: readonly [number, number],
): number {
  const { titulo, aviso, nota, comBarras } = cabecalho;
  const wide = LARGURA * SHARE;
  drawCaixa(doc, { x: MARGEM, y: MARGEM, width: wide, height: ALTURA_CABECALHO }, '');
  const left = { width: wide - 16 };
  doc
    .font('Helvetica-Bold')
    .fontSize(15)
    .text(titulo, MARGEM + 8, MARGEM + 9, left);
  doc.fontSize(10).text(aviso, MARGEM + 8, MARGEM + 29, left);
  doc
    .font('Helvetica')
    .fontSize(7)
    .text(nota, MARGEM + 8, MARGEM + 45, left);
  const x = MARGEM + wide;
  drawCaixa(doc, { x, y: MARGEM, width: LARGURA - wide, height: ALTURA_CABECALHO }, '');
  const right = { width: LARGURA - wide - 16, align: 'center' as const };
  const numero = String(papel.idDevolucaoVenda);
  const lines = comBarras ? [6, 45, 56] : [12, 32, 46];
  const [first = 0, second = 0, third = 0] = lines.map((line) => MARGEM + line);
  doc
    .font('Helvetica-Bold')
    .fontSize(11)
    .text(`Devolução nº ${numero}`, x + 8, first, right);
  doc
    .font('Helvetica')
    .fontSize(8)
    .text(
      `${formatDate(papel.criadaEm)}  ·  Tipo: ${papel.isTotal ? 'Total' : 'Parcial'}`,
      x + 8,
      second,
      right,
    )
    .text(`Página ${pagina} de ${paginas}`, x + 8, third, right);
  if (comBarras) {
    const middle = x + (LARGURA - wide - BARRAS.width) / 2;
    drawBarras(doc, code128(numero), { x: middle, y: MARGEM + 19, ...BARRAS });
  }
  return MARGEM + ALTURA_CABECALHO;
}
