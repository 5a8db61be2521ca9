import type { Combo, ComboProduto } from '#contract/catalogue/combo.ts';
import { matchCombos } from '#domain/combo/combo-busca.ts';
import { type GrupoFiltro, type Opcoes, toComboBusca } from '#features/busca/filter/filtros.ts';
import type { Busca } from '#routes.ts';

type Grupo = GrupoFiltro['grupo'];

const ofMember: Record<Exclude<Grupo, 'selos'>, (membro: ComboProduto) => number> = {
  fabricantes: (membro) => membro.produtoFabricante.idProdutoFabricante,
  marcas: (membro) => membro.idProdutoMarca,
  linhas: (membro) => membro.idProdutoLinha,
  categorias: (membro) => membro.idCategoria,
  subCategorias: (membro) => membro.idSubCategoria,
};

const idsOf = ({ itens, selos }: Combo, grupo: Grupo): ReadonlySet<number> =>
  new Set(grupo === 'selos' ? selos.map(({ idSelo }) => idSelo) : itens.map(ofMember[grupo]));

/**
 * Adds combos to the counts of the groups' members, as the total includes them. Like products' counts, a group's counts
 * are not narrowed by its own choice.
 */
export function withComboCounts(opcoes: Opcoes, combos: readonly Combo[], busca: Busca): Opcoes {
  if (combos.length === 0) return opcoes;
  const asked = toComboBusca(busca);
  const counted = (Object.keys(opcoes) as Grupo[]).map((grupo) => {
    const found = matchCombos(combos, { ...asked, [grupo]: [] }).map((combo) => idsOf(combo, grupo));
    const members = opcoes[grupo]?.map((opcao) => ({
      ...opcao,
      quantidade: (opcao.quantidade ?? 0) + found.filter((ids) => ids.has(opcao.id)).length,
    }));
    return [grupo, members ?? []] as const;
  });
  return Object.fromEntries(counted);
}
