import { must } from '#lib/must.ts';
import { numberTexts } from './numbering.ts';
import type { ProdutoDerivado } from './produtos.ts';

/** The ids of the tables that products refer to, and the rows of those tables. */
export type Numeracao = {
  readonly fabricantes: readonly { id: number; nome: string; cnpj: string }[];
  readonly marcas: readonly { id: number; nome: string; idFabricante: number }[];
  readonly categorias: ReadonlyMap<string, number>;
  readonly subCategorias: readonly { id: number; nome: string; idCategoria: number }[];
};

/** Numbers laboratories, brands and classes over the whole list, so that a part of it has the same ids. */
export function numberCatalogo(produtos: readonly ProdutoDerivado[]): Numeracao {
  const fabricantes = numberTexts(produtos.map((p) => p.medicamento.laboratorio));
  const marcas = numberTexts(produtos.map((p) => p.marca));
  const categorias = numberTexts(produtos.map((p) => p.categoria));
  const subCategorias = numberTexts(produtos.map(subCategoriaKey));
  const idFabricante = (p: ProdutoDerivado) => must(fabricantes.get(p.medicamento.laboratorio), 'laboratory');
  const idMarca = (p: ProdutoDerivado) => must(marcas.get(p.marca), 'brand');
  const idSubCategoria = (p: ProdutoDerivado) => must(subCategorias.get(subCategoriaKey(p)), 'class');
  const unique = <Row extends { id: number }>(rows: Row[]): Row[] => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    return [...byId.values()].sort((a, b) => a.id - b.id);
  };
  return {
    fabricantes: unique(
      produtos.map((p) => ({
        id: idFabricante(p),
        nome: p.medicamento.laboratorio,
        cnpj: p.medicamento.cnpj,
      })),
    ),
    marcas: unique(produtos.map((p) => ({ id: idMarca(p), nome: p.marca, idFabricante: idFabricante(p) }))),
    categorias,
    subCategorias: unique(
      produtos.map((p) => ({
        id: idSubCategoria(p),
        nome: p.subCategoria,
        idCategoria: must(categorias.get(p.categoria), 'category'),
      })),
    ),
  };
}

// Two groups may contain the same name.
function subCategoriaKey(produto: ProdutoDerivado): string {
  return `${produto.categoria}\n${produto.subCategoria}`;
}
