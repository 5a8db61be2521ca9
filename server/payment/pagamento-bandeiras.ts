import type { BandeiraCartao } from '#contract/payment/pagamento.ts';

/** A brand, with its name among the company's parameters. */
type Bandeira = Omit<BandeiraCartao, 'imagem'> & { readonly nome: string };

const bandeira = (
  idCartaoCreditoBandeira: number,
  nome: string,
  descricaoCartaoCreditoBandeira: string,
): Bandeira => ({
  nome,
  idCartaoCreditoBandeira,
  descricaoCartaoCreditoBandeira,
});

/** The card brands by their ids at the provider; the company accepts all or some of them. */
const BANDEIRAS: readonly Bandeira[] = [
  bandeira(1, 'visa', 'Visa'),
  bandeira(2, 'mastercard', 'Mastercard'),
  bandeira(3, 'elo', 'Elo'),
  bandeira(4, 'amex', 'American Express'),
  bandeira(5, 'hipercard', 'Hipercard'),
  bandeira(6, 'diners', 'Diners Club'),
];

/** The brands of some names. */
export const bandeirasAceitas = (nomes: readonly string[]): readonly Bandeira[] =>
  BANDEIRAS.filter(({ nome }) => nomes.includes(nome));
