import { formatMoney } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import type { Linha } from './use-pedidos.ts';

/** Returns the act that pays a row; null for a row that is not paid here now. */
export type PagarDaLinha = (linha: Linha) => (() => void) | null;

export type PagarPedidoProps = {
  /** The row's name, for screen readers. */
  nome: string;
  /** Cents. */
  total: number;
  onPagar: (() => void) | null;
  /** In a card it is the main act. */
  isCard?: boolean;
};

/** Pays an order from its row. */
export function PagarPedido({ nome, total, onPagar, isCard = false }: PagarPedidoProps) {
  if (onPagar === null) return null;
  return (
    <Button
      size="sm"
      variant={isCard ? 'primary' : 'secondary'}
      aria-label={`Pagar ${formatMoney(total)}, ${nome}`}
      onPress={onPagar}
    >
      Pagar
    </Button>
  );
}
