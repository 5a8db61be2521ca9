import { pdfOf } from '#server/documents/pdf.ts';
import { ALTURA, drawMarcaDagua, drawTitulo, MARGEM } from '#server/documents/quadros.ts';
import { paginate } from '#server/documents/tabela.ts';
import type { Nfe } from '#server/nfe/read-nfe.ts';
import { textAt } from '#server/nfe/read-xml.ts';
import type { Xml } from '#server/nfe/xml.ts';
import { drawCabecalho, drawCanhoto } from './danfe-cabecalho.ts';
import { drawItens, linhasDe } from './danfe-itens.ts';
import {
  ALTURA_ADICIONAIS,
  drawAdicionais,
  drawDestinatario,
  drawDuplicatas,
  drawTotais,
  drawTransporte,
} from './danfe-quadros.ts';

type Doc = PDFKit.PDFDocument;

/** The height above the lines on a page after the first one. */
const ALTURA_SEGUINTES = 92 + 2 * 21 + 11;
const TITULO_ITENS = 'DADOS DOS PRODUTOS / SERVIÇOS';

/**
 * The DANFE of an authorised NF-e (Manual de Orientação do Contribuinte, annex II, portrait), piece by piece as it is
 * drawn. It contains only data of the XML.
 */
export const danfePdf = ({ nota, protocolo }: Nfe, criadoEm: Date): AsyncGenerator<Uint8Array> =>
  pdfOf({ title: `DANFE ${textAt(nota, 'ide/nNF')}`, criadoEm }, (doc) => draw(doc, nota, protocolo));

function draw(doc: Doc, nota: Xml, protocolo: Xml | undefined): void {
  const linhas = linhasDe(doc, nota);
  // The first page is drawn last, because the number of pages is known only then.
  const top = drawQuadros(doc, nota, MARGEM + 51 + ALTURA_SEGUINTES - 11);
  const foot = ALTURA - MARGEM - ALTURA_ADICIONAIS;
  const pages = paginate(linhas, foot - top - 11, ALTURA - 2 * MARGEM - ALTURA_SEGUINTES);
  for (const [index, page] of pages.entries()) {
    if (index > 0) doc.addPage();
    const folha = { nota, protocolo, folha: index + 1, folhas: pages.length };
    const start = index === 0 ? drawCanhoto(doc, nota, MARGEM) : MARGEM;
    const below = drawCabecalho(doc, folha, start);
    const y = drawTitulo(doc, TITULO_ITENS, index === 0 ? top : below);
    drawItens(doc, page, y);
    if (index === 0) drawAdicionais(doc, nota, foot);
    if (textAt(nota, 'ide/tpAmb') === '2') drawMarcaDagua(doc, 'SEM VALOR FISCAL', 56);
  }
}

/** Everything between the head and the lines of the first page. */
function drawQuadros(doc: Doc, nota: Xml, top: number): number {
  let y = drawDestinatario(doc, nota, top);
  y = drawDuplicatas(doc, nota, y);
  y = drawTotais(doc, nota, y);
  return drawTransporte(doc, nota, y);
}
