import { contaNoDia } from '#domain/payment/conta.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney, formatPercent } from '#lib/format-number.ts';
import type { ZipFile } from '#server/documents/zip.ts';
import { type BoletoComBarras, barrasDaParcela } from './barras-da-parcela.ts';
import { beneficiarioOf, type ContaDoBoleto } from './boleto-conta.ts';
import { boletoPdf } from './boleto-pdf.ts';

/** An instalment with its boleto, its payer and the account. Days are texts, amounts in cents. */
export type BoletoDaParcela = ContaDoBoleto &
  BoletoComBarras & {
    readonly numeroDocumento: string;
    readonly dataEmissao: string;
    readonly abatimento: number;
    readonly descontoFinanceiro: number;
    readonly valorPago: number;
    readonly jurosApurados: number;
    readonly jurosDesde: string | null;
    readonly multa: number;
    readonly jurosMes: number;
    readonly pagamentoAntecipado: boolean;
    readonly nomePagador: string;
    readonly cpfCnpjPagador: string;
  };

const percent = (hundredths: number): string => formatPercent(hundredths).replace('%', ' %');

/** The terms of late payment; '' where the company asks nothing. */
function atrasoOf({ multa, jurosMes }: BoletoDaParcela): string {
  const termos = [
    multa === 0 ? '' : `multa de ${percent(multa)}`,
    jurosMes === 0 ? '' : `juros de ${percent(jurosMes)} ao mês (pro rata die)`,
  ].filter(Boolean);
  return termos.length === 0 ? '' : `Após o vencimento: ${termos.join(' e ')}.`;
}

/** How boletos are printed: `inventa` is true in a demonstration, `nota` is printed before the instructions. */
type Impressao = { readonly criadoEm: Date; readonly inventa: boolean; readonly nota?: string };

/** The lines about late payment, the paid part and the amount due. Orders paid in advance have no late fees. */
function termosOf(boleto: BoletoDaParcela, { criadoEm, inventa }: Impressao): string[] {
  const jaPago = boleto.valorPago === 0 ? [] : [`Já pago: ${formatMoney(boleto.valorPago)}.`];
  if (!inventa || boleto.pagamentoAntecipado) return jaPago;
  const hoje = businessDayOf(criadoEm);
  const { atraso, valorEsperado } = contaNoDia({ ...boleto, dataLiquidacao: null }, hoje);
  // Otherwise the value of the document is due.
  const isOther = atraso > 0 || jaPago.length > 0;
  const valor = `Valor em ${formatDate(hoje)}: ${formatMoney(valorEsperado)}.`;
  return [atrasoOf(boleto), ...jaPago, ...(isOther ? [valor] : [])];
}

/** Boletos as files; undefined when one of them has no registered barcode and inventing is not allowed. */
export function boletoFiles(
  boletos: readonly BoletoDaParcela[],
  impressao: Impressao,
): ZipFile[] | undefined {
  const files = boletos.flatMap((boleto) => {
    const barras = barrasDaParcela(boleto, impressao.inventa);
    return barras === undefined ? [] : [boletoFile(boleto, barras, impressao)];
  });
  return files.length < boletos.length ? undefined : files;
}

function boletoFile(boleto: BoletoDaParcela, barras: string, impressao: Impressao): ZipFile {
  const { numeroDocumento, dataEmissao, dataVencimento, valor, abatimento } = boleto;
  // A boleto keeps its registered value: changes to it are printed next to it.
  const instrucoes = [
    abatimento === 0 ? '' : `Conceder abatimento de ${formatMoney(abatimento)}.`,
    impressao.nota ?? '',
    ...termosOf(boleto, impressao),
  ];
  const content = boletoPdf({
    barras,
    ...beneficiarioOf(boleto),
    pagador: { nome: boleto.nomePagador, cpfCnpj: boleto.cpfCnpjPagador },
    numeroDocumento,
    dataDocumento: dataEmissao,
    dataVencimento,
    valor,
    // An order that waits for its payment ends; a debt stays, and every bank takes its registered boleto late.
    isAteVencimento: boleto.pagamentoAntecipado,
    instrucoes: instrucoes.filter(Boolean).join(' '),
    criadoEm: impressao.criadoEm,
  });
  return { name: `Boleto-${numeroDocumento}.pdf`, content };
}
