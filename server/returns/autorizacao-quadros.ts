import { formatDate } from '#lib/format-date.ts';
import { formatCount } from '#lib/format-number.ts';
import { campo, drawCampos, drawTitulo, LARGURA, MARGEM } from '#server/documents/quadros.ts';
import type { PapelDaDevolucao } from './data/papel.ts';

type Doc = PDFKit.PDFDocument;

/** Room for handwriting. */
const A_MAO = 26;

/** Draws when the authorisation was issued, and the invoice whose goods go back. */
export function drawOrigem(doc: Doc, { nota, autorizadaEm }: PapelDaDevolucao, top: number): number {
  const y = drawTitulo(doc, 'AUTORIZAÇÃO', top);
  return drawCampos(
    doc,
    [
      campo('EMITIDA EM', formatDate(autorizadaEm), 0.25),
      campo('NOTA FISCAL DE ORIGEM', String(nota.numDocumento), 0.35),
      campo('SÉRIE', nota.serieDocumento, 0.15),
      campo('DATA DA NOTA FISCAL', formatDate(nota.dataDocumento), 0.25),
    ],
    y,
  );
}

const simOuNao = (value: boolean): string => (value ? 'SIM' : 'Não');

/** Draws how much is collected; the volumes are counted by hand. */
export function drawQuantidades(doc: Doc, { linhas, isTotal }: PapelDaDevolucao, top: number): number {
  const unidades = linhas.reduce((sum, linha) => sum + linha.quantidade, 0);
  const y = drawTitulo(doc, 'MERCADORIA A COLETAR', top);
  return drawCampos(
    doc,
    [
      campo('TIPO DE DEVOLUÇÃO', isTotal ? 'Total' : 'Parcial', 0.16),
      campo('LINHAS', formatCount(linhas.length), 0.1, 'right'),
      campo('UNIDADES', formatCount(unidades), 0.12, 'right'),
      campo('VOLUMES (PREENCHER NA COLETA)', '', 0.24),
      campo('REFRIGERADO', simOuNao(linhas.some((linha) => linha.refrigerado)), 0.14, 'center'),
      campo('CONTROLADO, PORTARIA 344', simOuNao(linhas.some((linha) => linha.controlado)), 0.24, 'center'),
    ],
    y,
    A_MAO,
  );
}

/** Draws the fields that the carrier fills in by hand. */
export function drawTransportadora(doc: Doc, top: number): number {
  let y = drawTitulo(doc, 'TRANSPORTADORA (PREENCHER NA COLETA)', top);
  y = drawCampos(
    doc,
    [campo('NOME / RAZÃO SOCIAL', '', 0.56), campo('CNPJ', '', 0.24), campo('PLACA DO VEÍCULO', '', 0.2)],
    y,
    A_MAO,
  );
  return drawCampos(
    doc,
    [
      campo('NOME DO MOTORISTA', '', 0.4),
      campo('DOCUMENTO DO MOTORISTA', '', 0.24),
      campo('DATA DA COLETA', '', 0.18),
      campo('HORA DA COLETA', '', 0.18),
    ],
    y,
    A_MAO,
  );
}

const QUEM_ASSINA = ['Cliente', 'Transportadora', 'Centro de distribuição'];
const ENTRE = 18;
/** The room that the signatures need above and below their lines. */
export const ALTURA_ASSINATURAS = 64;

/** Draws a line for each signature. */
export function drawAssinaturas(doc: Doc, top: number): void {
  const width = (LARGURA - (QUEM_ASSINA.length - 1) * ENTRE) / QUEM_ASSINA.length;
  const y = top + ALTURA_ASSINATURAS - 24;
  for (const [at, quem] of QUEM_ASSINA.entries()) {
    const x = MARGEM + at * (width + ENTRE);
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke('#000000');
    doc
      .font('Helvetica')
      .fontSize(7)
      .text(quem, x, y + 4, { width, align: 'center' })
      .text('Nome legível, data e assinatura', x, y + 13, { width, align: 'center' });
  }
}
