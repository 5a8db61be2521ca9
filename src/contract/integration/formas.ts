import {
  FORMA_BOLETO,
  FORMA_BOLETO_ANTECIPADO,
  FORMA_CARTAO,
  FORMA_DEPOSITO_ANTECIPADO,
  FORMA_DINHEIRO,
  FORMA_PIX,
} from '#contract/payment/pagamento.ts';

/** The ways to pay, as the company's system names them, and their ids. */
export const FORMAS = {
  boleto: FORMA_BOLETO,
  dinheiro: FORMA_DINHEIRO,
  boletoAntecipado: FORMA_BOLETO_ANTECIPADO,
  depositoAntecipado: FORMA_DEPOSITO_ANTECIPADO,
  cartao: FORMA_CARTAO,
  pix: FORMA_PIX,
} as const;

export type Forma = keyof typeof FORMAS;

export const NOMES_DAS_FORMAS = [
  'boleto',
  'dinheiro',
  'boletoAntecipado',
  'depositoAntecipado',
  'cartao',
  'pix',
] as const satisfies readonly Forma[];
