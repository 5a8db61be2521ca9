import type { SolicitacaoDeVisitante } from '#contract/access/solicitacoes.ts';
import { formatPhone } from '#lib/format-document.ts';

/** The sentence after an answer: a mail is on its way, or the office tells the visitor itself. */
export const avisadaText = (
  { email, telefone }: Pick<SolicitacaoDeVisitante, 'email' | 'telefone'>,
  avisada: boolean,
): string =>
  avisada
    ? `A resposta foi guardada e vai por e-mail para ${email}.`
    : `A resposta foi guardada. Nenhum e-mail foi enviado: avise a pessoa em ${email} ou ${formatPhone(telefone)}.`;
