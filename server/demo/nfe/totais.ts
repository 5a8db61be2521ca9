import type { Icms } from '#domain/invoices/icms.ts';
import type { ItemDaNota, NotaParaEmitir, PagamentoDaNota } from '#server/nfe/port.ts';
import { el, type Xml } from '#server/nfe/xml.ts';
import { dinheiro, texto } from './campos.ts';

const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** The sum of the lines, in cents. */
const totalDe = (itens: readonly ItemDaNota[]): number =>
  sumOf(itens, ({ valor, desconto, st }) => valor - desconto + st);

/** Group W. */
export function totalXml(itens: readonly ItemDaNota[], icms: readonly Icms[]): Xml {
  const zero = dinheiro(0);
  const fields: readonly (readonly [nome: string, valor: string])[] = [
    ['vBC', dinheiro(sumOf(icms, (one) => one.base))],
    ['vICMS', dinheiro(sumOf(icms, (one) => one.valor))],
    ['vICMSDeson', zero],
    ['vFCP', zero],
    ['vBCST', dinheiro(sumOf(icms, (one) => one.baseSt))],
    ['vST', dinheiro(sumOf(icms, (one) => one.st))],
    ['vFCPST', dinheiro(sumOf(icms, (one) => one.fcpSt))],
    ['vFCPSTRet', zero],
    ['vProd', dinheiro(sumOf(itens, (item) => item.valor))],
    ['vFrete', zero],
    ['vSeg', zero],
    ['vDesc', dinheiro(sumOf(itens, (item) => item.desconto))],
    ['vII', zero],
    ['vIPI', zero],
    ['vIPIDevol', zero],
    ['vPIS', zero],
    ['vCOFINS', zero],
    ['vOutro', zero],
    ['vNF', dinheiro(totalDe(itens))],
  ];
  return el('total', [
    el(
      'ICMSTot',
      fields.map(([nome, valor]) => el(nome, valor)),
    ),
  ]);
}

/** Group Y: the instalments, as one bill; undefined when no amount is left to be paid. */
export function cobrXml({ numDocumento, parcelas }: NotaParaEmitir): Xml | undefined {
  if (parcelas.length === 0) return undefined;
  const total = dinheiro(sumOf(parcelas, (parcela) => parcela.valor));
  return el('cobr', [
    el('fat', [
      el('nFat', String(numDocumento)),
      el('vOrig', total),
      el('vDesc', dinheiro(0)),
      el('vLiq', total),
    ]),
    ...parcelas.map(({ dataVencimento, valor }, index) =>
      el('dup', [
        el('nDup', String(index + 1).padStart(3, '0')),
        el('dVenc', dataVencimento),
        el('vDup', dinheiro(valor)),
      ]),
    ),
  ]);
}

/** The layout's ways to pay, by those of the wire: money, boletos, deposit, card, Pix; cashback and balance. */
const MEIOS: Readonly<Record<string, string>> = {
  1: '15',
  4: '01',
  6: '15',
  7: '16',
  8: '03',
  10: '17',
  cashback: '19',
  saldo: '05',
};
const OUTROS = '99';
/** Paid elsewhere, not at a terminal of the issuer's system. */
const NAO_INTEGRADO = '2';
const CARTAO_E_PIX: readonly string[] = ['03', '17'];

function detPagXml({ forma, aPrazo, valor }: PagamentoDaNota): Xml {
  const meio = MEIOS[forma] ?? OUTROS;
  return el('detPag', [
    el('indPag', aPrazo ? '1' : '0'),
    el('tPag', meio),
    meio === OUTROS ? el('xPag', 'Outro meio de pagamento') : undefined,
    el('vPag', dinheiro(valor)),
    CARTAO_E_PIX.includes(meio) ? el('card', [el('tpIntegra', NAO_INTEGRADO)]) : undefined,
  ]);
}

/** Group YA. */
export const pagXml = ({ pagamentos }: NotaParaEmitir): Xml => el('pag', pagamentos.map(detPagXml));

/** Group Z: the real recipient, and the note that the invoice has no fiscal value. */
export const infAdicXml = ({ destinatario, idPrePedido }: NotaParaEmitir): Xml =>
  el('infAdic', [
    el(
      'infCpl',
      texto(
        `Documento de demonstração, sem valor fiscal. Pedido ${idPrePedido}. Cliente: ${destinatario.nome}.`,
        5000,
      ),
    ),
  ]);
