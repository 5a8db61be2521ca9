/** The kinds of data that the company's own system loads, in the order in which an empty database needs it. */
export const RECURSOS = [
  'filiais',
  'prazos',
  'condicoes',
  'selos',
  'produtos',
  'precos',
  'faixas',
  'cashbacks',
  'estoques',
  'clientes',
  'contatos',
  'usuarios',
  'metas',
  'combos',
  'listas',
  'vitrines',
  'hotsites',
  'banners',
  'menus',
  'temas',
  'historico',
  'etapas',
  'notas',
  'titulos',
  'lancamentos',
  'cashbackLancamentos',
  'parametros',
] as const;

export type NomeRecurso = (typeof RECURSOS)[number];

/** The rights of a machine token: one for each resource, and one to read orders and other events. */
export const ESCOPOS = [...RECURSOS, 'eventos'] as const;

export type Escopo = (typeof ESCOPOS)[number];
