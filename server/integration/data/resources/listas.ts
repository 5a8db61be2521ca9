import { type ListaRegistro, listaLinha } from '#contract/integration/conteudo.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import { idOf, selectConhecidos } from '#server/integration/data/codes.ts';
import { ownRows } from '#server/integration/data/own-rows.ts';
import { readProdutosDe, writeProdutosDe } from '#server/integration/data/product-lists.ts';
import { semProduto } from '#server/integration/data/references.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';

const { assign, ...rows } = ownRows('listas', 'produtoLista', 'idProdutoLista');
const ITENS = { tabela: 'produtoListaItem', dona: 'idProdutoLista' } as const;

export const listas = defineRecurso<ListaRegistro>({
  nome: 'listas',
  linha: listaLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['nome'],
  padrao: { produtos: [] },
  ...rows,
  conferir: semProduto,
  async ler(trx, chaves) {
    const found = await selectConhecidos(trx, 'listas', chaves)
      .innerJoin('produtoLista', 'idProdutoLista', 'codigoErp.id')
      .select(['nome', 'idProdutoLista'])
      .execute();
    const ids = found.map(({ idProdutoLista }) => idProdutoLista);
    const produtos = await readProdutosDe(trx, ITENS, ids);
    return new Map(
      found.map(({ idProdutoLista, ...row }) => [
        row.codigoErp,
        { ...row, produtos: produtos.get(idProdutoLista) ?? [] },
      ]),
    );
  },
  async gravar(trx, registros) {
    const ids = await assign(trx, registros);
    const columns: readonly Column<ListaRegistro>[] = [
      ['idProdutoLista', 'integer', (l) => idOf(ids, l.codigoErp)],
      ['nome', 'text', (l) => l.nome],
    ];
    await insertColumns(trx, 'produtoLista', columns, registros, ['idProdutoLista']);
    const donas = registros.map(({ codigoErp, produtos }) => ({ id: idOf(ids, codigoErp), produtos }));
    await writeProdutosDe(trx, ITENS, donas);
  },
});
