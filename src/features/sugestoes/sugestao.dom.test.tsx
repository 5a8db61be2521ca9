import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { read } from '#engine/read.ts';
import { sampleIndex } from '#engine/sample-index.ts';
import { MANY_LISTS } from '#engine/sample-lists.ts';
import { must } from '#lib/must.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { Sugestao } from './sugestao.tsx';

test.each([
  ['EMS', true],
  ['Não informado', false],
])('a suggestion of the maker %s names it: %s', (fabricante, isNamed) => {
  const produto = must(read(sampleIndex(MANY_LISTS, [{ nome: 'DIPIRONA' }]), [0])[0], 'product');
  const none = () => undefined;
  renderPage(
    <Sugestao
      id="s"
      produto={{ ...produto, fabricante }}
      termos={null}
      isActive={false}
      onPoint={none}
      onChoose={none}
    />,
  );
  expect(screen.getByRole('option').textContent.includes(fabricante)).toBe(isNamed);
});
