import type { Carrinho } from '#contract/cart/carrinho.ts';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import type { AvisosCarrinho } from '#domain/cart/avisos-carrinho.ts';
import { idDaEscolha } from '#domain/cart/avisos-pedido.ts';
import { idPagamentoOf } from '#domain/cart/carrinho.ts';
import type { Dobra, ExtrasPedido } from '#domain/cart/fold.ts';
import { type GrupoChave, grupoKey, type LinhaChave, linhaKey } from '#domain/cart/linha.ts';
import type { Intent } from '#vault/outbox-rows.ts';

/**
 * A cart as wishes are compared with it: each line, each group's payment and the extra data, as text by name.
 */
export type Estado = ReadonlyMap<string, string>;

/** Returns the name of a line. */
export const ofLinha = (linha: LinhaChave): string => `linha ${linhaKey(linha)}`;
const ofPagamento = (grupo: GrupoChave): string => `pagamento ${grupoKey(grupo)}`;
const EXTRAS = 'extras';
const toText = ({ informar, numeroPedidoCliente, observacao }: ExtrasPedido): string =>
  informar ? `${numeroPedidoCliente}|${observacao}` : '';

/** True for the name of a line; the value 0 of a line means no line. */
export const isLinha = (nome: string): boolean => nome.startsWith('linha ');

/** Returns the value under a name; undefined for the payment of a missing group. */
export const valorIn = (estado: Estado, nome: string): string | undefined =>
  estado.get(nome) ?? (isLinha(nome) ? '0' : undefined);

/** Returns the state of the server's cart. */
export function estadoOf(carrinho: Carrinho | null): Estado {
  if (carrinho?.idCarrinhoSituacao !== CARRINHO_ABERTO) return new Map([[EXTRAS, '']]);
  const { itens, grupos, informarDadosExtrasPedido: informar = false } = carrinho;
  const { numeroPedidoCliente = '', observacao = '' } = carrinho;
  return new Map([
    ...itens.map((item) => [ofLinha(item), String(item.quantidade)] as const),
    ...grupos.map((grupo) => [ofPagamento(grupo), idPagamentoOf(grupo) ?? ''] as const),
    [EXTRAS, toText({ informar, numeroPedidoCliente, observacao })],
  ]);
}

/** Returns the state of the cart on a screen. */
export const estadoNaTela = ({ linhas, pagamentos, extras }: Dobra): Estado =>
  new Map([
    ...linhas.map((linha) => [ofLinha(linha), String(linha.quantidade)] as const),
    ...pagamentos.map((pago) => [ofPagamento(pago), pago.idPagamento] as const),
    [EXTRAS, toText(extras)],
  ]);

/**
 * Returns the name and value that a change wants, and the value its user saw when they decided, if the change
 * states it. Null for other changes.
 */
export function wishOf(intent: Intent): { nome: string; valor: string; base: string | null } | null {
  if (intent.tipo === 'linha') {
    const { linha, quantidade, base } = intent;
    return { nome: ofLinha(linha), valor: String(quantidade), base: String(base.quantidade) };
  }
  if (intent.tipo === 'pagamento') {
    return { nome: ofPagamento(intent.grupo), valor: idDaEscolha(intent), base: null };
  }
  return intent.tipo === 'extras' ? { nome: EXTRAS, valor: toText(intent), base: null } : null;
}

/** A notice on a screen. `de`: the value under this name that is, or was, replaced. */
export type Dito = { nome: string; tipo: 'mudou' | 'valeu'; de: string };

/** Returns all notices of a device. */
export function ditosOf({ linhas, pagamentos = [], extras }: AvisosCarrinho): Dito[] {
  return [
    ...linhas.map(({ linha, tipo, de }) => ({ nome: ofLinha(linha), tipo, de: String(de) })),
    ...pagamentos.map(({ de }) => ({
      nome: ofPagamento(de.grupo),
      tipo: 'mudou' as const,
      de: idDaEscolha(de),
    })),
    ...(extras ? [{ nome: EXTRAS, tipo: 'mudou' as const, de: toText(extras.de) }] : []),
  ];
}
