import {
  type ContasOrdem,
  SITUACAO_ABERTA,
  SITUACAO_LIQUIDADA,
  SITUACAO_PAGA_EM_PARTE,
} from '#contract/payment/extrato-cliente.ts';
import { DIAS_A_VENCER } from '#domain/payment/a-pagar.ts';
import { routes } from '#routes.ts';

/**
 * The situations that can be chosen: an open instalment may be paid in part. The server has no situation for late
 * instalments or those due soon, and is asked for open ones.
 */
export const SITUACOES = [
  { value: 'abertas', label: 'Em aberto', idSituacao: SITUACAO_ABERTA },
  { value: 'atrasadas', label: 'Em atraso', idSituacao: SITUACAO_ABERTA },
  { value: 'semana', label: `A vencer em ${DIAS_A_VENCER} dias`, idSituacao: SITUACAO_ABERTA },
  { value: 'parte', label: 'Paga em parte', idSituacao: SITUACAO_PAGA_EM_PARTE },
  { value: 'liquidadas', label: 'Liquidada', idSituacao: SITUACAO_LIQUIDADA },
  { value: 'todas', label: 'Todas', idSituacao: undefined },
] as const;

export type SituacaoFiltro = (typeof SITUACOES)[number]['value'];

/** The choices of the order, the first one as it is at first. */
export const ORDENS = [
  { value: 'vencimento', label: 'Vencimento crescente' },
  { value: '-vencimento', label: 'Vencimento decrescente' },
  { value: 'emissao', label: 'Emissão crescente' },
  { value: '-emissao', label: 'Emissão decrescente' },
  { value: 'numero', label: 'Nº do documento crescente' },
  { value: '-numero', label: 'Nº do documento decrescente' },
  { value: 'valor', label: 'Valor da parcela crescente' },
  { value: '-valor', label: 'Valor da parcela decrescente' },
  { value: 'esperado', label: 'Valor esperado crescente' },
  { value: '-esperado', label: 'Valor esperado decrescente' },
] as const satisfies readonly { value: ContasOrdem; label: string }[];

/** The choices in the list's address. */
export type Filtro = {
  readonly situacao: SituacaoFiltro;
  /** Null for every payment method. */
  readonly idFormaPagamento: number | null;
  readonly ordem: ContasOrdem;
};

export const FILTRO_INICIAL: Filtro = { situacao: 'abertas', idFormaPagamento: null, ordem: 'vencimento' };

/** Reads the part of the address behind the question mark. Invalid choices are ignored. */
export function readFiltro(search: string): Filtro {
  const params = new URLSearchParams(search);
  const situacao = SITUACOES.find(({ value }) => value === params.get('sit'))?.value;
  const ordem = ORDENS.find(({ value }) => value === params.get('ord'))?.value;
  const forma = params.get('forma') ?? '';
  return {
    situacao: situacao ?? FILTRO_INICIAL.situacao,
    idFormaPagamento: /^[1-9]\d{0,8}$/.test(forma) ? Number(forma) : null,
    ordem: ordem ?? FILTRO_INICIAL.ordem,
  };
}

/** The address of a filter; default choices stay out of it. */
export function contasHref({ situacao, idFormaPagamento, ordem }: Filtro): string {
  const params = new URLSearchParams();
  if (situacao !== FILTRO_INICIAL.situacao) params.set('sit', situacao);
  if (idFormaPagamento !== null) params.set('forma', String(idFormaPagamento));
  if (ordem !== FILTRO_INICIAL.ordem) params.set('ord', ordem);
  return params.size === 0 ? routes.contasPendentes : `${routes.contasPendentes}?${params}`;
}

/** The label of a situation. */
export const situacaoLabel = (situacao: SituacaoFiltro): string =>
  SITUACOES.find(({ value }) => value === situacao)?.label ?? '';

/** The situation's id in the calls of the server; undefined for all. */
export const idSituacaoOf = (situacao: SituacaoFiltro): number | undefined =>
  SITUACOES.find(({ value }) => value === situacao)?.idSituacao;

/** Something chosen, and the filter without it. */
export type ChipFiltro = { key: string; titulo: string; nome: string; without: Partial<Filtro> };

/** The choices in the address that differ from the default; `formaOf` names a payment method. */
export function chipsOf(
  { situacao, idFormaPagamento }: Filtro,
  formaOf: (idFormaPagamento: number) => string,
): ChipFiltro[] {
  const chips: (ChipFiltro | false)[] = [
    situacao !== FILTRO_INICIAL.situacao && {
      key: 'situacao',
      titulo: 'Situação',
      nome: situacaoLabel(situacao),
      without: { situacao: FILTRO_INICIAL.situacao },
    },
    idFormaPagamento !== null && {
      key: 'forma',
      titulo: 'Forma de pagamento',
      nome: formaOf(idFormaPagamento),
      without: { idFormaPagamento: null },
    },
  ];
  return chips.filter((chip) => chip !== false);
}
