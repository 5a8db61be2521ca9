import { formatDate, formatTime } from '#lib/format-date.ts';
import { formatDocument, formatPhone, formatPostalCode } from '#lib/format-document.ts';
import { campo, drawCaixa, drawCampos, drawTitulo, LARGURA, MARGEM } from '#server/documents/quadros.ts';
import { allNamed, at, textAt } from '#server/nfe/read-xml.ts';
import type { Xml } from '#server/nfe/xml.ts';
import { numero } from './danfe-numero.ts';

type Doc = PDFKit.PDFDocument;

/** The recipient, and the time of issue. */
export function drawDestinatario(doc: Doc, nota: Xml, top: number): number {
  const t = (path: string) => textAt(nota, `dest/${path}`);
  const e = (path: string) => t(`enderDest/${path}`);
  const emissao = textAt(nota, 'ide/dhEmi');
  const saida = textAt(nota, 'ide/dhSaiEnt');
  const documento = formatDocument(t('CNPJ') || t('CPF'));
  let y = drawTitulo(doc, 'DESTINATÁRIO / REMETENTE', top);
  y = drawCampos(
    doc,
    [
      campo('NOME / RAZÃO SOCIAL', t('xNome'), 0.6),
      campo('CNPJ / CPF', documento, 0.24),
      campo('DATA DA EMISSÃO', formatDate(emissao), 0.16),
    ],
    y,
  );
  y = drawCampos(
    doc,
    [
      campo('ENDEREÇO', `${e('xLgr')}, ${e('nro')}`, 0.46),
      campo('BAIRRO / DISTRITO', e('xBairro'), 0.24),
      campo('CEP', formatPostalCode(e('CEP')), 0.14),
      campo('DATA DA SAÍDA', saida && formatDate(saida), 0.16),
    ],
    y,
  );
  return drawCampos(
    doc,
    [
      campo('MUNICÍPIO', e('xMun'), 0.4),
      campo('UF', e('UF'), 0.06),
      campo('FONE / FAX', formatPhone(e('fone')), 0.16),
      campo('INSCRIÇÃO ESTADUAL', t('IE'), 0.22),
      campo('HORA DA SAÍDA', saida && formatTime(saida), 0.16),
    ],
    y,
  );
}

const DUPLICATAS_POR_LINHA = 6;

/** The instalments; empty for an invoice without any. */
export function drawDuplicatas(doc: Doc, nota: Xml, top: number): number {
  const cobranca = at(nota, 'cobr');
  const duplicatas = cobranca === undefined ? [] : allNamed(cobranca, 'dup');
  if (duplicatas.length === 0) return top;
  let y = drawTitulo(doc, 'FATURA / DUPLICATAS', top);
  for (let from = 0; from < duplicatas.length; from += DUPLICATAS_POR_LINHA) {
    const campos = duplicatas
      .slice(from, from + DUPLICATAS_POR_LINHA)
      .map((dup) =>
        campo(
          `${textAt(dup, 'nDup')} - VENCIMENTO ${formatDate(textAt(dup, 'dVenc'))}`,
          `R$ ${numero(textAt(dup, 'vDup'))}`,
          1 / DUPLICATAS_POR_LINHA,
          'right',
        ),
      );
    y = drawCampos(doc, campos, y);
  }
  return y;
}

type Total = readonly [label: string, nome: string];

const TOTAIS: readonly (readonly Total[])[] = [
  [
    ['BASE DE CÁLCULO DO ICMS', 'vBC'],
    ['VALOR DO ICMS', 'vICMS'],
    ['BASE DE CÁLC. ICMS S.T.', 'vBCST'],
    ['VALOR DO ICMS S.T.', 'vST'],
    ['VALOR DO PIS', 'vPIS'],
    ['VALOR TOTAL DOS PRODUTOS', 'vProd'],
  ],
  [
    ['VALOR DO FRETE', 'vFrete'],
    ['VALOR DO SEGURO', 'vSeg'],
    ['DESCONTO', 'vDesc'],
    ['OUTRAS DESPESAS', 'vOutro'],
    ['VALOR DA COFINS', 'vCOFINS'],
    ['VALOR TOTAL DA NOTA', 'vNF'],
  ],
];

/** The totals. */
export function drawTotais(doc: Doc, nota: Xml, top: number): number {
  const total = at(nota, 'total/ICMSTot');
  let y = drawTitulo(doc, 'CÁLCULO DO IMPOSTO', top);
  for (const linha of TOTAIS) {
    const campos = linha.map(([label, nome]) =>
      campo(label, total === undefined ? '' : numero(textAt(total, nome)), 1 / linha.length, 'right'),
    );
    y = drawCampos(doc, campos, y);
  }
  return y;
}

const FRETE: Readonly<Record<string, string>> = {
  0: '0 - Por conta do remetente (CIF)',
  1: '1 - Por conta do destinatário (FOB)',
  9: '9 - Sem ocorrência de transporte',
};

/** The carrier. */
export function drawTransporte(doc: Doc, nota: Xml, top: number): number {
  const modo = textAt(nota, 'transp/modFrete');
  const y = drawTitulo(doc, 'TRANSPORTADOR / VOLUMES TRANSPORTADOS', top);
  return drawCampos(
    doc,
    [
      campo('NOME / RAZÃO SOCIAL', textAt(nota, 'transp/transporta/xNome'), 0.6),
      campo('FRETE', FRETE[modo] ?? modo, 0.4),
    ],
    y,
  );
}

export const ALTURA_ADICIONAIS = 70;

/** Further texts, at the foot of the first page. */
export function drawAdicionais(doc: Doc, nota: Xml, top: number): void {
  const y = drawTitulo(doc, 'DADOS ADICIONAIS', top);
  const height = ALTURA_ADICIONAIS - 11;
  const wide = LARGURA * 0.65;
  const pedido = textAt(nota, 'compra/xPed');
  const fundo = textAt(nota, 'total/ICMSTot/vFCPST');
  const texto = [
    textAt(nota, 'infAdic/infCpl'),
    // The layout has no field for it, and without it the totals would not add up (NT 2016.002).
    Number(fundo) > 0 && `Valor do FCP retido por S.T.: R$ ${numero(fundo)}.`,
    pedido && `Pedido do cliente: ${pedido}.`,
  ];
  drawCaixa(
    doc,
    { x: MARGEM, y, width: wide, height },
    `INFORMAÇÕES COMPLEMENTARES\n${texto.filter(Boolean).join(' ')}`,
    { size: 7 },
  );
  drawCaixa(
    doc,
    { x: MARGEM + wide, y, width: LARGURA - wide, height },
    `RESERVADO AO FISCO\n${textAt(nota, 'infAdic/infAdFisco')}`,
    { size: 7 },
  );
}
