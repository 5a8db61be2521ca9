import {
  COLUNAS_COMBOS,
  COLUNAS_LISTAS,
  COLUNAS_MENUS,
  COLUNAS_SELOS,
  COLUNAS_VITRINES,
} from './campaign-columns.ts';
import {
  COLUNAS_CASHBACKS,
  COLUNAS_ESTOQUES,
  COLUNAS_FAIXAS,
  COLUNAS_PRECOS,
  COLUNAS_PRODUTOS,
} from './catalogue-columns.ts';
import type { Coluna } from './coluna.ts';
import {
  COLUNAS_CONDICOES,
  COLUNAS_ETAPAS,
  COLUNAS_FILIAIS,
  COLUNAS_PARAMETROS,
  COLUNAS_PRAZOS,
} from './company-columns.ts';
import {
  COLUNAS_CASHBACK_LANCAMENTOS,
  COLUNAS_CLIENTES,
  COLUNAS_CONTATOS,
  COLUNAS_LANCAMENTOS,
  COLUNAS_METAS,
  COLUNAS_TITULOS,
  COLUNAS_USUARIOS,
} from './customer-columns.ts';
import { COLUNAS_HISTORICO } from './order-columns.ts';

/** The columns of the resources that may come as a table; invoices come as XML, pages and banners as NDJSON. */
export const COLUNAS = {
  filiais: COLUNAS_FILIAIS,
  prazos: COLUNAS_PRAZOS,
  condicoes: COLUNAS_CONDICOES,
  selos: COLUNAS_SELOS,
  produtos: COLUNAS_PRODUTOS,
  precos: COLUNAS_PRECOS,
  faixas: COLUNAS_FAIXAS,
  cashbacks: COLUNAS_CASHBACKS,
  estoques: COLUNAS_ESTOQUES,
  clientes: COLUNAS_CLIENTES,
  contatos: COLUNAS_CONTATOS,
  usuarios: COLUNAS_USUARIOS,
  metas: COLUNAS_METAS,
  combos: COLUNAS_COMBOS,
  listas: COLUNAS_LISTAS,
  vitrines: COLUNAS_VITRINES,
  menus: COLUNAS_MENUS,
  historico: COLUNAS_HISTORICO,
  etapas: COLUNAS_ETAPAS,
  titulos: COLUNAS_TITULOS,
  lancamentos: COLUNAS_LANCAMENTOS,
  cashbackLancamentos: COLUNAS_CASHBACK_LANCAMENTOS,
  parametros: COLUNAS_PARAMETROS,
} as const satisfies Record<string, readonly Coluna[]>;
