import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import type { AvisoLinha, AvisosCarrinho } from '#domain/cart/avisos-carrinho.ts';
import { type EscolhaPagamento, idDaEscolha } from '#domain/cart/avisos-pedido.ts';
import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import type { ExtrasPedido } from '#domain/cart/fold.ts';
import { isSameLinha, type LinhaChave } from '#domain/cart/linha.ts';
import { countItens, formatCount } from '#lib/format-number.ts';
import { linhaOfCombo } from '#mirror/combos.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { extrasTexts, valeuText } from '#parts/cart/carrinho-words.ts';
import { countUnidades } from './view.ts';

/** False where the device knows that the customer can no longer buy a line's item: a server takes such lines out. */
export function isAVenda(
  linha: LinhaChave,
  naTela: Pick<CarrinhoNaTela, 'combos' | 'combosConhecidos' | 'foraDoCatalogo'>,
): boolean {
  if (linha.idItemTipo === ITEM_PRODUTO) return !naTela.foraDoCatalogo.has(linha.idItem);
  return !naTela.combosConhecidos || naTela.combos.some((combo) => isSameLinha(linhaOfCombo(combo), linha));
}

/** The notice of a line that two devices changed, or that the server took out. `aVenda`: the device may still sell it. */
export function avisoText({ tipo, de, para, deOutraEpoca }: AvisoLinha, aVenda: boolean): string {
  if (tipo === 'valeu') return valeuText(de, para);
  const era = `${de === 1 ? 'era' : 'eram'} ${formatCount(de)}`;
  if (deOutraEpoca) {
    const agora = para === 0 ? 'fora do carrinho' : `agora ${formatCount(para)}`;
    return `Os dados do servidor voltaram a uma cópia anterior: ${era}, ${agora}`;
  }
  if (para === 0)
    return aVenda ? `Removido em outro aparelho: ${era}` : `Não está mais à venda para este cliente: ${era}`;
  if (de === 0) return `Voltou em outro aparelho: tinha sido removido aqui, agora ${formatCount(para)}`;
  return `Mudou em outro aparelho: ${era}, agora ${formatCount(para)}`;
}

/**
 * The label of the button that restores this device's quantity; null when it is not offered: nothing was lost here, or
 * the stock is too low. `estoque`: the units that the device knows of, if any.
 */
export function voltarLabel(
  { tipo, de }: AvisoLinha,
  item: Pick<ItemCalculado, 'quantidadeFalta'> | null,
  estoque: number | undefined,
): string | null {
  if (tipo === 'valeu') return null;
  if (de === 0) return 'Remover';
  const isServed = estoque === undefined ? item?.quantidadeFalta === 0 : estoque >= de;
  return isServed ? `Voltar a ${formatCount(de)}` : null;
}

/** Describes a cart that another device finished, by the last state seen here; `numeros`: its orders, where known. */
export function finalizadoText(
  { itens, unidades }: NonNullable<AvisosCarrinho['finalizado']>,
  numeros: readonly number[] = [],
): string {
  const contagem = `${countItens(itens)} e ${countUnidades(unidades)}`;
  const pedidos =
    numeros.length === 0
      ? ''
      : `${numeros.length === 1 ? 'Pedido' : 'Pedidos'} ${numeros.map((numero) => `nº ${numero}`).join(', ')}. `;
  return `${pedidos}Aqui ele tinha ${contagem} por último; o pedido pode ter ido com outras quantidades.`;
}

/** The notice of a group's payment that was chosen here and changed by another device. */
export const avisoPagamentoText = ({ descricaoPagamento }: EscolhaPagamento): string =>
  `Pagamento mudou em outro aparelho: era ${descricaoPagamento}`;

/** True when the group's earlier payment is still offered. */
export const isOferecida = (era: EscolhaPagamento, opcoes: readonly PrazoFormaPagamento[]): boolean =>
  opcoes.some((opcao) => opcao.id === idDaEscolha(era));

/** The notice of extra data that another device wrote over this one's. */
export function avisoExtrasText(era: ExtrasPedido): string {
  const textos = extrasTexts(era).map(([nome, texto]) => `${nome}: ${texto}`);
  if (textos.length === 0) return 'Escrito em outro aparelho: aqui os dados extras tinham sido apagados';
  return `Mudou em outro aparelho: era ${textos.join(' · ')}`;
}
