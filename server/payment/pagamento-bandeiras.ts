import type { BandeiraCartao } from '#contract/payment/pagamento.ts';

type Bandeira = Omit<BandeiraCartao, 'imagem'>;

const bandeira = (idCartaoCreditoBandeira: number, descricaoCartaoCreditoBandeira: string): Bandeira => ({
  idCartaoCreditoBandeira,
  descricaoCartaoCreditoBandeira,
});

/** The accepted card brands, by their ids at the provider. */
export const BANDEIRAS: readonly Bandeira[] = [
  bandeira(1, 'Visa'),
  bandeira(2, 'Mastercard'),
  bandeira(3, 'Elo'),
  bandeira(4, 'American Express'),
  bandeira(5, 'Hipercard'),
  bandeira(6, 'Diners Club'),
];
