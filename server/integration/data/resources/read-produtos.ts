import {
  SINAL_COMERCIALIZADO,
  SINAL_CONTROLADO,
  SINAL_HOSPITALAR,
  SINAL_REFRIGERADO,
} from '#contract/catalogue/sinais.ts';
import type { ProdutoRegistro } from '#contract/integration/produto.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { readImagens, readSelosDe } from './produto-listas.ts';

const LISTAS = ['', '+', '-', 'N'] as const;

const selectProdutos = (trx: DatabaseTransaction, codigos: readonly string[]) =>
  trx
    .selectFrom('codigoErp')
    .innerJoin('produto', 'produto.idProduto', 'codigoErp.id')
    .innerJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
    .innerJoin('marca', 'marca.idMarca', 'produto.idMarca')
    .innerJoin('produtoLinha', 'produtoLinha.idLinha', 'produto.idLinha')
    .innerJoin('subCategoria', 'subCategoria.idSubCategoria', 'produto.idSubCategoria')
    .innerJoin('categoria', 'categoria.idCategoria', 'subCategoria.idCategoria')
    .leftJoin('codigoErp as filial', (join) =>
      join.onRef('filial.id', '=', 'produto.idPessoaFilial').on('filial.recurso', '=', 'filiais'),
    )
    .selectAll('produto')
    .select([
      'codigoErp.codigo as codigoErp',
      'fabricante.nome as fabricante',
      'fabricante.cnpj as cnpjFabricante',
      'marca.nome as marca',
      'produtoLinha.nome as linha',
      'categoria.nome as categoria',
      'subCategoria.nome as subCategoria',
      'filial.codigo as filial',
    ])
    .where('codigoErp.recurso', '=', 'produtos')
    .where('codigoErp.codigo', 'in', [...codigos])
    .execute();

/** The products of some codes, as the company's system would send them. */
export async function readProdutos(
  trx: DatabaseTransaction,
  codigos: readonly string[],
): Promise<Map<string, ProdutoRegistro>> {
  const rows = codigos.length === 0 ? [] : await selectProdutos(trx, codigos);
  const ids = rows.map(({ idProduto }) => idProduto);
  const selos = await readSelosDe(trx, ids);
  const imagens = await readImagens(trx, ids);
  return new Map(
    rows.map((row) => [
      row.codigoErp,
      {
        codigoErp: row.codigoErp,
        registro: row.registro,
        nome: row.nome,
        apresentacao: row.apresentacao,
        substancia: row.substancia,
        fabricante: row.fabricante,
        cnpjFabricante: row.cnpjFabricante,
        marca: row.marca,
        linha: row.linha,
        categoria: row.categoria,
        subCategoria: row.subCategoria,
        codBarras: row.codBarras,
        tipo: row.tipo,
        tarja: row.tarja,
        listaPisCofins: LISTAS.find((lista) => lista === row.listaPisCofins) ?? '',
        hospitalar: (row.sinais & SINAL_HOSPITALAR) > 0,
        refrigerado: (row.sinais & SINAL_REFRIGERADO) > 0,
        controlado: (row.sinais & SINAL_CONTROLADO) > 0,
        comercializado: (row.sinais & SINAL_COMERCIALIZADO) > 0,
        pmc: row.pmc,
        filial: row.filial ?? '',
        vendas: row.vendas,
        selos: selos.get(row.idProduto) ?? [],
        imagens: imagens.get(row.idProduto) ?? [],
      },
    ]),
  );
}
