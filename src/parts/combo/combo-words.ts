import type { Combo, ComboProduto, PromocaoCombo } from '#contract/catalogue/combo.ts';
import { limiteMostrado, limiteSentence, restanteDoLimite } from '#domain/combo/combo-limite.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatCount } from '#lib/format-number.ts';

const count = (of: number, one: string, many: string): string =>
  `${formatCount(of)} ${of === 1 ? one : many}`;

const unitsOf = (itens: readonly ComboProduto[]): number =>
  itens.reduce((sum, item) => sum + item.quantidadeNoCombo, 0);

/** Returns a combo's contents in one line: '3 produtos, 11 un. + 1 bonificada'. */
export function conteudoText({ itens }: Combo): string {
  const produtos = new Set(itens.map((item) => item.idProduto)).size;
  const pagas = unitsOf(itens.filter((item) => !item.bonificacao));
  const bonificadas = unitsOf(itens.filter((item) => item.bonificacao));
  const bonus = bonificadas === 0 ? '' : ` + ${count(bonificadas, 'bonificada', 'bonificadas')}`;
  return `${count(produtos, 'produto', 'produtos')}, ${formatCount(pagas)} un.${bonus}`;
}

/** How many one customer may buy, and how many are left; null for an ineffective limit. */
export function limiteText(promocao: PromocaoCombo): string | null {
  const limite = limiteMostrado(promocao);
  if (limite === null) return null;
  const { quantidadeComprada = 0 } = promocao;
  const left = restanteDoLimite(promocao);
  if (quantidadeComprada === 0) return `Limite de ${formatCount(limite)} por cliente`;
  return `Limite de ${formatCount(limite)} por cliente, ${left === 1 ? 'resta' : 'restam'} ${formatCount(left)}`;
}

/** Returns the text for the last day of sale. */
export const validadeText = ({ dataFinal }: PromocaoCombo): string => `Até ${formatDate(dataFinal)}`;

/** Returns the text for the combo's own payment term; null without one. */
export const prazoText = ({ promocaoComboCanalPrazoPrioritario: prazo }: PromocaoCombo): string | null =>
  prazo === null ? null : `Prazo prioritário: ${prazo.descPrazo}`;

/** Explains why a chosen quantity was reduced: the limit shrank, or the cart took more of it. */
export function quantidadeCortadaText(
  { promocaoCombo }: Pick<Combo, 'promocaoCombo'>,
  { noCarrinho, de, para }: { noCarrinho: number; de: number; para: number },
): string {
  return [
    limiteSentence(promocaoCombo),
    noCarrinho > 0 && `No carrinho ${noCarrinho === 1 ? 'já está' : 'já estão'} ${formatCount(noCarrinho)}.`,
    `A quantidade passou de ${formatCount(de)} para ${formatCount(para)}.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}
