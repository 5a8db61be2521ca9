import { formatChaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { formatDocument, formatPhone, formatPostalCode } from '#lib/format-document.ts';
import { code128 } from '#server/documents/code128.ts';
import { campo, drawBarras, drawCaixa, drawCampos, LARGURA, MARGEM } from '#server/documents/quadros.ts';
import { textAt } from '#server/nfe/read-xml.ts';
import type { Xml } from '#server/nfe/xml.ts';

type Doc = PDFKit.PDFDocument;

/** An NF-e with its authorisation, and the number of a page in the print. */
export type Folha = {
  readonly nota: Xml;
  readonly protocolo: Xml | undefined;
  readonly folha: number;
  readonly folhas: number;
};

const ALTURA_CABECALHO = 92;
/** Each unit is 0.27 mm, with a margin of ten units on either side, and 11 mm high. */
const BARRAS = { width: 210, height: 32 };

const numeroDaNota = (nota: Xml): string =>
  textAt(nota, 'ide/nNF')
    .padStart(9, '0')
    .replace(/(\d{3})(?=\d)/g, '$1.');

/** The stub that the recipient signs. */
export function drawCanhoto(doc: Doc, nota: Xml, top: number): number {
  const wide = LARGURA * 0.8;
  drawCaixa(
    doc,
    { x: MARGEM, y: top, width: wide, height: 18 },
    `RECEBEMOS DE ${textAt(nota, 'emit/xNome')} OS PRODUTOS CONSTANTES DA NOTA FISCAL INDICADA AO LADO`,
    { size: 6 },
  );
  drawCaixa(
    doc,
    { x: MARGEM + wide, y: top, width: LARGURA - wide, height: 39 },
    `NF-e\nNº ${numeroDaNota(nota)}\nSÉRIE ${textAt(nota, 'ide/serie')}`,
    { size: 8, bold: true, align: 'center' },
  );
  const end = drawCampos(
    doc,
    [campo('DATA DE RECEBIMENTO', '', 0.2), campo('IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR', '', 0.6)],
    top + 18,
  );
  doc
    .dash(3, {})
    .moveTo(MARGEM, end + 6)
    .lineTo(MARGEM + LARGURA, end + 6)
    .stroke()
    .undash();
  return end + 12;
}

/** The issuer, the document's title, and the key as bars and digits: on every page. */
export function drawCabecalho(doc: Doc, { nota, protocolo, folha, folhas }: Folha, top: number): number {
  const height = ALTURA_CABECALHO;
  const [first, second] = [LARGURA * 0.38, LARGURA * 0.19];
  const third = LARGURA - first - second;
  drawEmitente(doc, nota, { x: MARGEM, y: top, width: first, height });
  drawCaixa(
    doc,
    { x: MARGEM + first, y: top, width: second, height },
    [
      'DANFE',
      'Documento Auxiliar da',
      'Nota Fiscal Eletrônica',
      '',
      `${textAt(nota, 'ide/tpNF')} - ${textAt(nota, 'ide/tpNF') === '0' ? 'ENTRADA' : 'SAÍDA'}`,
      `Nº ${numeroDaNota(nota)}`,
      `SÉRIE ${textAt(nota, 'ide/serie')}`,
      `FOLHA ${folha}/${folhas}`,
    ].join('\n'),
    { size: 8, align: 'center' },
  );
  const chave = nota.atributos['Id']?.replace('NFe', '') ?? '';
  const x = MARGEM + first + second;
  doc.rect(x, top, third, height).lineWidth(0.5).stroke('#000000');
  drawBarras(doc, code128(chave), { x: x + (third - BARRAS.width) / 2, y: top + 6, ...BARRAS });
  doc
    .font('Helvetica')
    .fontSize(5)
    .text('CHAVE DE ACESSO', x + 3, top + 43, { lineBreak: false });
  const inside = { width: third - 6, align: 'center' as const };
  doc
    .font('Helvetica-Bold')
    .fontSize(7)
    .text(formatChaveAcesso(chave), x + 3, top + 50, inside);
  doc
    .font('Helvetica')
    .fontSize(7)
    .text(
      'Consulta de autenticidade no portal nacional da NF-e\nwww.nfe.fazenda.gov.br/portal ou no site da Sefaz autorizadora',
      x + 3,
      top + 66,
      inside,
    );
  return drawIdentificacao(doc, nota, protocolo, top + height);
}

function drawEmitente(doc: Doc, nota: Xml, caixa: Parameters<typeof drawCaixa>[1]): void {
  const t = (path: string) => textAt(nota, `emit/${path}`);
  const e = (path: string) => t(`enderEmit/${path}`);
  drawCaixa(doc, caixa, '');
  const inside = { width: caixa.width - 12, align: 'center' as const };
  doc
    .font('Helvetica-Bold')
    .fontSize(10)
    .text(t('xNome'), caixa.x + 6, caixa.y + 10, inside);
  doc
    .font('Helvetica')
    .fontSize(8)
    .text(
      `${e('xLgr')}, ${e('nro')} - ${e('xBairro')}\n${e('xMun')} - ${e('UF')} - CEP ${formatPostalCode(e('CEP'))}\nFone ${formatPhone(e('fone'))}`,
      inside,
    );
}

function drawIdentificacao(doc: Doc, nota: Xml, protocolo: Xml | undefined, top: number): number {
  const autorizacao =
    protocolo === undefined
      ? 'SEM AUTORIZAÇÃO DE USO'
      : `${textAt(protocolo, 'nProt')} - ${formatDateTime(textAt(protocolo, 'dhRecbto'))}`;
  const y = drawCampos(
    doc,
    [
      campo('NATUREZA DA OPERAÇÃO', textAt(nota, 'ide/natOp'), 0.57),
      campo('PROTOCOLO DE AUTORIZAÇÃO DE USO', autorizacao, 0.43),
    ],
    top,
  );
  return drawCampos(
    doc,
    [
      campo('INSCRIÇÃO ESTADUAL', textAt(nota, 'emit/IE'), 0.33),
      campo('INSCRIÇÃO ESTADUAL DO SUBST. TRIB.', textAt(nota, 'emit/IEST'), 0.33),
      campo('CNPJ', formatDocument(textAt(nota, 'emit/CNPJ')), 0.34),
    ],
    y,
  );
}
