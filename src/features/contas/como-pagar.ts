import { FORMA_CARTAO, FORMA_DEPOSITO_ANTECIPADO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import { boletoOf, type ContaDoDia } from '#domain/payment/conta-recebida.ts';

const COM: Readonly<Record<number, string>> = {
  [FORMA_CARTAO]: 'com cartão',
  [FORMA_DEPOSITO_ANTECIPADO]: 'com depósito',
  [FORMA_PIX]: 'com Pix',
};

/** The way to pay an open instalment here, by its id; null for one that is paid by its boleto or elsewhere. */
export function formaAqui(linha: ContaDoDia): number | null {
  const { idPrePedido, idFormaPagamento } = linha.conta;
  const isHere = boletoOf(linha) === null && idPrePedido !== null && idFormaPagamento in COM;
  return isHere ? idFormaPagamento : null;
}

/** Returns a sentence that names the way to pay an open instalment, in the words of the list's buttons. */
export function comoPagar(linha: ContaDoDia): string {
  if (boletoOf(linha) !== null) return 'Esta conta se paga pelo boleto.';
  const forma = formaAqui(linha);
  return forma === null
    ? 'O pagamento desta conta é combinado com o seu representante de vendas.'
    : `Esta conta se paga ${COM[forma]}.`;
}
