import { autorizacaoAte } from '#domain/returns/prazo.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { cutText } from '#lib/cut-text.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatCount } from '#lib/format-number.ts';
import { pdfOf } from '#server/documents/pdf.ts';
import { ALTURA, drawTitulo, MARGEM } from '#server/documents/quadros.ts';
import {
  type Coluna,
  drawTabela,
  type LinhaImpressa,
  medirLinha,
  paginate,
} from '#server/documents/tabela.ts';
import {
  ALTURA_ASSINATURAS,
  drawAssinaturas,
  drawOrigem,
  drawQuantidades,
  drawTransportadora,
} from './autorizacao-quadros.ts';
import type { PapelDaDevolucao } from './data/papel.ts';
import { papelImprimivel } from './papel-imprimivel.ts';
import { ALTURA_CABECALHO, type Cabecalho, drawCabecalho } from './papel-pdf.ts';
import { alturaDoTexto, cuidadosDe, diaOuTraco, drawParte, drawTexto } from './papel-quadros.ts';

type Doc = PDFKit.PDFDocument;

const COLUNAS: readonly Coluna[] = [
  ['CÓDIGO', 0.08, 'left'],
  ['DESCRIÇÃO DO PRODUTO', 0.32, 'left'],
  ['LOTE', 0.11, 'left'],
  ['VALIDADE', 0.08, 'center'],
  ['UNIDADES', 0.07, 'center'],
  ['MOTIVO', 0.18, 'left'],
  ['CUIDADOS', 0.16, 'left'],
];
/** The term begins with the issue, on whichever day the paper is printed. */
const cabecalhoDe = ({ autorizadaEm, diasParaColeta: dias }: PapelDaDevolucao): Cabecalho => ({
  titulo: 'Autorização de coleta',
  aviso: `Válida por ${dias === 1 ? '1 dia' : `${dias} dias`}, até ${formatDate(autorizacaoAte(businessDayOf(autorizadaEm), dias))}`,
  nota: 'Entregue a mercadoria com a nota fiscal de devolução e guarde uma via assinada pela transportadora.',
  comBarras: true,
});
const TITULO = 11;
const CORPO = 7;
const MOTIVOS_MAXIMO = 400;

/** The paper with which a carrier collects a return, piece by piece as it is drawn. */
export const autorizacaoPdf = (papel: PapelDaDevolucao, criadoEm: Date): AsyncGenerator<Uint8Array> =>
  pdfOf({ title: `Autorização de coleta da devolução ${papel.idDevolucaoVenda}`, criadoEm }, (doc) =>
    draw(doc, papelImprimivel(papel)),
  );

const linhasDe = (doc: Doc, { linhas }: PapelDaDevolucao): LinhaImpressa[] =>
  linhas.map((linha) =>
    medirLinha(
      doc,
      COLUNAS,
      [
        linha.codigo,
        linha.descricao,
        linha.lote,
        diaOuTraco(linha.dataValidade),
        formatCount(linha.quantidade),
        linha.motivo,
        cuidadosDe(linha).join('\n'),
      ],
      CORPO,
    ),
  );

function draw(doc: Doc, papel: PapelDaDevolucao): void {
  const linhas = linhasDe(doc, papel);
  const observacoes = papel.observacoes || 'Sem observações.';
  const foot = ALTURA - MARGEM - ALTURA_ASSINATURAS - TITULO - alturaDoTexto(doc, observacoes);
  // The head of the first page is drawn last, because the number of pages is known only then.
  const top = drawQuadros(doc, papel);
  const others = ALTURA - 2 * MARGEM - ALTURA_CABECALHO - TITULO;
  const pages = paginate(linhas, foot - top - TITULO, others);
  for (const [index, page] of pages.entries()) {
    if (index > 0) doc.addPage();
    const below = drawCabecalho(doc, papel, cabecalhoDe(papel), [index + 1, pages.length]);
    drawTabela(doc, COLUNAS, page, drawTitulo(doc, 'PRODUTOS', index === 0 ? top : below), CORPO);
    if (index === 0) drawAssinaturas(doc, drawTexto(doc, 'OBSERVAÇÕES', observacoes, foot));
  }
}

/** Everything between the head and the lines of the first page. */
function drawQuadros(doc: Doc, papel: PapelDaDevolucao): number {
  let y = drawOrigem(doc, papel, MARGEM + ALTURA_CABECALHO);
  y = drawParte(doc, 'LOCAL DA COLETA (CLIENTE)', papel.cliente, y);
  y = drawParte(doc, 'DESTINO (CENTRO DE DISTRIBUIÇÃO)', papel.filial, y);
  y = drawQuantidades(doc, papel, y);
  y = drawMotivos(doc, papel, y);
  return drawTransportadora(doc, y);
}

/** Draws each reason once; those that do not fit stand next to their lines. */
const drawMotivos = (doc: Doc, { linhas }: PapelDaDevolucao, top: number): number => {
  const motivos = [...new Set(linhas.map(({ motivo }) => motivo))].join('; ');
  return drawTexto(doc, 'MOTIVOS', cutText(motivos, MOTIVOS_MAXIMO), top);
};
