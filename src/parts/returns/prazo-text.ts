import { DEVOLUCAO_AGUARDANDO, type NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { isForaPrazo } from '#domain/returns/prazo.ts';
import { isRascunho } from '#domain/returns/regras.ts';
import { formatDate } from '#lib/format-date.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';

/** The known days of a return's invoice. */
export type DiasDaNota = Pick<NotaDevolvivel, 'dataDocumento' | 'prazoAte'>;

/**
 * Returns whether a return was made in term, as text. A draft names the last day, and after it the day on which it was
 * made; one out of term waits for approval until the company has decided.
 */
export function prazoText(
  { foraPrazo, idSituacao, dataDevolucao }: Pick<DevolucaoAqui, 'foraPrazo' | 'idSituacao' | 'dataDevolucao'>,
  dias: DiasDaNota | null,
  hoje: string,
): string {
  const isDraft = isRascunho(idSituacao);
  if (foraPrazo) {
    const isOpen = isDraft || idSituacao === DEVOLUCAO_AGUARDANDO;
    return isOpen ? 'Fora do prazo: depende de aprovação' : 'Fora do prazo';
  }
  if (!isDraft || !dias?.prazoAte) return 'No prazo';
  return isForaPrazo(dias.prazoAte, hoje)
    ? `Foi criada no prazo em ${formatDate(dataDevolucao)}`
    : `No prazo, até ${formatDate(dias.prazoAte)}`;
}
