import { useEffect } from 'react';
import { formatMoney } from '#lib/format-number.ts';
import { announce } from '#outbox/wake.ts';
import { useDevice } from '#parts/device/device.tsx';
import { Notice } from '#ui/notice.tsx';

/** Tells of payments that an order did not need (`valor` in cents); the customer's balance is read again. */
export function GrupoCreditado({ valor }: { valor: number }) {
  const { vault } = useDevice();
  useEffect(() => {
    if (valor > 0) announce(vault.name, 'refresh');
  }, [valor, vault]);
  if (valor === 0) return null;
  return (
    <Notice tone="caution" isNews title={`${formatMoney(valor)} viraram saldo de adiantamento`}>
      Este valor foi pago a mais ou por um código que o pedido não esperava mais. Ele fica como crédito do
      cliente e paga os próximos pedidos com pagamento antecipado, menos os pagos por Pix.
    </Notice>
  );
}
