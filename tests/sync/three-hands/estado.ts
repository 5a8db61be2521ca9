import { CARRINHO_ABERTO, type Carrinho } from '#contract/cart/carrinho.ts';
import type { AvisosCarrinho } from '#domain/cart/avisos-carrinho.ts';
import { idDaEscolha } from '#domain/cart/avisos-pedido.ts';
import { idPagamentoOf } from '#domain/cart/carrinho.ts';
import type { Dobra, ExtrasPedido } from '#domain/cart/fold.ts';
import { type GrupoChave, grupoKey, type LinhaChave, linhaKey } from '#domain/cart/linha.ts';
import type { Intent } from '#vault/outbox-rows.ts';

/** A cart as wishes are held against it: what each line, each group's payment and the extra data are, as text. */
export type Estado = ReadonlyMap<string, string>;

/** The name of a line. */
export const ofLinha = (linha: LinhaChave): string => `linha ${linhaKey(linha)}`;
const ofPagamento = (grupo: GrupoChave): string => `pagamento ${grupoKey(grupo)}`;
const EXTRAS = 'extras';
const toText = ({ informar, numeroPedidoCliente, observacao }: ExtrasPedido): string =>
  informar ? `${numeroPedidoCliente}|${observacao}` : '';

/** Whether a name is that of a line, of which 0 are no line. */
export const isLinha = (nome: string): boolean => nome.startsWith('linha ');

/** What stands under a name; undefined for the payment of a group that is not there. */
export const valorIn = (estado: Estado, nome: string): string | undefined =>
  estado.get(nome) ?? (isLinha(nome) ? '0' : undefined);

/** What the server has. */
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

/** What a screen shows. */
export const estadoNaTela = ({ linhas, pagamentos, extras }: Dobra): Estado =>
  new Map([
    ...linhas.map((linha) => [ofLinha(linha), String(linha.quantidade)] as const),
    ...pagamentos.map((pago) => [ofPagamento(pago), pago.idPagamento] as const),
    [EXTRAS, toText(extras)],
  ]);

/** What a change wants of which name, and what its user had before him when he decided, where the change says so. */
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

/** A notice on a screen: what is not, or was not, any more under a name. */
export type Dito = { nome: string; tipo: 'mudou' | 'valeu'; de: string };

/** All that a device tells its user. */
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
