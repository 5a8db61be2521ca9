import { formatChaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { totaisDe } from '#domain/returns/espelho.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatCount, formatDecimal } from '#lib/format-number.ts';
import { code128 } from '#server/documents/code128.ts';
import {
  campo,
  drawBarras,
  drawCaixa,
  drawCampos,
  drawTitulo,
  LARGURA,
  MARGEM,
} from '#server/documents/quadros.ts';
import type { PapelDaDevolucao } from './data/papel.ts';

type Doc = PDFKit.PDFDocument;

/** The operation of a return, as the customer's invoice names it. */
export const NATUREZA = 'Devolução de compra para comercialização';

/** Draws what the customer's invoice says about itself. */
export function drawOperacao(doc: Doc, { notaEletronica }: PapelDaDevolucao, top: number): number {
  const y = drawTitulo(doc, 'NOTA FISCAL A EMITIR', top);
  return drawCampos(
    doc,
    [
      campo('NATUREZA DA OPERAÇÃO', NATUREZA, 0.34),
      campo('FINALIDADE', '4 (devolução)', 0.14),
      campo('MODELO', notaEletronica ? 'NF-e, modelo 55' : 'Nota fiscal modelo 1/1-A', 0.22),
      campo('TIPO', '1 - Saída', 0.1),
      campo('FORMA DE PAGAMENTO', '90 (sem pagamento)', 0.2),
    ],
    y,
  );
}

/** Each unit of a key of digits is 0.37 mm wide. */
const BARRAS = { width: 290, height: 28 };
const ALTURA_REFERENCIA = 48;
const SHARE_NUMEROS = 0.36;

/** Draws the invoice whose goods go back, its key as bars and digits. */
export function drawReferencia(doc: Doc, { nota }: PapelDaDevolucao, top: number): number {
  const y = drawTitulo(doc, 'NOTA FISCAL REFERENCIADA', top);
  drawCampos(
    doc,
    [
      campo('NÚMERO', String(nota.numDocumento), SHARE_NUMEROS * 0.4),
      campo('SÉRIE', nota.serieDocumento, SHARE_NUMEROS * 0.2),
      campo('DATA DE EMISSÃO', formatDate(nota.dataDocumento), SHARE_NUMEROS * 0.4),
    ],
    y,
    ALTURA_REFERENCIA,
  );
  const x = MARGEM + LARGURA * SHARE_NUMEROS;
  const width = LARGURA * (1 - SHARE_NUMEROS);
  drawCaixa(doc, { x, y, width, height: ALTURA_REFERENCIA }, '');
  drawBarras(doc, code128(nota.chaveAcesso), { x: x + (width - BARRAS.width) / 2, y: y + 5, ...BARRAS });
  doc
    .font('Helvetica-Bold')
    .fontSize(8)
    .text(formatChaveAcesso(nota.chaveAcesso), x + 3, y + 37, { width: width - 6, align: 'center' });
  return y + ALTURA_REFERENCIA;
}

/** Draws the sums of all lines. */
export function drawTotais(doc: Doc, { linhas }: PapelDaDevolucao, top: number): number {
  const totais = totaisDe(linhas);
  const cents = (label: string, value: number) => campo(label, formatDecimal(value, 2), 0.2, 'right');
  let y = drawTitulo(doc, 'TOTAIS', top);
  y = drawCampos(
    doc,
    [
      cents('BASE DE CÁLCULO DO ICMS', totais.base),
      cents('VALOR DO ICMS', totais.icms),
      cents('BASE DE CÁLC. ICMS-ST', totais.baseSt),
      cents('VALOR DO ICMS-ST', totais.st),
      cents('OUTRAS DESPESAS', totais.outras),
    ],
    y,
  );
  return drawCampos(
    doc,
    [
      campo('LINHAS', formatCount(linhas.length), 0.2, 'right'),
      campo('QUANTIDADE DE UNIDADES', formatCount(totais.quantidade), 0.2, 'right'),
      cents('VALOR TOTAL DOS PRODUTOS', totais.valor),
      cents('DESCONTO', totais.desconto),
      cents('VALOR TOTAL DA NOTA', totais.valorTotal),
    ],
    y,
  );
}
