import { contextoOf } from '#mirror/cliente-compra.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { preferenciaFalta } from './preferencia-falta.ts';

/** The parts missing on the device to see a customer's prices and order; null when complete. */
export type Ausencia = 'dados' | 'preferencias' | 'meio-pagamento' | 'precos';

/** `hasPrecos` returns true when the prices of a context are on the device. */
export function ausenciaOf(
  cliente: ClienteRow | undefined,
  hasPrecos: (idContexto: string) => boolean,
): Ausencia | null {
  if (!cliente?.detalhe) return 'dados';
  const falta = preferenciaFalta(cliente.detalhe);
  if (falta !== null) return falta;
  const idContexto = contextoOf(cliente.detalhe)?.idContexto;
  return idContexto !== undefined && hasPrecos(idContexto) ? null : 'precos';
}

const SEM_SINAL: Readonly<Record<Ausencia, string>> = {
  dados:
    'Sem sinal, e os dados deste cliente não estão neste aparelho: até o sinal voltar, os produtos aparecem sem preço.',
  precos:
    'Sem sinal, e os preços deste cliente não estão neste aparelho: até o sinal voltar, os produtos aparecem sem preço.',
  preferencias:
    'As preferências deste cliente não estão cadastradas, e o cadastro precisa de sinal: até lá, os produtos aparecem sem preço.',
  'meio-pagamento': 'Este cliente não tem meio de pagamento disponível.',
};

export type Troca = {
  /** The current customer; null without one. */
  deNome: string | null;
  /** True when their cart has lines. */
  comCarrinho: boolean;
  paraNome: string;
  /** A sentence about work that the change discards; null for none. */
  aPerder: string | null;
  /** The new customer's missing parts while offline; null online or when complete. */
  ausencia: Ausencia | null;
};

/** The question before switching to another customer. */
export function trocaText({ deNome, comCarrinho, paraNome, aPerder, ausencia }: Troca): string {
  return [
    `Deseja trocar para o cliente ${paraNome}?`,
    deNome !== null && comCarrinho && `O carrinho de ${deNome} fica guardado.`,
    aPerder,
    ausencia !== null && SEM_SINAL[ausencia],
  ]
    .filter(Boolean)
    .join(' ');
}
