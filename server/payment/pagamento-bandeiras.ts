import type { BandeiraCartao } from '#contract/payment/pagamento.ts';

const bandeira = (
  idCartaoCreditoBandeira: number,
  descricaoCartaoCreditoBandeira: string,
): BandeiraCartao => ({ idCartaoCreditoBandeira, descricaoCartaoCreditoBandeira, imagem: null });

/** The accepted card brands, by their ids at the provider. */
export const BANDEIRAS: readonly BandeiraCartao[] = [
  bandeira(1, 'Visa'),
  bandeira(2, 'Mastercard'),
  bandeira(3, 'Elo'),
  bandeira(4, 'American Express'),
  bandeira(5, 'Hipercard'),
  bandeira(6, 'Diners Club'),
];
