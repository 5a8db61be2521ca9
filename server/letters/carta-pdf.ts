import { formatChaveAcesso, isChaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { formatDocument } from '#lib/format-document.ts';
import { code128 } from '#server/documents/code128.ts';
import { pdfOf } from '#server/documents/pdf.ts';
import {
  campo,
  drawBarras,
  drawCaixa,
  drawCampos,
  drawMarcaDagua,
  drawTitulo,
  LARGURA,
  MARGEM,
} from '#server/documents/quadros.ts';
import type { CartaRow } from './data/cartas.ts';
import type { EventoLido } from './evento.ts';

type Doc = PDFKit.PDFDocument;

/** Names and numbers that the event does not hold. */
type DaCarta = Pick<CartaRow, 'numDocumento' | 'serieDocumento' | 'nomeEmitente' | 'nome' | 'cpfCnpj'>;

const CABECALHO = 92;
const BARRAS = { width: 210, height: 32 };
/** Room for the longest text and for the conditions of use. */
const ALTURA_TEXTO = 250;
const ALTURA_CONDICOES = 96;

/** A registered correction letter on one page, piece by piece as it is drawn. */
export const cartaPdf = (evento: EventoLido, carta: DaCarta, criadoEm: Date): AsyncGenerator<Uint8Array> =>
  pdfOf({ title: `Carta de correção ${evento.nSeqEvento} da NF-e ${carta.numDocumento}`, criadoEm }, (doc) =>
    draw(doc, evento, carta),
  );

function draw(doc: Doc, evento: EventoLido, carta: DaCarta): void {
  let y = drawCabecalho(doc, evento, MARGEM);
  y = drawIdentificacao(doc, evento, carta, y);
  y = drawTexto(doc, 'CORREÇÃO A SER CONSIDERADA', evento.correcao, y, { height: ALTURA_TEXTO, size: 9 });
  drawTexto(doc, 'CONDIÇÕES DE USO', evento.condicoes, y, { height: ALTURA_CONDICOES, size: 8 });
  if (evento.tpAmb === '2') drawMarcaDagua(doc, 'SEM VALOR FISCAL', 56);
}

/** The title, and the key of the invoice as bars and digits. */
function drawCabecalho(doc: Doc, { chaveAcesso, nSeqEvento }: EventoLido, top: number): number {
  const first = LARGURA * 0.5;
  const second = LARGURA - first;
  const titulo = ['CARTA DE CORREÇÃO ELETRÔNICA', 'CC-e', '', `SEQUÊNCIA ${nSeqEvento}`].join('\n');
  const box = { y: top, height: CABECALHO };
  drawCaixa(doc, { ...box, x: MARGEM, width: first }, titulo, { size: 12, bold: true, align: 'center' });
  const x = MARGEM + first;
  drawCaixa(doc, { ...box, x, width: second }, '');
  if (isChaveAcesso(chaveAcesso))
    drawBarras(doc, code128(chaveAcesso), { x: x + (second - BARRAS.width) / 2, y: top + 10, ...BARRAS });
  const inside = { width: second - 6, align: 'center' as const };
  doc
    .font('Helvetica')
    .fontSize(6)
    .text('CHAVE DE ACESSO DA NF-e', x + 3, top + 52, inside);
  doc
    .font('Helvetica-Bold')
    .fontSize(8)
    .text(formatChaveAcesso(chaveAcesso), x + 3, top + 62, inside);
  return top + CABECALHO + 6;
}

function drawIdentificacao(doc: Doc, evento: EventoLido, carta: DaCarta, top: number): number {
  let y = drawCampos(
    doc,
    [
      campo('NOTA FISCAL', String(carta.numDocumento), 0.2),
      campo('SÉRIE', carta.serieDocumento, 0.1),
      campo('DATA DO EVENTO', formatDateTime(evento.dhEvento), 0.3),
      campo('DATA DO REGISTRO', formatDateTime(evento.dhRegistro), 0.4),
    ],
    top,
  );
  y = drawCampos(
    doc,
    [campo('EMITENTE', carta.nomeEmitente, 0.65), campo('CNPJ', formatDocument(evento.cnpj), 0.35)],
    y,
  );
  y = drawCampos(
    doc,
    [campo('DESTINATÁRIO', carta.nome, 0.65), campo('CNPJ / CPF', formatDocument(carta.cpfCnpj), 0.35)],
    y,
  );
  y = drawCampos(
    doc,
    [campo('PROTOCOLO', evento.protocolo, 0.35), campo('SITUAÇÃO DO EVENTO', evento.motivo, 0.65)],
    y,
  );
  return y + 6;
}

function drawTexto(
  doc: Doc,
  titulo: string,
  texto: string,
  top: number,
  { height, size }: { readonly height: number; readonly size: number },
): number {
  const y = drawTitulo(doc, titulo, top);
  drawCaixa(doc, { x: MARGEM, y, width: LARGURA, height }, texto, { size });
  return y + height + 6;
}
