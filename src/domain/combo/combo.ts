import type { Combo } from '#contract/catalogue/combo.ts';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import type { Bloqueio } from '#domain/cart/bloqueio.ts';
import type { CarrinhoCalculado, ItemVendavel, ParteDoItem } from '#domain/cart/carrinho.ts';
import { type GrupoChave, isSameGrupo } from '#domain/cart/linha.ts';
import { mulDiv } from '#domain/price/money.ts';
import { type ComboLimite, limiteExcedido } from './combo-limite.ts';

/**
 * A member of a combo with the facts of its value: list price in ten-thousandths of a real, ST in hundredths
 * of 1 %.
 */
export type ComboMembro = {
  idProduto: number;
  quantidadeNoCombo: number;
  /** Given free of charge. */
  bonificacao: boolean;
  valorUnitario: number;
  st: number;
  estoque: number;
};

/** A combo under one sale condition. Its discounts apply to every paid member alike. */
export type ComboPromocao = {
  descricao: string;
  descontoComercial: number;
  descontoFinanceiro: number;
  idPessoaFilial: number;
  idCarrinhoGrupoTipo: number;
  itens: readonly ComboMembro[];
};

const total = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

const valorDe = ({ valorUnitario, quantidadeNoCombo }: ComboMembro): number =>
  valorUnitario * quantidadeNoCombo;

/** Returns the stock that one combo takes, each product once: a product may be both paid and given. */
function partesOf(itens: readonly ComboMembro[]): ParteDoItem[] {
  const byProduto = Map.groupBy(itens, (membro) => membro.idProduto);
  return Array.from(byProduto, ([idProduto, membros]) => ({
    idProduto,
    quantidade: total(membros, (m) => m.quantidadeNoCombo),
    estoque: Math.min(...membros.map((m) => m.estoque)),
  }));
}

/** Returns how many whole combos these stocks allow. */
const combosOf = (partes: readonly ParteDoItem[]): number =>
  Math.max(0, Math.min(...partes.map(({ estoque, quantidade }) => Math.floor(estoque / quantidade))));

/** Shown on a combo's line in place of a product's brand and category. */
export const COMBO_MARCA = 'Combo';
export const COMBO_CATEGORIA = 'Combos';

/**
 * Returns a combo as an item of the cart's rules: one unit costs the list price of its paid members less the
 * combo's discounts, has their ST weighted by value, and takes all its members out of stock. Undefined
 * without a paid member.
 */
export function toComboVendavel(combo: ComboPromocao): ItemVendavel | undefined {
  const pagos = combo.itens.filter((membro) => !membro.bonificacao);
  const valorUnitario = total(pagos, valorDe);
  if (valorUnitario === 0) return undefined;
  const composicao = partesOf(combo.itens);
  return {
    valorUnitario,
    descontoComercial: combo.descontoComercial,
    descontoFinanceiro: combo.descontoFinanceiro,
    st: mulDiv(
      total(pagos, (membro) => valorDe(membro) * membro.st),
      1,
      valorUnitario,
    ),
    faixas: [],
    descricao: combo.descricao,
    descricaoMarca: COMBO_MARCA,
    categoria: COMBO_CATEGORIA,
    idPessoaFilial: combo.idPessoaFilial,
    idCarrinhoGrupoTipo: combo.idCarrinhoGrupoTipo,
    estoque: combosOf(composicao),
    composicao,
  };
}

/** Returns the value of the given members of one combo at list price, in ten-thousandths of a real. */
export const valorBonificado = (itens: readonly ComboMembro[]): number =>
  total(
    itens.filter((membro) => membro.bonificacao),
    valorDe,
  );

/** Returns the item of a combo in a response; undefined for a visitor's combo, which has no prices. */
export function comboVendavelOf(combo: Combo): ItemVendavel | undefined {
  const { percentualDesconto, percentualDescontoFinanceiro } = combo.promocaoCombo;
  if (percentualDesconto === undefined) return undefined;
  return toComboVendavel({
    descricao: combo.descricao,
    descontoComercial: percentualDesconto,
    descontoFinanceiro: percentualDescontoFinanceiro ?? 0,
    idPessoaFilial: combo.promocaoCombo.idPessoaFilial,
    idCarrinhoGrupoTipo: combo.promocaoCombo.idCarrinhoGrupoTipo,
    itens: combo.itens.map((item) => ({
      idProduto: item.idProduto,
      quantidadeNoCombo: item.quantidadeNoCombo,
      bonificacao: item.bonificacao,
      valorUnitario: item.valorProduto ?? 0,
      st: item.percentualSt ?? 0,
      estoque: item.estoque ?? 0,
    })),
  });
}

/**
 * Returns the reason why an order of a cart would exceed the customer's limit of a combo; undefined if it
 * would not. With `grupo`, checks only the combos of that group.
 */
export function bloqueioDoLimite(
  { itens }: Pick<CarrinhoCalculado, 'itens'>,
  limites: ReadonlyMap<number, ComboLimite>,
  grupo?: GrupoChave,
): Bloqueio | undefined {
  const combos = itens.filter((item) => item.idItemTipo === ITEM_COMBO);
  for (const { idItem, ...of } of combos) {
    const limite = limites.get(idItem);
    if (limite === undefined || (grupo && !isSameGrupo(of, grupo))) continue;
    const units = total(
      combos.filter((other) => other.idItem === idItem),
      (other) => other.quantidadeAtendida,
    );
    const texto = limiteExcedido(limite, units);
    if (texto !== undefined) return { codigo: 'combo-limite', texto };
  }
  return undefined;
}

/** Returns whether a combo is still sold on a day (2026-11-20). */
export const isVigente = (dataFinal: string, hoje: string): boolean => hoje <= dataFinal;

/** Title and sentence for a combo that the customer cannot have. */
export const COMBO_INDISPONIVEL = {
  titulo: 'Combo indisponível',
  texto:
    'Este combo não está disponível para este cliente. Foram conferidos o cliente, a filial, a operação, a origem, o vendedor e a condição do combo.',
};
