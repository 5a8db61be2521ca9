import type { Meta } from '#contract/orders/meta.ts';
import { nomeDoMes } from '#domain/metas/andamento.ts';

type Assunto = Pick<Meta, 'fabricante' | 'marca' | 'cliente'>;

/** The maker, brand or customer of a goal; '' for the one of all orders. */
export const assuntoDe = ({ fabricante, marca, cliente }: Assunto): string =>
  [marca ?? fabricante, cliente?.nome].filter(Boolean).join(' · ');

/** A goal in words, without an article: 'meta de novembro', 'meta de novembro · Lab Um'. */
export function nomeDaMeta(mes: string, meta: Assunto): string {
  const assunto = assuntoDe(meta);
  return `meta de ${nomeDoMes(mes)}${assunto && ` · ${assunto}`}`;
}

/** A whole percent: 60 %. The space does not break. */
export const percentualText = (percentual: number): string => `${percentual}\u00a0%`;
