import { formatDate } from '#lib/format-date.ts';
import { formatDocument, formatPhone, formatPostalCode } from '#lib/format-document.ts';
import { campo, drawCaixa, drawCampos, drawTitulo, LARGURA, MARGEM } from '#server/documents/quadros.ts';
import type { Parte } from '#server/nfe/port.ts';
import type { LinhaDoPapel } from './data/papel.ts';

type Doc = PDFKit.PDFDocument;

const NAO_INFORMADA = 'Não informada';
const TEXTO = 8;

/** Draws a company with its address. */
export function drawParte(doc: Doc, titulo: string, parte: Parte, top: number): number {
  let y = drawTitulo(doc, titulo, top);
  y = drawCampos(
    doc,
    [
      campo('NOME / RAZÃO SOCIAL', parte.nome, 0.62),
      campo('CNPJ / CPF', formatDocument(parte.cpfCnpj), 0.2),
      campo('INSCRIÇÃO ESTADUAL', parte.inscricaoEstadual || NAO_INFORMADA, 0.18),
    ],
    y,
  );
  y = drawCampos(
    doc,
    [
      campo('ENDEREÇO', [parte.logradouro, parte.numero].filter(Boolean).join(', '), 0.62),
      campo('BAIRRO / DISTRITO', parte.bairro, 0.38),
    ],
    y,
  );
  return drawCampos(
    doc,
    [
      campo('MUNICÍPIO', parte.cidade, 0.56),
      campo('UF', parte.estado, 0.06),
      campo('CEP', formatPostalCode(parte.cep), 0.16),
      campo('FONE / FAX', formatPhone(parte.telefone), 0.22),
    ],
    y,
  );
}

/** How high a framed text is, with its heading. */
export function alturaDoTexto(doc: Doc, texto: string, size = TEXTO): number {
  doc.font('Helvetica').fontSize(size);
  return doc.heightOfString(texto, { width: LARGURA - 6 }) + 10;
}

/** Draws a text under a heading, as high as it needs. */
export function drawTexto(doc: Doc, titulo: string, texto: string, top: number): number {
  const y = drawTitulo(doc, titulo, top);
  const height = alturaDoTexto(doc, texto);
  drawCaixa(doc, { x: MARGEM, y, width: LARGURA, height }, texto, { size: TEXTO });
  return y + height;
}

/** The care that a line's goods need; none for other goods. */
export const cuidadosDe = ({ refrigerado, controlado }: LinhaDoPapel): string[] => [
  ...(refrigerado ? ['Refrigerado'] : []),
  ...(controlado ? ['Controlado, Portaria 344'] : []),
];

/** A day for a cell; a dash where it is not known. */
export const diaOuTraco = (dia: string | null): string => (dia === null ? '–' : formatDate(dia));
