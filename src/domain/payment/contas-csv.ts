import { csvHead, csvRow, type Figure } from '#lib/csv.ts';
import { formatDate } from '#lib/format-date.ts';
import { type ContaDoDia, valorPagoOf } from './conta-recebida.ts';

const HEADINGS = [
  'Nº do documento',
  'Emissão',
  'Vencimento',
  'Dias para vencer',
  'Dias em atraso',
  'Valor da parcela (R$)',
  'Juros (R$)',
  'Valor esperado (R$)',
  'Situação',
  'Forma de pagamento',
  'Notas vinculadas',
  'Total de abatimentos (R$)',
  'Total de desconto financeiro (R$)',
  'Total de juros (R$)',
  'Valor pago (R$)',
];

const reais = (value: number): Figure => ({ value, decimals: 2 });

/** Returns the start of a file of instalments. */
export const contasHead = (): string => csvHead(HEADINGS);

/** Returns an instalment's row: the columns of the screen, and the totals of its details. */
export const contasRow = (linha: ContaDoDia): string =>
  csvRow([
    linha.conta.numero,
    formatDate(linha.conta.dataEmissao),
    formatDate(linha.conta.dataVencimento),
    linha.diasParaVencimento,
    linha.atraso,
    reais(linha.conta.valor),
    reais(linha.juros),
    reais(linha.valorEsperado),
    linha.descricaoSituacao,
    linha.conta.descFormaPagamento,
    linha.conta.documentosViinculados,
    reais(linha.conta.valorTotalAbatimento),
    reais(linha.desconto),
    reais(linha.jurosTotal),
    reais(valorPagoOf(linha)),
  ]);

/**
 * Returns the name of a file, `ContasPendentes-20261121101530.csv`, from an instant as ISO text with its offset.
 */
export const contasNome = (instant: string): string =>
  `ContasPendentes-${instant.slice(0, 19).replace(/\D/g, '')}.csv`;
