import { formatDate } from '#lib/format-date.ts';
import { formatCount, formatDecimal } from '#lib/format-number.ts';
import { LARGURA, MARGEM } from '#server/documents/quadros.ts';
import {
  type Coluna,
  drawLinha,
  drawTitulos,
  type LinhaImpressa,
  medirLinha,
} from '#server/documents/tabela.ts';
import type { LinhaDoPapel } from './data/papel.ts';
import { cuidadosDe } from './papel-quadros.ts';

type Doc = PDFKit.PDFDocument;

const COLUNAS: readonly Coluna[] = [
  ['CÓDIGO', 0.07, 'left'],
  ['DESCRIÇÃO DO PRODUTO', 0.205, 'left'],
  ['CFOP', 0.04, 'center'],
  ['QUANT.', 0.05, 'right'],
  ['V. UNIT.', 0.075, 'right'],
  ['V. PRODUTOS', 0.08, 'right'],
  ['DESCONTO', 0.07, 'right'],
  ['BC ICMS', 0.075, 'right'],
  ['ALÍQ. %', 0.04, 'right'],
  ['V. ICMS', 0.07, 'right'],
  ['BC ICMS-ST', 0.075, 'right'],
  ['V. ICMS-ST', 0.07, 'right'],
  ['V. TOTAL', 0.08, 'right'],
];
const TEXTO = 6;
const MARCA = 0.25;
const CINZA = '#f1f1f1';

/** A line with the text below its figures. */
export type LinhaDoEspelho = {
  readonly figuras: LinhaImpressa;
  readonly detalhe: string;
  readonly marcas: string;
  readonly height: number;
};

const reais = (cents: number): string => formatDecimal(cents, 2);

const valoresOf = (linha: LinhaDoPapel): string[] => [
  linha.codigo,
  linha.descricao,
  linha.cfop,
  formatCount(linha.quantidade),
  formatDecimal(linha.valorUnitario, 4),
  reais(linha.valor),
  reais(linha.desconto),
  reais(linha.base),
  formatDecimal(linha.aliquotaIcms, 2),
  reais(linha.icms),
  reais(linha.baseSt),
  reais(linha.st),
  reais(linha.valorTotal),
];

const detalheOf = ({ lote, dataFabricacao, dataValidade, motivo, outras }: LinhaDoPapel): string =>
  [
    `Lote ${lote}`,
    dataFabricacao && `Fab. ${formatDate(dataFabricacao)}`,
    dataValidade && `Val. ${formatDate(dataValidade)}`,
    `Motivo: ${motivo}`,
    outras > 0 && `Outras despesas: ${reais(outras)}`,
  ]
    .filter(Boolean)
    .join('   ·   ');

const comMarcas = (marcas: string) => LARGURA * (marcas === '' ? 1 : 1 - MARCA) - 6;

/** The lines of a mirror, each as high as its text needs. */
export function linhasDe(doc: Doc, linhas: readonly LinhaDoPapel[]): LinhaDoEspelho[] {
  return linhas.map((linha) => {
    const figuras = medirLinha(doc, COLUNAS, valoresOf(linha));
    const [detalhe, marcas] = [detalheOf(linha), cuidadosDe(linha).join('   ·   ')];
    const below = doc.heightOfString(detalhe, { width: comMarcas(marcas) }) + 4;
    return { figuras, detalhe, marcas, height: figuras.height + below };
  });
}

/** Draws the table of these lines. */
export function drawItens(doc: Doc, linhas: readonly LinhaDoEspelho[], top: number): number {
  let y = drawTitulos(doc, COLUNAS, top);
  for (const linha of linhas) {
    drawDetalhe(doc, linha, drawLinha(doc, COLUNAS, linha.figuras, y));
    y += linha.height;
  }
  return y;
}

function drawDetalhe(doc: Doc, { figuras, detalhe, marcas, height }: LinhaDoEspelho, y: number): void {
  doc
    .rect(MARGEM, y, LARGURA, height - figuras.height)
    .lineWidth(0.3)
    .fillAndStroke(CINZA, '#000000')
    .fillColor('#000000')
    .fontSize(TEXTO)
    .text(detalhe, MARGEM + 3, y + 2, { width: comMarcas(marcas) });
  if (marcas === '') return;
  doc
    .font('Helvetica-Bold')
    .text(marcas, MARGEM + LARGURA * (1 - MARCA), y + 2, { width: LARGURA * MARCA - 3, align: 'right' });
}
