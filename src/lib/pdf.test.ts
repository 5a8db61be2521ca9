import { describe, expect, test } from 'vitest';
import { printPdf } from './pdf.ts';
import { pdfLines, pdfTextWidth } from './pdf-widths.ts';

const page = (text: string) => ({
  texts: [{ x: 40, y: 60, size: 10, font: 'regular' as const, text }],
  rules: [{ y: 70, from: 40, to: 555 }],
});

describe('printPdf', () => {
  test('writes each object at its offset in the table, and the table at its offset in the trailer', () => {
    const file = printPdf([page('Um'), page('Dois')], 'Pedido');
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(start, start + 4)).toBe('xref');
    const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map((row) => Number(row[1]));
    expect(offsets).toHaveLength(9);
    for (const [at, offset] of offsets.entries()) {
      expect(file.slice(offset, offset + 10)).toContain(`${at + 1} 0 obj`);
    }
  });

  test('writes streams as long as they declare', () => {
    const file = printPdf([page('Um')], 'Pedido');
    const found = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file);
    expect(found?.[2]).toHaveLength(Number(found?.[1]));
  });

  test('encodes text as Windows-1252 in hexadecimal, with question marks for other characters', () => {
    const file = printPdf([page('São – (nº 1) €ж')], 'x');
    expect(file).toContain('<53e36f209620286eba20312920803f> Tj');
    expect(new TextEncoder().encode(file)).toHaveLength(file.length);
  });
});

describe('PDF text layout', () => {
  test('all digits have the same width, and an accent adds nothing', () => {
    expect(pdfTextWidth('0123456789', 10, 'regular')).toBeCloseTo(55.6);
    expect(pdfTextWidth('ação', 10, 'bold')).toBe(pdfTextWidth('acao', 10, 'bold'));
  });

  test('pdfLines breaks a text between words and cuts a word that is too long', () => {
    const lines = pdfLines('DIPIRONA SODICA 500 MG COM CT BL AL PLAS', 100, 10, 'regular');
    expect(lines.join(' ')).toBe('DIPIRONA SODICA 500 MG COM CT BL AL PLAS');
    expect(lines.every((line) => pdfTextWidth(line, 10, 'regular') <= 100)).toBe(true);
    expect(pdfLines('x'.repeat(60), 100, 10, 'regular').length).toBeGreaterThan(1);
    expect(pdfLines('', 100, 10, 'regular')).toEqual([]);
  });
});
