import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clienteRegistro } from '#contract/integration/cliente.ts';
import { condicaoRegistro } from '#contract/integration/condicao.ts';
import { estoqueRegistro } from '#contract/integration/estoque.ts';
import { filialRegistro } from '#contract/integration/filial.ts';
import { prazoRegistro } from '#contract/integration/prazo.ts';
import { precoRegistro } from '#contract/integration/preco.ts';
import { produtoRegistro } from '#contract/integration/produto.ts';
import { metaRegistro, usuarioRegistro } from '#contract/integration/usuario.ts';

const page = readFileSync('docs/integration.md', 'utf8');

/** The part of the page about one kind of data. */
const sectionOf = (kind: string) => page.split(/^#+ /m).find((part) => part.startsWith(`${kind}\n`)) ?? '';

/** The names that the first column of a table holds. */
const namesIn = (section: string) =>
  [...section.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );

test.each([
  ['filiais', filialRegistro],
  ['prazos', prazoRegistro],
  ['condicoes', condicaoRegistro],
  ['produtos', produtoRegistro],
  ['precos', precoRegistro],
  ['estoques', estoqueRegistro],
  ['clientes', clienteRegistro],
  ['usuarios', usuarioRegistro],
  ['metas', metaRegistro],
] as const)('the page about loads names the members of %s and no others', (kind, schema) => {
  const section = sectionOf(kind);
  const members = Object.keys(schema.shape);
  expect(members.filter((member) => !section.includes(`\`${member}\``))).toEqual([]);
  expect(namesIn(section).filter((name) => !members.includes(name))).toEqual([]);
});
