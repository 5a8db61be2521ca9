import { expect, test } from 'vitest';
import { estoqueRegistro } from '#contract/integration/estoque.ts';
import { etapaRegistro } from '#contract/integration/etapa.ts';
import { precoRegistro } from '#contract/integration/preco.ts';
import { produtoRegistro } from '#contract/integration/produto.ts';
import { tituloRegistro } from '#contract/integration/titulo.ts';
import { COLUNAS } from './columns-of.ts';

test.each([
  ['produtos', produtoRegistro],
  ['precos', precoRegistro],
  ['estoques', estoqueRegistro],
  ['etapas', etapaRegistro],
  ['titulos', tituloRegistro],
] as const)('every member of a line of %s has a column', (recurso, schema) => {
  const members = COLUNAS[recurso].map(({ membro }) => membro);
  expect(members.toSorted()).toEqual(Object.keys(schema.def.shape).toSorted());
});
