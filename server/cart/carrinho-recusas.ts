import { CARRINHO_LINHAS_MAXIMO, QUANTIDADE_MAXIMA } from '#contract/cart/carrinho.ts';
import { CARRINHO_ABERTO, CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import { COMBO_INDISPONIVEL } from '#domain/combo/combo.ts';
import { formatCount } from '#lib/format-number.ts';
import type { Scope } from '#server/db/scope.ts';
import { naoVinculado, type Recusa, recusa } from '#server/http/recusa.ts';
import { type CarrinhoRow, isOfUnlinkedCliente } from './data/carrinho.ts';

export const carrinhoNaoEncontrado = (): Recusa => recusa('nao-encontrado', 'Carrinho não encontrado.');

export const quantidadeInvalida = (): Recusa =>
  recusa(
    'quantidade-invalida',
    `A quantidade deve ser um número inteiro de 1 a ${formatCount(QUANTIDADE_MAXIMA)}.`,
  );

export const semPreferencias = (): Recusa =>
  recusa(
    'sem-preferencias',
    'Não há preferências cadastradas para o cliente selecionado. Cadastre as preferências para continuar.',
  );

export const itemNaoEncontrado = (): Recusa => recusa('item-nao-encontrado', 'Item não encontrado.');

export const itemSemCondicao = (): Recusa =>
  recusa('item-sem-condicao', 'Este item não está disponível para o cliente na condição de venda escolhida.');

export const cashbackInsuficiente = (): Recusa =>
  recusa('cashback-insuficiente', 'O cashback aplicado é maior do que o disponível para este carrinho.');

/** More lines than one confirmation takes. */
export const linhasDemais = (): Recusa =>
  recusa(
    'requisicao-invalida',
    `Um carrinho com mais de ${formatCount(CARRINHO_LINHAS_MAXIMO)} linhas não pode ser confirmado. Divida o pedido.`,
  );

/** A payment method that the group cannot have. */
export const semMeioPagamento = (): Recusa =>
  recusa('sem-meio-pagamento', 'Este meio de pagamento não está disponível para o grupo. Escolha outro.');

/** A combo that the customer cannot have, whatever the reason. */
export const comboIndisponivel = (): Recusa => ({
  ...recusa('combo-indisponivel', COMBO_INDISPONIVEL.texto),
  Message: COMBO_INDISPONIVEL.titulo,
});

/** Why a cart cannot be edited or confirmed now; undefined when it is open. */
export function notOpen({ idCarrinhoSituacao }: CarrinhoRow): Recusa | undefined {
  if (idCarrinhoSituacao === CARRINHO_ABERTO) return undefined;
  return idCarrinhoSituacao === CARRINHO_FINALIZADO
    ? recusa('carrinho-finalizado', 'Este carrinho já foi finalizado.')
    : recusa(
        'carrinho-pendente',
        'O carrinho está pendente. É necessário finalizar o carrinho para continuar.',
      );
}

/** Authorises a call that names a cart: a cart of a customer that the user lost is forbidden. */
export async function authoriseCarrinho(user: Scope, idCarrinho: number): Promise<Recusa | undefined> {
  return (await isOfUnlinkedCliente(user, idCarrinho)) ? naoVinculado().error : undefined;
}
