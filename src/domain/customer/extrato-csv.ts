import type { Lancamento } from '#contract/customers/conta-corrente.ts';
import { csvHead, csvRow } from '#lib/csv.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { efeitoOf } from './extrato.ts';

/** Returns the start of a file of entries. */
export const extratoHead = (): string =>
  csvHead(['Data/hora', 'Histórico', 'Valor (R$)', 'Natureza', 'Saldo após lançamento (R$)']);

/** Returns an entry's row; a debit has a minus. */
export const extratoRow = (lancamento: Lancamento): string =>
  csvRow([
    formatDateTime(lancamento.dataHora),
    lancamento.observacao,
    { value: efeitoOf(lancamento), decimals: 2 },
    lancamento.naturezaCreditoDebito.descricao,
    { value: lancamento.saldoAposLancamento, decimals: 2 },
  ]);

/** Returns the name of a file, `ExtratoContaCorrente-20261121101530.csv`, from an instant as ISO text with its offset. */
export const extratoNome = (instant: string): string =>
  `ExtratoContaCorrente-${instant.slice(0, 19).replace(/\D/g, '')}.csv`;
