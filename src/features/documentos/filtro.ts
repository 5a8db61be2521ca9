import {
  PENDENCIAS_ANTIGAS,
  PENDENCIAS_RECENTES,
  type PendenciasOrdenacao,
} from '#contract/documents/pendencia.ts';
import { periodoDasPendencias } from '#domain/documents/periodo.ts';
import type { Periodo } from '#lib/periodo.ts';
import { periodoText, putPeriodo, readPeriodo } from '#parts/list/periodo-filtro.ts';
import { routes } from '#routes.ts';

/** The choices of the order, the first one as it is at first. */
export const ORDENS = [
  { value: PENDENCIAS_RECENTES, label: 'Solicitações recentes' },
  { value: PENDENCIAS_ANTIGAS, label: 'Solicitações antigas' },
] as const;

/** The choices in the list's address: the days of the request and of its resolution, both included. */
export type Filtro = Periodo & {
  /** Both days are '' without a choice. */
  readonly resolvida: Periodo;
  /** Null: all situations. */
  readonly idSituacao: number | null;
  readonly ordem: PendenciasOrdenacao;
};

const SEM_DIAS: Periodo = { de: '', ate: '' };

const idText = /^[1-9]\d{0,8}$/;

/** The default filter on a day. */
export const filtroInicial = (hoje: string): Filtro => ({
  ...periodoDasPendencias(hoje),
  resolvida: SEM_DIAS,
  idSituacao: null,
  ordem: PENDENCIAS_RECENTES,
});

/** Days in an address that begin with `r` are those of the resolution. */
function readResolvida(params: URLSearchParams): Periodo {
  const both = new URLSearchParams({ de: params.get('rde') ?? '', ate: params.get('rate') ?? '' });
  const { de, ate } = readPeriodo(both, SEM_DIAS);
  return de === '' || ate === '' ? SEM_DIAS : { de, ate };
}

/** Reads the part of the address behind the question mark. Invalid choices are ignored. */
export function readFiltro(search: string, hoje: string): Filtro {
  const params = new URLSearchParams(search);
  const inicial = filtroInicial(hoje);
  const sit = params.get('sit') ?? '';
  return {
    ...readPeriodo(params, inicial),
    resolvida: readResolvida(params),
    idSituacao: idText.test(sit) ? Number(sit) : null,
    ordem: params.get('ord') === PENDENCIAS_ANTIGAS ? PENDENCIAS_ANTIGAS : inicial.ordem,
  };
}

/** The address of a filter; default choices stay out of it. */
export function documentosHref({ resolvida, idSituacao, ordem, ...pedida }: Filtro, hoje: string): string {
  const inicial = filtroInicial(hoje);
  const params = new URLSearchParams();
  putPeriodo(params, pedida, inicial);
  if (resolvida.de !== '') {
    params.set('rde', resolvida.de);
    params.set('rate', resolvida.ate);
  }
  if (idSituacao !== null) params.set('sit', String(idSituacao));
  if (ordem !== inicial.ordem) params.set('ord', ordem);
  return params.size === 0 ? routes.documentosRegulatorios : `${routes.documentosRegulatorios}?${params}`;
}

/** Something chosen, and the filter without it. */
export type ChipFiltro = { key: string; titulo: string; nome: string; without: Partial<Filtro> };

/** The choices in the address that differ from the default, except the order; `situacaoOf` names a situation. */
export function chipsOf(
  { de, ate, resolvida, idSituacao }: Filtro,
  hoje: string,
  situacaoOf: (idSituacao: number) => string,
): ChipFiltro[] {
  const inicial = periodoDasPendencias(hoje);
  const chips: (ChipFiltro | false)[] = [
    (de !== inicial.de || ate !== inicial.ate) && {
      key: 'pedida',
      titulo: 'Solicitação',
      nome: `Solicitação de ${periodoText({ de, ate })}`,
      without: inicial,
    },
    resolvida.de !== '' && {
      key: 'resolvida',
      titulo: 'Resolução',
      nome: `Resolução de ${periodoText(resolvida)}`,
      without: { resolvida: SEM_DIAS },
    },
    idSituacao !== null && {
      key: 'situacao',
      titulo: 'Situação',
      nome: situacaoOf(idSituacao),
      without: { idSituacao: null },
    },
  ];
  return chips.filter((chip) => chip !== false);
}
