import Repeat2 from 'lucide-react/icons/repeat-2';
import type { ReactNode } from 'react';
import { openRepetir, type PedidoARepetir } from '#parts/dialogs/pedido-a-repetir.ts';
import { Button } from '#ui/button.tsx';
import * as css from './confirmacao.css.ts';

/** The title of refused orders. */
export const recusadosTitulo = (count: number): string =>
  count === 1 ? 'Pedido recusado' : 'Pedidos recusados';

/** Refused orders, apart from the others; nothing without any. */
export function RecusadosSection({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className={css.stack} aria-labelledby="recusados-title">
      <h2 id="recusados-title">{recusadosTitulo(count)}</h2>
      {children}
    </section>
  );
}

/** Puts the lines of a refused order into the cart again. */
export function RepetirRecusado({ pedido }: { pedido: PedidoARepetir | undefined }) {
  if (pedido === undefined) return null;
  return (
    <Button icon={<Repeat2 size={18} aria-hidden="true" />} onPress={() => openRepetir(pedido)}>
      Repetir Pedido
    </Button>
  );
}
