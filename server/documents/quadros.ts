/** A labelled field: `share` of the row's width. */
export type Campo = {
  readonly label: string;
  readonly valor: string;
  readonly share: number;
  readonly align?: 'left' | 'right' | 'center';
};

type Doc = PDFKit.PDFDocument;

/** In points (72 to an inch); an A4 page is 595 by 842. */
export const MARGEM = 24;
export const LARGURA = 595 - 2 * MARGEM;
export const ALTURA = 842;
const LINHA = 21;

const LABEL = 5;
const VALOR = 8;

export const campo = (
  label: string,
  valor: string,
  share: number,
  align: Campo['align'] = 'left',
): Campo => ({ label, valor, share, align });

/** A row of framed fields, `height` high; longer texts are cut. */
export function drawCampos(doc: Doc, campos: readonly Campo[], y: number, height = LINHA): number {
  let x = MARGEM;
  for (const { label, valor, share, align = 'left' } of campos) {
    const width = LARGURA * share;
    doc.rect(x, y, width, height).lineWidth(0.5).stroke('#000000');
    doc
      .font('Helvetica')
      .fontSize(LABEL)
      .text(label, x + 2, y + 2, { width: width - 4, height: LABEL + 1, lineBreak: false });
    const inside = { width: width - 4, height: height - LABEL - 3, ellipsis: true, align };
    doc.fontSize(VALOR).text(valor, x + 2, y + LABEL + 5, inside);
    x += width;
  }
  return y + height;
}

/** The heading of a group of fields. */
export function drawTitulo(doc: Doc, titulo: string, y: number): number {
  doc
    .font('Helvetica-Bold')
    .fontSize(LABEL + 1)
    .text(titulo, MARGEM, y + 3, { lineBreak: false });
  return y + 11;
}

/** A box on a page, in points. */
export type Caixa = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A framed text; `size` in points. */
export function drawCaixa(
  doc: Doc,
  { x, y, width, height }: Caixa,
  texto: string,
  { size = VALOR, bold = false, align = 'left' as 'left' | 'center' } = {},
): void {
  doc.rect(x, y, width, height).lineWidth(0.5).stroke('#000000');
  doc
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .text(texto, x + 3, y + 4, { width: width - 6, height: height - 6, ellipsis: true, align });
}

/** Alternating bars and spaces of these widths in units, as wide as the box. */
export function drawBarras(doc: Doc, unidades: readonly number[], { x, y, width, height }: Caixa): void {
  const unit = width / unidades.reduce((sum, units) => sum + units, 0);
  let left = x;
  for (const [at, units] of unidades.entries()) {
    if (at % 2 === 0) doc.rect(left, y, units * unit, height);
    left += units * unit;
  }
  doc.fill('#000000');
}

/** The pale mark across a whole page. */
export function drawMarcaDagua(doc: Doc, texto: string, size: number): void {
  doc.save().rotate(-45, { origin: [LARGURA / 2 + MARGEM, ALTURA / 2] });
  doc
    .font('Helvetica-Bold')
    .fontSize(size)
    .fillColor('#000000', 0.12)
    .text(texto, -60, ALTURA / 2 - size * 0.36, { width: 700, align: 'center', lineBreak: false });
  doc.restore().fillColor('#000000', 1);
}
