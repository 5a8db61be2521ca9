import type { PdfFont } from './pdf-widths.ts';
import { winAnsiByte } from './win-ansi.ts';

/**
 * A text on a page. `x`, `y`: the start of its base line, in points from the top left corner of an A4 page.
 */
export type PdfText = { x: number; y: number; size: number; font: PdfFont; text: string };

/** A thin horizontal line on a page, in points. */
export type PdfRule = { y: number; from: number; to: number };

export type PdfPage = { texts: readonly PdfText[]; rules: readonly PdfRule[] };

/** A4 in points. */
export const PDF_WIDTH = 595;
export const PDF_HEIGHT = 842;

/**
 * Encodes text as Windows-1252 in hexadecimal digits, so nothing needs escaping. Other characters become a
 * question mark.
 */
function toHex(text: string): string {
  let hex = '';
  for (const character of text.normalize('NFC')) {
    const byte = winAnsiByte(character) ?? 0x3f;
    hex += byte.toString(16).padStart(2, '0');
  }
  return hex;
}

const FONT_NAME: Record<PdfFont, string> = { regular: 'F1', bold: 'F2' };

const fixed = (value: number): string => String(Math.round(value * 100) / 100);

function contentOf({ texts, rules }: PdfPage): string {
  const lines = rules.map(
    ({ y, from, to }) =>
      `0.8 G 0.5 w ${fixed(from)} ${fixed(PDF_HEIGHT - y)} m ${fixed(to)} ${fixed(PDF_HEIGHT - y)} l S`,
  );
  const words = texts.map(
    ({ x, y, size, font, text }) =>
      `BT /${FONT_NAME[font]} ${size} Tf ${fixed(x)} ${fixed(PDF_HEIGHT - y)} Td <${toHex(text)}> Tj ET`,
  );
  return [...lines, ...words].join('\n');
}

/**
 * Returns pages of text as a PDF (1.4) in the standard fonts, itself ASCII text: a device can print and share
 * it without a server. ISO 32000-1, 7.5.
 */
export function printPdf(pages: readonly PdfPage[], title: string): string {
  const FIRST_PAGE = 6;
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const kids = pages.map((_, at) => `${FIRST_PAGE + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title <${toHex(title)}> >>`,
    ...pages.flatMap((page, at) => {
      const content = contentOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PDF_WIDTH} ${PDF_HEIGHT}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${FIRST_PAGE + at * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
