import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import { FORMA_CARTAO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { type CarrinhoCalculado, isPagoNaPagina } from '#domain/cart/carrinho.ts';
import type { ExtrasPedido } from '#domain/cart/fold.ts';
import { type GrupoChave } from '#domain/cart/linha.ts';
import { type ClienteCompra, opcoesFor } from '#domain/customer/cliente-compra.ts';
import { pagosComSaldo } from '#domain/payment/saldo-adiantamento.ts';
import { CONSULTA_FALHOU } from '#features/carrinho/consulta-falhou.ts';
import type { Processado } from '#features/carrinho/continuar/processar.ts';
import { formatMoney } from '#lib/format-number.ts';
import { extrasTexts, pagamentoText } from '#parts/cart/carrinho-words.ts';
import { esperaDecisaoText } from '#parts/cart/envio-words.ts';
import { falhaMessage, type Palavras } from '#parts/failure/falha.ts';
import type { ShowMessage } from '#ui/layer/message-queue.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';

/** The order that the user is asked to confirm. `emTudo`: groups in the cart; `cashback` in cents. */
export type Pedido = {
  nomeCliente: string;
  vao: CarrinhoCalculado;
  emTudo: number;
  extras: ExtrasPedido;
  cashback: number;
  /** The customer's advance balance with the company, in cents. */
  saldoAdiantamento: number;
  continua: boolean;
  semSinal: boolean;
  /** The first refused change that holds the order until the user decides; null without one. */
  seguradoPor: Pick<ParkedRow, 'intent'> | null;
};

const SALVO_AQUI =
  'Sem sinal: o pedido fica salvo neste aparelho e é enviado sozinho quando o sinal voltar. O total é estimado.';

const SALVO_ATE_DECIDIR = 'este pedido fica salvo neste aparelho e é enviado logo depois dela.';

const perguntaOf = ({ vao, emTudo, continua }: Pedido): string => {
  if (continua) return 'Seu carrinho será processado. Deseja continuar?';
  if (vao.grupos.length === emTudo) return 'Seu carrinho será finalizado. Deseja continuar?';
  return 'Os grupos marcados serão finalizados. Deseja continuar?';
};

/** The amount that the customer's balance will pay: it is not asked about later. */
function saldoTexts(grupos: CarrinhoCalculado['grupos'], saldo: number): string[] {
  const pago = pagosComSaldo(grupos, saldo).reduce((sum, cents) => sum + cents, 0);
  if (pago === 0) return [];
  return [
    `O saldo de adiantamento do cliente (${formatMoney(saldo)}) paga ${formatMoney(pago)} deste pedido; restam ${formatMoney(saldo - pago)}.`,
  ];
}

/** The question to the user: the customer, the groups and their total, the cashback and the extra data. */
export function confirmText(pedido: Pedido): string {
  const { nomeCliente, vao, emTudo, extras, cashback, saldoAdiantamento, continua, semSinal, seguradoPor } =
    pedido;
  const { grupos, valorTotal } = vao;
  const pedidos = grupos.length === 1 ? '1 pedido' : `${grupos.length} pedidos`;
  const ficam = emTudo - grupos.length;
  const linhas = grupos.map(
    (g) => `${g.descricaoFilial} · ${g.descricaoCarrinhoGrupo}: ${formatMoney(g.total)}, ${pagamentoText(g)}`,
  );
  const escrito = extrasTexts(extras).map(([nome, texto]) => `${nome}: ${texto}`);
  const pago = `Cashback: ${formatMoney(-cashback)}\nA pagar: ${formatMoney(valorTotal - cashback)}`;
  return [
    perguntaOf(pedido),
    `${nomeCliente}\n${formatMoney(valorTotal)} em ${pedidos}`,
    linhas.join('\n'),
    ...(cashback === 0 ? [] : [pago]),
    ...(escrito.length === 0 ? [] : [escrito.join('\n')]),
    ...(ficam === 0
      ? []
      : [ficam === 1 ? '1 grupo fica no carrinho.' : `${ficam} grupos ficam no carrinho.`]),
    ...(semSinal ? [SALVO_AQUI] : []),
    ...(seguradoPor === null ? [] : [`${esperaDecisaoText(seguradoPor.intent)}: ${SALVO_ATE_DECIDIR}`]),
    ...(continua ? saldoTexts(grupos, saldoAdiantamento) : []),
    continua
      ? 'O estoque fica reservado e o pagamento é feito na próxima tela.'
      : 'Ao continuar, você aceita as políticas da empresa.',
  ].join('\n\n');
}

/** Another payment for a group, with its text. */
export type Troca = { grupo: GrupoChave; opcao: PrazoFormaPagamento; texto: string };

const semSinal = ({ formaPagamento: { idFormaPagamento } }: PrazoFormaPagamento): boolean =>
  idFormaPagamento !== FORMA_CARTAO && idFormaPagamento !== FORMA_PIX;

/**
 * Offline payments for the groups that are paid by card or Pix: the user's preference, else the first that works
 * offline. A group without one is left out.
 */
export function trocasSemSinal({ grupos }: CarrinhoCalculado, cliente: ClienteCompra): Troca[] {
  return grupos.filter(isPagoNaPagina).flatMap((grupo) => {
    const opcoes = opcoesFor(cliente, grupo.idCondicao).filter(semSinal);
    const opcao = opcoes.find((o) => o.id === cliente.idPagamentoPreferido) ?? opcoes[0];
    if (opcao === undefined) return [];
    const texto = `${grupo.descricaoFilial} · ${grupo.descricaoCarrinhoGrupo}: ${pagamentoText(opcao)}`;
    return [{ grupo, opcao, texto }];
  });
}

/** The reason why it cannot go on offline, and the alternatives. */
export function semSinalText(trocas: readonly Troca[]): string {
  const porque =
    'Cartão de crédito e Pix são pagos na hora, com a operadora: para continuar é preciso ter sinal. O carrinho fica guardado neste aparelho.';
  if (trocas.length === 0) return porque;
  return [
    porque,
    'Para finalizar já, sem sinal, o pagamento pode ser trocado por:',
    trocas.map(({ texto }) => texto).join('\n'),
  ].join('\n\n');
}

const PALAVRAS: Palavras = {
  semDetalhe: CONSULTA_FALHOU,
  semResposta:
    'O servidor não respondeu. O carrinho continua guardado: tente de novo quando houver sinal. Se ele já tiver sido processado, nada é feito duas vezes.',
  ressalva: 'O carrinho continua guardado. Se ele já tiver sido processado, nada é feito duas vezes.',
  area: 'loja',
};

const MUDOU = 'O carrinho mudou desde que você o conferiu. Confira os valores e continue de novo.';

/** The message about a cart that was not processed. */
export const processadoMessage = (
  processado: Exclude<Processado, { kind: 'feito' | 'sessao' }>,
): ShowMessage =>
  processado.kind === 'mudou'
    ? { kind: 'alert', title: 'Atenção!', text: MUDOU }
    : falhaMessage(processado, PALAVRAS);
