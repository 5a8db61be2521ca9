import { expect, test } from 'vitest';
import { read } from '#engine/read.ts';
import { sampleIndex } from '#engine/sample-index.ts';
import { MANY_LISTS } from '#engine/sample-lists.ts';
import { must } from '#lib/must.ts';
import { camposOf } from './campos.ts';

test('the facts of a product leave out the names that the company did not give', () => {
  const produto = must(read(sampleIndex(MANY_LISTS, [{ nome: 'DIPIRONA' }]), [0])[0], 'a product');
  const dados = { ...produto, fabricante: 'EMS', marca: 'Não informada', linha: 'Não informada' };
  const nomes = camposOf(dados, undefined, false).map(({ nome }) => nome);
  expect(nomes).toContain('Fabricante');
  expect(nomes).not.toContain('Marca');
  expect(nomes).not.toContain('Linha');
});
