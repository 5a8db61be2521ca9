import { formatDate } from '#lib/format-date.ts';
import { allNamed, at, textAt } from '#server/nfe/read-xml.ts';
import type { Xml } from '#server/nfe/xml.ts';
import { LARGURA, MARGEM, numero } from './danfe-draw.ts';

type Doc = PDFKit.PDFDocument;
type Coluna = readonly [titulo: string, share: number, align: 'left' | 'right' | 'center'];

const COLUNAS: readonly Coluna[] = [
  ['CÓDIGO', 0.07, 'left'],
  ['DESCRIÇÃO DO PRODUTO', 0.325, 'left'],
  ['NCM/SH', 0.07, 'center'],
  ['CST', 0.035, 'center'],
  ['CFOP', 0.04, 'center'],
  ['UN', 0.03, 'center'],
  ['QUANT.', 0.06, 'right'],
  ['V. UNIT.', 0.07, 'right'],
  ['DESC.', 0.06, 'right'],
  ['V. TOTAL', 0.075, 'right'],
  ['BC ICMS', 0.06, 'right'],
  ['V. ICMS', 0.055, 'right'],
  ['% ICMS', 0.05, 'right'],
];
const CABECALHO = 12;
const CORPO = 6;
const FOLGA = 4;

/** The batches of a line, as needed for a recall. */
const lotesOf = (produto: Xml): string =>
  allNamed(produto, 'rastro')
    .map(
      (lote) =>
        `Lote ${textAt(lote, 'nLote')}, val. ${formatDate(textAt(lote, 'dVal'))}, qtd. ${numero(textAt(lote, 'qLote'))}`,
    )
    .join('; ');

function valoresOf(det: Xml): string[] {
  const produto = at(det, 'prod');
  const grupos = at(det, 'imposto/ICMS')?.conteudo;
  const icms = typeof grupos === 'object' ? grupos[0] : undefined;
  if (produto === undefined) return [];
  const p = (nome: string) => textAt(produto, nome);
  const i = (nome: string) => (icms === undefined ? '' : textAt(icms, nome));
  const pmc = textAt(produto, 'med/vPMC');
  const detalhes = [lotesOf(produto), pmc && Number(pmc) > 0 ? `PMC R$ ${numero(pmc)}` : ''].filter(Boolean);
  return [
    p('cProd'),
    [p('xProd'), ...detalhes].join('\n'),
    p('NCM'),
    i('orig') + i('CST'),
    p('CFOP'),
    p('uCom'),
    numero(p('qCom').replace(/\.0+$/, '')),
    numero(p('vUnCom')),
    numero(p('vDesc')),
    numero(p('vProd')),
    numero(i('vBC')),
    numero(i('vICMS')),
    numero(i('pICMS')),
  ];
}

/** A line of the invoice ready to be drawn: its cells and its height. */
export type LinhaImpressa = { readonly valores: readonly string[]; readonly height: number };

/** The lines of an invoice, each as high as its text needs. */
export function linhasDe(doc: Doc, nota: Xml): LinhaImpressa[] {
  doc.font('Helvetica').fontSize(CORPO);
  return allNamed(nota, 'det').map((det) => {
    const valores = valoresOf(det);
    const heights = valores.map((valor, at) =>
      doc.heightOfString(valor, { width: LARGURA * (COLUNAS[at]?.[1] ?? 0) - 3 }),
    );
    return { valores, height: Math.max(...heights, CORPO) + FOLGA };
  });
}

/** How many of the lines fit into a height, without the headings; at least one. */
export function countFitting(linhas: readonly LinhaImpressa[], height: number): number {
  let left = height - CABECALHO;
  let count = 0;
  for (const linha of linhas) {
    left -= linha.height;
    if (left < 0) break;
    count += 1;
  }
  return Math.max(1, count);
}

/** The table of these lines. */
export function drawItens(doc: Doc, linhas: readonly LinhaImpressa[], top: number): number {
  let y = drawLinha(doc, { valores: COLUNAS.map(([titulo]) => titulo), height: CABECALHO }, top, 5);
  for (const linha of linhas) y = drawLinha(doc, linha, y, CORPO);
  return y;
}

function drawLinha(doc: Doc, { valores, height }: LinhaImpressa, y: number, size: number): number {
  let x = MARGEM;
  doc.font('Helvetica').fontSize(size);
  for (const [at, [, share, align]] of COLUNAS.entries()) {
    const width = LARGURA * share;
    doc.rect(x, y, width, height).lineWidth(0.3).stroke('#000000');
    doc.text(valores[at] ?? '', x + 1.5, y + 2, { width: width - 3, align });
    x += width;
  }
  return y + height;
}
