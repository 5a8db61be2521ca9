import { FORMA_CARTAO, FORMA_DEPOSITO_ANTECIPADO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { boletoOf, type ContaDoDia } from '#domain/payment/conta-recebida.ts';

const COM: Readonly<Record<number, string>> = {
  [FORMA_CARTAO]: 'com cartão',
  [FORMA_DEPOSITO_ANTECIPADO]: 'com depósito',
  [FORMA_PIX]: 'com Pix',
};

/** Returns a sentence that names the way to pay an open instalment, in the words of the list's buttons. */
export function comoPagar(linha: ContaDoDia): string {
  const { idPrePedido, idFormaPagamento } = linha.conta;
  if (boletoOf(linha) !== null) return 'Esta conta se paga pelo boleto.';
  const com = idPrePedido === null ? undefined : COM[idFormaPagamento];
  return com === undefined
    ? 'O pagamento desta conta é combinado com o seu representante de vendas.'
    : `Esta conta se paga ${com}.`;
}
