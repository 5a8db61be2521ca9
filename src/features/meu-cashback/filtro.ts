import { CASHBACK_EM_ANALISE, CASHBACK_LIBERADO } from '#contract/customers/meu-cashback.ts';
import { type CashbackFiltro, descricaoCashback } from '#domain/customer/meu-cashback.ts';
import { periodoInicial, putPeriodo, readPeriodo } from '#parts/list/periodo-filtro.ts';
import { routes } from '#routes.ts';

/** The situations that can be ticked. */
export const SITUACOES = [CASHBACK_EM_ANALISE, CASHBACK_LIBERADO] as const;

/** Reads the part of the address behind the question mark; without a valid situation all are ticked. */
export function readFiltro(search: string, hoje: string): CashbackFiltro {
  const params = new URLSearchParams(search);
  const ticked = SITUACOES.filter((id) => params.get('sit') === String(id));
  return {
    ...readPeriodo(params, periodoInicial(hoje)),
    situacoes: ticked.length === 0 ? SITUACOES : ticked,
  };
}

/** The address of a filter; the first choices stay out of it. */
export function cashbackHref({ situacoes, ...periodo }: CashbackFiltro, hoje: string): string {
  const params = new URLSearchParams();
  putPeriodo(params, periodo, periodoInicial(hoje));
  if (situacoes.length === 1) params.set('sit', String(situacoes[0]));
  return params.size === 0 ? routes.meuCashback : `${routes.meuCashback}?${params}`;
}

/** Something chosen, and the filter without it. */
export type ChipFiltro = { key: string; titulo: string; nome: string; without: Partial<CashbackFiltro> };

/** The situation, if only one is ticked; the days are always told next to the list. */
export const chipsOf = ({ situacoes }: CashbackFiltro): ChipFiltro[] =>
  situacoes.length === SITUACOES.length
    ? []
    : situacoes.map((id) => ({
        key: 'situacao',
        titulo: 'Situação',
        nome: descricaoCashback(id),
        without: { situacoes: SITUACOES },
      }));
