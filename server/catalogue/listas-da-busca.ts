import type { consultarFiltros } from '#contract/catalogue/ecommerce-item.ts';
import type { ReplyOf } from '#contract/wire/call.ts';
import type { BuscaFeita } from '#server/search/busca-messages.ts';

/** The filter lists in the wire's names; badges only for signed-in users. */
export function toListas(
  { facetas, icones }: Pick<BuscaFeita, 'facetas' | 'icones'>,
  isVisitor: boolean,
): ReplyOf<typeof consultarFiltros> {
  const listas = {
    fabricanteCollection: (facetas?.fabricantes ?? []).map(({ id, nome, quantidade }) => ({
      idProdutoFabricante: id,
      descProdutoFabricante: nome,
      quantidade,
    })),
    marcasCollection: (facetas?.marcas ?? []).map(({ id, nome, quantidade }) => ({
      idProdutoMarca: id,
      descProdutoMarca: nome,
      quantidade,
    })),
    produtoLinhaCollection: (facetas?.linhas ?? []).map(({ id, nome, quantidade }) => ({
      idProdutoLinha: id,
      descProdutoLinha: nome,
      quantidade,
    })),
    categoriaCollection: (facetas?.categorias ?? []).map(({ id, nome, quantidade }) => ({
      idCategoria: id,
      descCategoria: nome,
      quantidade,
    })),
    subCategoriaCollection: (facetas?.subCategorias ?? []).map(({ id, nome, quantidade }) => ({
      idSubCategoria: id,
      descSubCategoria: nome,
      quantidade,
    })),
  };
  if (isVisitor) return listas;
  const seloCollection = (facetas?.selos ?? []).map(({ id, nome, quantidade }) => ({
    idSelo: id,
    rotulo: nome,
    bibliotecaIconeIcone: { nome: icones[id] ?? '' },
    quantidade,
  }));
  return { ...listas, seloCollection };
}
