import { formatMoney } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import type { Linha } from './use-pedidos.ts';

/** The act that pays a row, or shows how it is paid, with its word. */
export type Pagar = { texto: string; onPress: () => void };

/** Returns the act that pays a row; null for a row that is not paid here now. */
export type PagarDaLinha = (linha: Linha) => Pagar | null;

export type PagarPedidoProps = {
  /** The row's name, for screen readers. */
  nome: string;
  /** Cents. */
  total: number;
  pagar: Pagar | null;
  /** In a card it is the main act. */
  isCard?: boolean;
};

/** Pays an order from its row. */
export function PagarPedido({ nome, total, pagar, isCard = false }: PagarPedidoProps) {
  if (pagar === null) return null;
  return (
    <Button
      size="sm"
      variant={isCard ? 'primary' : 'secondary'}
      aria-label={`${pagar.texto} ${formatMoney(total)}, ${nome}`}
      onPress={pagar.onPress}
    >
      {pagar.texto}
    </Button>
  );
}
