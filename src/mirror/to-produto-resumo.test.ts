import { expect, test } from 'vitest';
import type { ItemProduto } from '#contract/catalogue/item-busca.ts';
import { toProdutoPagina } from './to-produto-pagina.ts';
import { toProdutoResumo } from './to-produto-resumo.ts';

const itemOf = (codigoErp?: string | null): ItemProduto => ({
  idItem: 7,
  itemTipo: { idItemTipo: 1 },
  descricao: 'DIPIRONA',
  itemPossuiEstoque: true,
  descEstoque: '',
  produto: {
    produtoFabricante: { idProdutoFabricante: 1, descProdutoFabricante: 'ACHÉ' },
    produtoDescricaoTamanhoEmbalagem: '1 G',
    pmc: 0,
    codigoErp,
  },
});

test('an item of the server’s search keeps the company’s code, and is read by its id without one', () => {
  expect(toProdutoPagina(itemOf('000123'), 1).codigoErp).toBe('000123');
  expect(toProdutoPagina(itemOf(null), 1).codigoErp).toBe('');
  expect(['000123', null, undefined].map((codigo) => toProdutoResumo(itemOf(codigo))?.codigo)).toEqual([
    '000123',
    '7',
    '7',
  ]);
});
