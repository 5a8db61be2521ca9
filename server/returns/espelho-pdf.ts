import { pdfOf } from '#server/documents/pdf.ts';
import { ALTURA, drawMarcaDagua, drawTitulo, MARGEM } from '#server/documents/quadros.ts';
import { paginate } from '#server/documents/tabela.ts';
import type { PapelDaDevolucao } from './data/papel.ts';
import { drawItens, linhasDe } from './espelho-itens.ts';
import { drawOperacao, drawReferencia, drawTotais } from './espelho-quadros.ts';
import { textosDoEspelho } from './espelho-textos.ts';
import { papelImprimivel } from './papel-imprimivel.ts';
import { ALTURA_CABECALHO, type Cabecalho, drawCabecalho } from './papel-pdf.ts';
import { alturaDoTexto, drawParte, drawTexto } from './papel-quadros.ts';

type Doc = PDFKit.PDFDocument;

const AVISO = 'ESPELHO, SEM VALOR FISCAL';
const CABECALHO: Cabecalho = {
  titulo: 'Espelho da nota fiscal de devolução',
  aviso: AVISO,
  nota: 'Dados para o cliente emitir a nota fiscal de devolução. Confira os impostos com a nota fiscal de origem.',
  comBarras: false,
};
const TITULO = 11;

/** The data for the customer's own return invoice, piece by piece as they are drawn. */
export const espelhoPdf = (papel: PapelDaDevolucao, criadoEm: Date): AsyncGenerator<Uint8Array> =>
  pdfOf({ title: `Espelho da devolução ${papel.idDevolucaoVenda}`, criadoEm }, (doc) =>
    draw(doc, papelImprimivel(papel)),
  );

function draw(doc: Doc, papel: PapelDaDevolucao): void {
  const linhas = linhasDe(doc, papel.linhas);
  const textos = textosDoEspelho(papel);
  const foot =
    ALTURA - MARGEM - textos.reduce((sum, [, texto]) => sum + TITULO + alturaDoTexto(doc, texto), 0);
  // Below everything else.
  drawMarcaDagua(doc, AVISO, 40);
  // The head of the first page is drawn last, because the number of pages is known only then.
  const top = drawQuadros(doc, papel);
  const others = ALTURA - 2 * MARGEM - ALTURA_CABECALHO - TITULO;
  const pages = paginate(linhas, foot - top - TITULO, others);
  for (const [index, page] of pages.entries()) {
    if (index > 0) {
      doc.addPage();
      drawMarcaDagua(doc, AVISO, 40);
    }
    const below = drawCabecalho(doc, papel, CABECALHO, [index + 1, pages.length]);
    const y = drawTitulo(doc, 'PRODUTOS', index === 0 ? top : below);
    drawItens(doc, page, y);
    if (index === 0)
      textos.reduce((textTop, [titulo, texto]) => drawTexto(doc, titulo, texto, textTop), foot);
  }
}

/** Everything between the head and the lines of the first page. */
function drawQuadros(doc: Doc, papel: PapelDaDevolucao): number {
  let y = drawOperacao(doc, papel, MARGEM + ALTURA_CABECALHO);
  y = drawParte(doc, 'EMITENTE (CLIENTE)', papel.cliente, y);
  y = drawParte(doc, 'DESTINATÁRIO (FILIAL)', papel.filial, y);
  y = drawReferencia(doc, papel, y);
  return drawTotais(doc, papel, y);
}
