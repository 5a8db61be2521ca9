import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { Recurso } from '#server/integration/data/resource.ts';
import { banners } from './banners.ts';
import { cashbacks } from './cashbacks.ts';
import { clientes } from './clientes.ts';
import { combos } from './combos.ts';
import { condicoes } from './condicoes.ts';
import { contatos } from './contatos/contatos.ts';
import { estoques } from './estoques.ts';
import { etapas } from './etapas.ts';
import { faixas } from './faixas.ts';
import { filiais } from './filiais.ts';
import { historico } from './historico/historico.ts';
import { hotsites } from './hotsites.ts';
import { cashbackLancamentos } from './lancamentos/cashback-lancamentos.ts';
import { lancamentos } from './lancamentos/lancamentos.ts';
import { listas } from './listas.ts';
import { menus } from './menus.ts';
import { metas } from './metas.ts';
import { notas } from './notas.ts';
import { parametros } from './parametros.ts';
import { prazos } from './prazos.ts';
import { precos } from './precos.ts';
import { produtos } from './produtos.ts';
import { selos } from './selos.ts';
import { temas } from './temas/temas.ts';
import { titulos } from './titulos.ts';
import { usuarios } from './usuarios.ts';
import { vitrines } from './vitrines.ts';

const POR_NOME: Readonly<Record<NomeRecurso, Recurso>> = {
  filiais,
  prazos,
  condicoes,
  selos,
  produtos,
  precos,
  faixas,
  cashbacks,
  estoques,
  clientes,
  contatos,
  usuarios,
  metas,
  combos,
  listas,
  vitrines,
  hotsites,
  banners,
  menus,
  temas,
  historico,
  etapas,
  notas,
  titulos,
  lancamentos,
  cashbackLancamentos,
  parametros,
};

/** A resource by its name. */
export const recursoOf = (nome: NomeRecurso): Recurso => POR_NOME[nome];
