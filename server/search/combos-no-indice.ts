import { toComboVendavel } from '#domain/combo/combo.ts';
import { type ComboAchavel, type ComboFiltro, findCombos, wordsOfCombo } from '#domain/combo/combo-busca.ts';
import { isPermitido } from '#domain/combo/combo-restricao.ts';
import { computePreco } from '#domain/price/preco.ts';
import type { PackedPrices } from '#engine/prices.ts';
import { foldText } from '#lib/fold-text.ts';
import { must } from '#lib/must.ts';
import type { ComboNoIndice, CombosAchados, CombosLidos, CombosPedidos } from './busca-messages.ts';

type Folded = { readonly combo: ComboNoIndice; readonly nome: string; readonly words: readonly string[] };

/** List prices by product. */
type Precos = ReadonlyMap<number, number>;

/** The combos of the search index, their words folded once. */
export class CombosNoIndice {
  #combos = new Map<number, Folded>();
  /** The parts so far of a complete list that is still arriving. */
  #coming = new Map<number, Folded>();
  /** The members' prices, kept while their source prices and the combos stay the same. */
  #precos = new WeakMap<PackedPrices, Precos>();

  take({ inteiro, last, ids, combos }: CombosLidos): void {
    const target = inteiro ? this.#coming : this.#combos;
    for (const id of ids) target.delete(id);
    for (const combo of combos) target.set(combo.idPromocaoCombo, fold(combo));
    this.#precos = new WeakMap();
    if (!inteiro || !last) return;
    this.#combos = this.#coming;
    this.#coming = new Map();
  }

  /** With a context, `prices` are its own; a combo with a member without a price there is not sold. */
  find({ quem, hoje, contexto, busca, page }: CombosPedidos, prices: PackedPrices | null): CombosAchados {
    if (contexto !== null && prices === null) return { ids: [], total: 0 };
    const precos = prices && this.#precosOf(prices);
    const sold: ComboAchavel[] = [];
    for (const folded of this.#combos.values()) {
      const { dataInicial, dataFinal, restricoes, idPessoaFilial } = folded.combo;
      const isOffered =
        dataInicial <= hoje &&
        hoje <= dataFinal &&
        (contexto === null || contexto.filiais.includes(idPessoaFilial)) &&
        isPermitido(restricoes, quem);
      if (isOffered && (precos === null || isPriced(folded, precos))) sold.push(toAchavel(folded, precos));
    }
    const found = findCombos(sold, busca);
    const ids = found.slice(page.offset, page.offset + page.limit).map(({ idItem }) => idItem);
    return { ids, total: found.length };
  }

  #precosOf(prices: PackedPrices): Precos {
    const known = this.#precos.get(prices);
    if (known !== undefined) return known;
    const members = new Set<number>();
    for (const { combo } of this.#combos.values())
      for (const { idProduto } of combo.itens) members.add(idProduto);
    const precos = new Map<number, number>();
    for (const [row, id] of prices.idProduto.entries())
      if (members.has(id)) precos.set(id, prices.valorUnitario[row] ?? 0);
    this.#precos.set(prices, precos);
    return precos;
  }
}

const fold = (combo: ComboNoIndice): Folded => ({
  combo,
  nome: foldText(combo.descricao),
  words: [...new Set(wordsOfCombo(combo.textos))],
});

const isPriced = ({ combo }: Folded, precos: Precos): boolean =>
  combo.itens.every(({ idProduto }) => (precos.get(idProduto) ?? 0) > 0);

/** The net price of one; stock and ST are left out. */
function valorOf({ itens, ...combo }: ComboNoIndice, precos: Precos): number {
  const members = itens.map((membro) => ({
    ...membro,
    valorUnitario: precos.get(membro.idProduto) ?? 0,
    st: 0,
    estoque: 0,
  }));
  const vendavel = must(
    toComboVendavel({ ...combo, idCarrinhoGrupoTipo: 0, itens: members }),
    'a paid member',
  );
  return computePreco(vendavel, 1, false).liquidoUnit;
}

function idsOf({ itens, selos }: ComboNoIndice, kind: ComboFiltro): readonly number[] {
  switch (kind) {
    case 'fabricantes':
      return itens.map((i) => i.idFabricante);
    case 'marcas':
      return itens.map((i) => i.idMarca);
    case 'linhas':
      return itens.map((i) => i.idLinha);
    case 'categorias':
      return itens.map((i) => i.idCategoria);
    case 'subCategorias':
      return itens.map((i) => i.idSubCategoria);
    case 'selos':
      return selos;
  }
}

function toAchavel({ combo, nome, words }: Folded, precos: Precos | null): ComboAchavel {
  let valor: number | undefined;
  return {
    idItem: combo.idPromocaoCombo,
    nome: () => nome,
    words: () => words,
    ids: (kind) => idsOf(combo, kind),
    get valorTotal() {
      if (precos !== null) valor ??= valorOf(combo, precos);
      return valor;
    },
  };
}
