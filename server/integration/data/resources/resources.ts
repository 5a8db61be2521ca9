import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { Recurso } from '#server/integration/data/resource.ts';
import { estoques } from './estoques.ts';
import { etapas } from './etapas.ts';
import { notas } from './notas.ts';
import { precos } from './precos.ts';
import { produtos } from './produtos.ts';
import { titulos } from './titulos.ts';

const RECURSOS_SERVIDOS: Partial<Record<NomeRecurso, Recurso>> = {
  produtos,
  precos,
  estoques,
  etapas,
  notas,
  titulos,
};

/** A resource by its name. @throws RangeError for one that the door does not take yet. */
export function recursoOf(nome: NomeRecurso): Recurso {
  const recurso = RECURSOS_SERVIDOS[nome];
  if (recurso === undefined) throw new RangeError(`no resource ${nome}`);
  return recurso;
}
