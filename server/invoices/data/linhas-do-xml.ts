import type { Insertable } from 'kysely';
import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { LOTE_COMBO, SEM_LOTE } from '#contract/returns/devolucao.ts';
import { isDay } from '#lib/business-day.ts';
import type { NotaFiscalItemLoteTable, NotaFiscalItemTable } from '#server/db/schema/schema-devolucoes.ts';
import { allNamed, at, textAt } from '#server/nfe/read-xml.ts';
import type { Xml } from '#server/nfe/xml.ts';

/** Ids of lines whose product code is no number of this catalogue. */
export const FORA_DO_CATALOGO = 900_000_000;

/** A lot of a line. */
type LoteDoXml = Omit<Insertable<NotaFiscalItemLoteTable>, 'idTitulo' | 'nItem'>;

/** A line of an NF-e with its lots; amounts in cents. */
export type LinhaDoXml = {
  readonly linha: Omit<Insertable<NotaFiscalItemTable>, 'idTitulo' | 'refrigerado' | 'controlado'>;
  readonly lotes: readonly LoteDoXml[];
};

/** The lines of an NF-e. Their totals add up to the invoice's (`vNF`). */
export const linhasDoXml = (nota: Xml): LinhaDoXml[] =>
  allNamed(nota, 'det')
    .map(linhaOf)
    .filter(({ linha }) => linha.quantidade > 0);

/** A number with decimals, of which `factor` makes an integer; 0 when missing or unreadable. */
const integerAt = (xml: Xml, path: string, factor: number): number =>
  Math.round(Number(textAt(xml, path)) * factor) || 0;
const centsAt = (xml: Xml, path: string): number => integerAt(xml, path, 100);

function itemOf(codigo: string, nItem: number) {
  const [, letter, digits] = /^(K?)(\d{1,9})$/.exec(codigo) ?? [];
  return digits === undefined
    ? { idItem: FORA_DO_CATALOGO + nItem, idItemTipo: ITEM_PRODUTO }
    : { idItem: Number(digits), idItemTipo: letter === 'K' ? ITEM_COMBO : ITEM_PRODUTO };
}

/** The ICMS of a line, whatever its tax situation; `deduzido` is a relief that lowers the line's total. */
function icmsOf(det: Xml) {
  const icms = at(det, 'imposto/ICMS');
  const [group] = icms === undefined || typeof icms.conteudo === 'string' ? [] : icms.conteudo;
  if (group === undefined)
    return { base: 0, icms: 0, aliquotaIcms: 0, baseSt: 0, st: 0, fcpSt: 0, deduzido: 0 };
  const fcpSt = centsAt(group, 'vFCPST');
  return {
    base: centsAt(group, 'vBC'),
    icms: centsAt(group, 'vICMS'),
    aliquotaIcms: integerAt(group, 'pICMS', 100),
    baseSt: centsAt(group, 'vBCST'),
    st: centsAt(group, 'vICMSST') + fcpSt,
    fcpSt,
    deduzido: textAt(group, 'indDeduzDeson') === '1' ? centsAt(group, 'vICMSDeson') : 0,
  };
}

/** The charges of a line in addition to its goods and ST. */
const OUTRAS = ['prod/vFrete', 'prod/vSeg', 'prod/vOutro', 'imposto/IPI/IPITrib/vIPI'];

function linhaOf(det: Xml, index: number): LinhaDoXml {
  const nItem = Number(det.atributos['nItem'] ?? index + 1);
  const codigo = textAt(det, 'prod/cProd');
  const quantidade = integerAt(det, 'prod/qCom', 1);
  const valor = centsAt(det, 'prod/vProd');
  const { deduzido, ...icms } = icmsOf(det);
  const desconto = centsAt(det, 'prod/vDesc') + deduzido;
  const outras = OUTRAS.reduce((sum, path) => sum + centsAt(det, path), 0);
  const item = itemOf(codigo, nItem);
  return {
    linha: {
      nItem,
      ...item,
      codigo,
      descricao: textAt(det, 'prod/xProd'),
      quantidade,
      valorUnitario: integerAt(det, 'prod/vUnCom', 10_000),
      valor,
      desconto,
      ...icms,
      valorTotal: valor - desconto + icms.st + outras,
      cfop: textAt(det, 'prod/CFOP'),
    },
    lotes: lotesOf(det, quantidade, item.idItemTipo),
  };
}

/** The lots of a line, each once; one without a name where they are missing or not of all units. */
function lotesOf(det: Xml, quantidade: number, idItemTipo: number): readonly LoteDoXml[] {
  const lotes = new Map<string, LoteDoXml>();
  for (const rastro of allNamed(at(det, 'prod') ?? det, 'rastro')) {
    const lote = textAt(rastro, 'nLote');
    const own = integerAt(rastro, 'qLote', 1);
    const first = lotes.get(lote);
    if (first !== undefined) lotes.set(lote, { ...first, quantidade: first.quantidade + own });
    else if (own > 0)
      lotes.set(lote, {
        lote,
        quantidade: own,
        dataFabricacao: diaAt(rastro, 'dFab'),
        dataValidade: diaAt(rastro, 'dVal'),
      });
  }
  const rastreados = [...lotes.values()];
  if (rastreados.reduce((sum, lote) => sum + lote.quantidade, 0) === quantidade) return rastreados;
  const lote = idItemTipo === ITEM_COMBO ? LOTE_COMBO : SEM_LOTE;
  return [{ lote, quantidade, dataFabricacao: null, dataValidade: null }];
}

/** A day; null for any other text, such as 2026-02-31. */
function diaAt(xml: Xml, path: string): string | null {
  const text = textAt(xml, path);
  return isDay(text) ? text : null;
}
