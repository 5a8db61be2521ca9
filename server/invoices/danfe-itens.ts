import { formatDate } from '#lib/format-date.ts';
import { type Coluna, drawTabela, type LinhaImpressa, medirLinha } from '#server/documents/tabela.ts';
import { allNamed, at, textAt } from '#server/nfe/read-xml.ts';
import type { Xml } from '#server/nfe/xml.ts';
import { numero } from './danfe-numero.ts';

type Doc = PDFKit.PDFDocument;

const COLUNAS: readonly Coluna[] = [
  ['CÓDIGO', 0.07, 'left'],
  ['DESCRIÇÃO DO PRODUTO', 0.325, 'left'],
  ['NCM/SH', 0.07, 'center'],
  ['CST', 0.035, 'center'],
  ['CFOP', 0.04, 'center'],
  ['UN', 0.03, 'center'],
  ['QUANT.', 0.06, 'right'],
  ['V. UNIT.', 0.07, 'right'],
  ['DESC.', 0.06, 'right'],
  ['V. TOTAL', 0.075, 'right'],
  ['BC ICMS', 0.06, 'right'],
  ['V. ICMS', 0.055, 'right'],
  ['% ICMS', 0.05, 'right'],
];

/** The batches of a line, as needed for a recall. */
const lotesOf = (produto: Xml): string =>
  allNamed(produto, 'rastro')
    .map(
      (lote) =>
        `Lote ${textAt(lote, 'nLote')}, val. ${formatDate(textAt(lote, 'dVal'))}, qtd. ${numero(textAt(lote, 'qLote'))}`,
    )
    .join('; ');

function valoresOf(det: Xml): string[] {
  const produto = at(det, 'prod');
  const grupos = at(det, 'imposto/ICMS')?.conteudo;
  const icms = typeof grupos === 'object' ? grupos[0] : undefined;
  if (produto === undefined) return [];
  const p = (nome: string) => textAt(produto, nome);
  const i = (nome: string) => (icms === undefined ? '' : textAt(icms, nome));
  const pmc = textAt(produto, 'med/vPMC');
  const detalhes = [lotesOf(produto), pmc && Number(pmc) > 0 ? `PMC R$ ${numero(pmc)}` : ''].filter(Boolean);
  return [
    p('cProd'),
    [p('xProd'), ...detalhes].join('\n'),
    p('NCM'),
    i('orig') + i('CST'),
    p('CFOP'),
    p('uCom'),
    numero(p('qCom').replace(/\.0+$/, '')),
    numero(p('vUnCom')),
    numero(p('vDesc')),
    numero(p('vProd')),
    numero(i('vBC')),
    numero(i('vICMS')),
    numero(i('pICMS')),
  ];
}

/** The lines of an invoice, each as high as its text needs. */
export const linhasDe = (doc: Doc, nota: Xml): LinhaImpressa[] =>
  allNamed(nota, 'det').map((det) => medirLinha(doc, COLUNAS, valoresOf(det)));

/** The table of these lines. */
export const drawItens = (doc: Doc, linhas: readonly LinhaImpressa[], top: number): number =>
  drawTabela(doc, COLUNAS, linhas, top);
