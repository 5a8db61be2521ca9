import type { Combo, ComboProduto } from '#contract/catalogue/combo.ts';
import { ESTOQUE_DISPONIVEL, ESTOQUE_EM_FALTA, ESTOQUE_POUCAS } from '#contract/catalogue/item-busca.ts';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import { toComboVendavel, valorBonificado } from '#domain/combo/combo.ts';
import { centsOf } from '#domain/price/money.ts';
import { computePreco } from '#domain/price/preco.ts';
import { must } from '#lib/must.ts';
import { type ComboRow, type MembroRow, toPromocao } from './combo-rows.ts';

/** A combo with less stock counts as scarce; a member has its own threshold. */
const POUCOS_COMBOS = 20;

/** The common maker of all members; null when they have several. */
function fabricanteOf(itens: readonly MembroRow[]) {
  const [first] = itens;
  if (first === undefined || itens.some((membro) => membro.idFabricante !== first.idFabricante)) return null;
  return { idProdutoFabricante: first.idFabricante, descProdutoFabricante: first.descFabricante };
}

const toItem = (membro: MembroRow): ComboProduto => ({
  idProduto: membro.idProduto,
  descricao: membro.nome,
  produtoDescricaoTamanhoEmbalagem: membro.apresentacao,
  produtoFabricante: {
    idProdutoFabricante: membro.idFabricante,
    descProdutoFabricante: membro.descFabricante,
  },
  quantidadeNoCombo: membro.quantidadeNoCombo,
  bonificacao: membro.bonificacao,
  pmc: membro.pmc,
  idProdutoMarca: membro.idMarca,
  idProdutoLinha: membro.idLinha,
  idCategoria: membro.idCategoria,
  idSubCategoria: membro.idSubCategoria,
  tarja: membro.tarja,
  sinais: membro.sinais,
});

/** A combo as the public sees it: no prices, not even its members' PMC. */
export const toCombo = (row: ComboRow): Combo => ({
  idItem: row.idPromocaoCombo,
  itemTipo: { idItemTipo: ITEM_COMBO },
  descricao: row.descricao,
  imagem: null,
  promocaoCombo: {
    idPromocaoCombo: row.idPromocaoCombo,
    produtoFabricante: fabricanteOf(row.itens),
    dataFinal: row.dataFinal,
    idPessoaFilial: row.idPessoaFilial,
    idCarrinhoGrupoTipo: row.idCarrinhoGrupoTipo,
    quantidadeLimite: row.quantidadeLimite,
    rotulo: row.rotulo,
    detalhes: row.detalhes,
    promocaoComboCanalPrazoPrioritario:
      row.idPrazoPrioritario === null
        ? null
        : { idPrazo: row.idPrazoPrioritario, descPrazo: row.descPrazo ?? '' },
  },
  selos: row.selos,
  itens: row.itens.map((membro) => ({ ...toItem(membro), pmc: 0 })),
});

/** The stock level in words, and its colour. */
function estoqueEmPalavras(estoque: number, poucas: number) {
  if (estoque === 0) return { descEstoque: ESTOQUE_EM_FALTA, legendaEstoque: 'red' };
  return estoque < poucas
    ? { descEstoque: ESTOQUE_POUCAS, legendaEstoque: 'orange' }
    : { descEstoque: ESTOQUE_DISPONIVEL, legendaEstoque: 'green' };
}

type DoCliente = {
  readonly idCondicao: number;
  readonly calcularSt: boolean;
  readonly quantidadeComprada: number;
};

/** A member's price under the combo's discounts; a bonus costs nothing. */
function precoDoMembro(membro: MembroRow, row: ComboRow, calcularSt: boolean): Partial<ComboProduto> {
  const list = { valorProduto: membro.valorUnitario ?? 0, percentualSt: membro.st ?? 0 };
  if (membro.bonificacao) {
    return {
      ...list,
      valorProdutoDesconto: 0,
      percentualDesconto: 10_000,
      percentualDescontoFinanceiro: 0,
      stValor: 0,
    };
  }
  const { liquidoUnit, stUnit } = computePreco(
    {
      valorUnitario: list.valorProduto,
      descontoComercial: row.descontoComercial,
      descontoFinanceiro: row.descontoFinanceiro,
      st: list.percentualSt,
      faixas: [],
    },
    1,
    calcularSt,
  );
  return {
    ...list,
    valorProdutoDesconto: liquidoUnit,
    percentualDesconto: row.descontoComercial,
    percentualDescontoFinanceiro: row.descontoFinanceiro,
    stValor: stUnit,
  };
}

/** A combo as a customer sees it: its price under a condition, and its stock. */
export function toComboDoCliente(
  row: ComboRow,
  { idCondicao, calcularSt, quantidadeComprada }: DoCliente,
): Combo {
  const promocao = toPromocao(row);
  const combo = toCombo(row);
  const item = must(toComboVendavel(promocao), 'a paid member');
  const { liquidoUnit, stUnit } = computePreco(item, 1, calcularSt);
  return {
    ...combo,
    promocaoCombo: {
      ...combo.promocaoCombo,
      idCondicao,
      quantidadeComprada,
      preco: item.valorUnitario,
      valorTotal: liquidoUnit,
      percentualDesconto: row.descontoComercial,
      percentualDescontoFinanceiro: row.descontoFinanceiro,
      stValor: stUnit,
      valorTotalItensBonificados: centsOf(1, valorBonificado(promocao.itens)),
    },
    itemPossuiEstoque: item.estoque > 0,
    ...estoqueEmPalavras(item.estoque, POUCOS_COMBOS),
    itens: row.itens.map((membro) => ({
      ...toItem(membro),
      ...precoDoMembro(membro, row, calcularSt),
      estoque: membro.estoque,
      ...estoqueEmPalavras(membro.estoque, membro.poucas ?? 0),
    })),
  };
}
