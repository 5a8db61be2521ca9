import { linhaDigitavel } from '#domain/payment/boleto-linha.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatDocument } from '#lib/format-document.ts';
import { formatMoney } from '#lib/format-number.ts';
import { pdfOf } from '#server/documents/pdf.ts';
import { interleaved2of5 } from './interleaved.ts';

type Pessoa = { readonly nome: string; readonly cpfCnpj: string };

/** A boleto to print. Days are texts, `valor` is in cents, `barras` the 44 digits. */
export type BoletoImpresso = {
  readonly barras: string;
  readonly banco: string;
  readonly beneficiario: Pessoa & { readonly endereco: string };
  readonly pagador: Pessoa;
  readonly conta: string;
  readonly numeroDocumento: string;
  readonly dataDocumento: string;
  readonly dataVencimento: string;
  readonly valor: number;
  /** True when it cannot be paid after its due date. */
  readonly isAteVencimento: boolean;
  readonly instrucoes: string;
  readonly criadoEm: Date;
};

/** In points (72 to an inch). */
const MARGIN = 40;
const WIDTH = 595 - 2 * MARGIN;
const ROW = 34;
/** The whole code is 103 mm wide and 13 mm high, as FEBRABAN requires. */
const CODE_WIDTH = 292;
const CODE_HEIGHT = 37;
const WIDE_TO_NARROW = 3;

const ONDE_PAGAR = 'Pagável em qualquer banco';

type Cell = readonly [label: string, value: string, share: number];

/** The boleto as a one-page PDF, piece by piece as it is drawn. */
export const boletoPdf = (boleto: BoletoImpresso): AsyncGenerator<Uint8Array> =>
  pdfOf({ title: `Boleto ${boleto.numeroDocumento}`, criadoEm: boleto.criadoEm, margin: MARGIN }, (doc) =>
    draw(doc, boleto),
  );

function draw(doc: PDFKit.PDFDocument, boleto: BoletoImpresso): void {
  const { barras, banco, beneficiario, pagador, conta, numeroDocumento, valor } = boleto;
  doc
    .font('Helvetica-Bold')
    .fontSize(13)
    .text(`${banco} | ${barras.slice(0, 3)}`, MARGIN, MARGIN);
  doc.fontSize(11).text(linhaDigitavel(barras), MARGIN, MARGIN + 20, { width: WIDTH, align: 'right' });
  const rows: readonly (readonly Cell[])[] = [
    [
      [
        'Local de pagamento',
        boleto.isAteVencimento ? `${ONDE_PAGAR} até o vencimento` : `${ONDE_PAGAR}, também após o vencimento`,
        0.7,
      ],
      ['Vencimento', formatDate(boleto.dataVencimento), 0.3],
    ],
    [
      ['Beneficiário', beneficiario.nome, 0.7],
      ['Agência / código do beneficiário', conta, 0.3],
    ],
    [
      ['CNPJ do beneficiário', formatDocument(beneficiario.cpfCnpj), 0.3],
      ['Endereço do beneficiário', beneficiario.endereco, 0.7],
    ],
    [
      ['Data do documento', formatDate(boleto.dataDocumento), 0.3],
      ['Número do documento', numeroDocumento, 0.4],
      ['Valor do documento', formatMoney(valor), 0.3],
    ],
    [['Instruções', boleto.instrucoes, 1]],
    [
      ['Pagador', pagador.nome, 0.7],
      ['CPF/CNPJ do pagador', formatDocument(pagador.cpfCnpj), 0.3],
    ],
  ];
  const top = MARGIN + 42;
  for (const [at, cells] of rows.entries()) drawRow(doc, cells, top + at * ROW);
  drawCode(doc, barras, top + rows.length * ROW + 16);
}

function drawRow(doc: PDFKit.PDFDocument, cells: readonly Cell[], y: number): void {
  let x = MARGIN;
  for (const [label, value, share] of cells) {
    const width = WIDTH * share;
    doc.rect(x, y, width, ROW).lineWidth(0.5).stroke();
    doc
      .font('Helvetica')
      .fontSize(7)
      .text(label, x + 4, y + 4, { width: width - 8, lineBreak: false });
    doc.fontSize(fittingSize(doc, value, width - 8));
    doc.text(value, x + 4, y + 14, { width: width - 8, height: ROW - 15, ellipsis: true, lineGap: 0 });
    x += width;
  }
}

/** The usual size if the text fits one line; a smaller one, of which two lines fit, for longer texts. */
function fittingSize(doc: PDFKit.PDFDocument, value: string, width: number): number {
  return doc.fontSize(10).widthOfString(value) <= width ? 10 : 7.5;
}

function drawCode(doc: PDFKit.PDFDocument, barras: string, y: number): void {
  const elements = interleaved2of5(barras).map((wide) => (wide ? WIDE_TO_NARROW : 1));
  const unit = CODE_WIDTH / elements.reduce((sum, units) => sum + units, 0);
  let x = MARGIN;
  for (const [at, units] of elements.entries()) {
    if (at % 2 === 0) doc.rect(x, y, units * unit, CODE_HEIGHT);
    x += units * unit;
  }
  doc.fill('#000000');
}
