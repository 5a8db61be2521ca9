import {
  NOTAS_DATA_CRESCENTE,
  NOTAS_DATA_DECRESCENTE,
  NOTAS_NUMERO_CRESCENTE,
  NOTAS_NUMERO_DECRESCENTE,
  type NotasOrdenacao,
} from '#contract/invoices/nota-fiscal.ts';
import { routes } from '#routes.ts';

/** Digits of an invoice's number. */
const NUMERO_MAXIMO = 50;

/** Years that can be chosen besides the present one. */
const ANOS_ANTES = 5;

export const MESES = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
] as const;

/** The choices of the order, the first one as it is at first. */
export const ORDENS: readonly { value: NotasOrdenacao; label: string }[] = [
  { value: NOTAS_DATA_CRESCENTE, label: 'Emissão: mais antigas' },
  { value: NOTAS_DATA_DECRESCENTE, label: 'Emissão: mais recentes' },
  { value: NOTAS_NUMERO_CRESCENTE, label: 'Número: menor primeiro' },
  { value: NOTAS_NUMERO_DECRESCENTE, label: 'Número: maior primeiro' },
];

/** The choices of invoices by how they are paid. */
export const PAGAMENTOS = [
  { id: 'vencida', nome: 'Vencidas', tone: 'negative' },
  { id: 'aVencer', nome: 'A vencer', tone: 'caution' },
] as const;

export type PagamentoFiltro = (typeof PAGAMENTOS)[number]['id'];

/**
 * The choices in the list's address. Without year and number it shows the kept invoices, the last 90 days; a
 * month needs its year.
 */
export type Filtro = {
  readonly numero: string;
  readonly ano: number | null;
  /** 1 to 12. */
  readonly mes: number | null;
  readonly ordem: NotasOrdenacao;
  /** The typed search among the listed invoices. */
  readonly busca: string;
  readonly pagamento: PagamentoFiltro | null;
};

export const FILTRO_INICIAL: Filtro = {
  numero: '',
  ano: null,
  mes: null,
  ordem: NOTAS_DATA_CRESCENTE,
  busca: '',
  pagamento: null,
};

/** Characters of a search: a spaced access key fits. */
const BUSCA_MAXIMO = 60;

/** The typed digits, up to the length of a number. */
export const toNumero = (text: string): string => text.replaceAll(/\D/g, '').slice(0, NUMERO_MAXIMO);

/** The present year and those before it that can be chosen, the present one first. `hoje`: 2026-11-22. */
export function anosOf(hoje: string): readonly number[] {
  const ano = Number(hoje.slice(0, 4));
  return Array.from({ length: ANOS_ANTES + 1 }, (_, before) => ano - before);
}

/**
 * Reads the part of the address behind the question mark. Invalid choices are ignored; `guardada` is the order where the
 * address names none.
 */
export function readFiltro(search: string, hoje: string, guardada = FILTRO_INICIAL.ordem): Filtro {
  const params = new URLSearchParams(search);
  const ano = anosOf(hoje).find((choice) => String(choice) === params.get('ano')) ?? null;
  const mes = MESES.findIndex((_, at) => String(at + 1) === params.get('mes')) + 1;
  const ordem = ORDENS.find(({ value }) => value === params.get('ord'))?.value;
  return {
    numero: toNumero(params.get('num') ?? ''),
    ano,
    mes: ano === null || mes === 0 ? null : mes,
    ordem: ordem ?? guardada,
    busca: (params.get('q') ?? '').slice(0, BUSCA_MAXIMO),
    pagamento: PAGAMENTOS.find(({ id }) => id === params.get('pag'))?.id ?? null,
  };
}

/** The address of a filter; default choices stay out of it. */
export function notasHref({ numero, ano, mes, ordem, busca, pagamento }: Filtro): string {
  const said = [
    ['num', numero],
    ['ano', ano === null ? '' : String(ano)],
    ['mes', mes === null || ano === null ? '' : String(mes)],
    ['ord', ordem === FILTRO_INICIAL.ordem ? '' : ordem],
    ['q', encodeURIComponent(busca)],
    ['pag', pagamento ?? ''],
  ].flatMap(([name, text]) => (text ? [`${name}=${text}`] : []));
  return said.length === 0 ? routes.notasFiscais : `${routes.notasFiscais}?${said.join('&')}`;
}

/** Something chosen, and the filter without it. */
export type ChipFiltro = { key: string; titulo: string; nome: string; without: Partial<Filtro> };

/** The choices of the drawer that differ from the default. */
export function chipsOf({ numero, ano, mes }: Filtro): ChipFiltro[] {
  const chips: (ChipFiltro | false)[] = [
    numero !== '' && { key: 'numero', titulo: 'Número', nome: `Nº ${numero}`, without: { numero: '' } },
    ano !== null && { key: 'ano', titulo: 'Ano', nome: String(ano), without: { ano: null, mes: null } },
    mes !== null && { key: 'mes', titulo: 'Mês', nome: MESES[mes - 1] ?? '', without: { mes: null } },
  ];
  return chips.filter((chip) => chip !== false);
}

/** The choices that stand above the list in controls of their own. */
export function chipsAcimaOf({ busca, pagamento }: Filtro): ChipFiltro[] {
  const nome = PAGAMENTOS.find(({ id }) => id === pagamento)?.nome;
  const chips: (ChipFiltro | false)[] = [
    busca.trim() !== '' && {
      key: 'busca',
      titulo: 'Busca',
      nome: `“${busca.trim()}”`,
      without: { busca: '' },
    },
    nome !== undefined && { key: 'pagamento', titulo: 'Pagamento', nome, without: { pagamento: null } },
  ];
  return chips.filter((chip) => chip !== false);
}
