import { PDF_HEIGHT, PDF_WIDTH, type PdfPage, type PdfRule, type PdfText, printPdf } from '#lib/pdf.ts';
import { type PdfFont, pdfLines, pdfTextWidth } from '#lib/pdf-widths.ts';
import type { DocumentoPedido } from './documento-pedido.ts';

const MARGIN = 40;
const RIGHT = PDF_WIDTH - MARGIN;
const BOTTOM = PDF_HEIGHT - MARGIN;

/** The right edges of a line's figures. */
const COLUMN = { quantidade: 380, unitario: 465, total: RIGHT } as const;

type Style = { size: number; font: PdfFont };

const SMALL: Style = { size: 8, font: 'regular' };
const BODY: Style = { size: 9, font: 'regular' };
const STRONG: Style = { size: 9, font: 'bold' };
const TITLE: Style = { size: 16, font: 'bold' };

const leading = ({ size }: Style): number => size * 1.4;

type Draft = { texts: PdfText[]; rules: PdfRule[] };

/** Sets lines one below the other, and starts a new page when the space ends. */
class Paper {
  readonly pages: Draft[] = [{ texts: [], rules: [] }];
  y = MARGIN;

  private get page(): Draft {
    return this.pages[this.pages.length - 1] ?? { texts: [], rules: [] };
  }

  /** Ensures space for `height` points. */
  room(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.pages.push({ texts: [], rules: [] });
    this.y = MARGIN;
  }

  at(x: number, text: string, style: Style, y = this.y): void {
    this.page.texts.push({ x, y: y + style.size, text, ...style });
  }

  atRight(x: number, text: string, style: Style, y = this.y): void {
    this.at(x - pdfTextWidth(text, style.size, style.font), text, style, y);
  }

  rule(): void {
    this.page.rules.push({ y: this.y, from: MARGIN, to: RIGHT });
    this.y += 6;
  }

  /** Sets a text on as many lines as it needs. */
  paragraph(text: string, style: Style, width = RIGHT - MARGIN): void {
    for (const line of pdfLines(text, width, style.size, style.font)) {
      this.room(leading(style));
      this.at(MARGIN, line, style);
      this.y += leading(style);
    }
  }
}

function printLinha(
  paper: Paper,
  { descricao, quantidade, unitario, total }: DocumentoPedido['linhas'][number],
): void {
  const lines = pdfLines(descricao, COLUMN.quantidade - MARGIN - 60, BODY.size, BODY.font);
  paper.room(leading(BODY) * lines.length + 6);
  const top = paper.y;
  paper.atRight(COLUMN.quantidade, quantidade, BODY, top);
  paper.atRight(COLUMN.unitario, unitario, BODY, top);
  paper.atRight(COLUMN.total, total, STRONG, top);
  for (const line of lines) {
    paper.at(MARGIN, line, BODY);
    paper.y += leading(BODY);
  }
  paper.y += 2;
  paper.rule();
}

/** Returns the order as a PDF with A4 pages. */
export function toPdf(documento: DocumentoPedido): string {
  const paper = new Paper();
  const { titulo, empresa, ressalva, fatos, linhas, totais } = documento;
  paper.paragraph(empresa, STRONG);
  paper.paragraph(titulo, TITLE);
  if (ressalva !== null) paper.paragraph(ressalva, STRONG);
  paper.y += 6;
  for (const [nome, texto] of fatos) paper.paragraph(`${nome}: ${texto}`, BODY);
  paper.y += 10;
  paper.room(40);
  paper.at(MARGIN, 'Produto', SMALL);
  paper.atRight(COLUMN.quantidade, 'Quantidade', SMALL);
  paper.atRight(COLUMN.unitario, 'Com ST', SMALL);
  paper.atRight(COLUMN.total, 'Total', SMALL);
  paper.y += leading(SMALL);
  paper.rule();
  for (const linha of linhas) printLinha(paper, linha);
  paper.y += 4;
  for (const [nome, texto] of totais) {
    paper.room(leading(STRONG));
    paper.atRight(COLUMN.unitario, nome, BODY);
    paper.atRight(COLUMN.total, texto, STRONG);
    paper.y += leading(STRONG);
  }
  const pages: readonly PdfPage[] = paper.pages;
  return printPdf(pages, [titulo, empresa].filter(Boolean).join(' · '));
}
