import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import { FORMA_CARTAO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { type CarrinhoCalculado, isPagoNaPagina } from '#domain/cart/carrinho.ts';
import { type GrupoChave } from '#domain/cart/linha.ts';
import { type ClienteCompra, opcoesFor } from '#domain/customer/cliente-compra.ts';
import { CONSULTA_FALHOU } from '#features/carrinho/consulta-falhou.ts';
import type { Processado } from '#features/carrinho/continuar/processar.ts';
import { pagamentoText } from '#parts/cart/carrinho-words.ts';
import { falhaMessage, type Palavras } from '#parts/failure/falha.ts';
import type { ShowMessage } from '#ui/layer/message-queue.ts';

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
