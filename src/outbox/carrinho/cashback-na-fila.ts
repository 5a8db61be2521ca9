import type { CarrinhoBase } from './read-carrinho.ts';

/** The cashback of queued and refused orders on this device, in cents. */
export const cashbackNaFila = ({ rows, parked }: Pick<CarrinhoBase, 'rows' | 'parked'>): number =>
  [...rows, ...parked].reduce(
    (sum, { intent }) => sum + (intent.tipo === 'envio' ? (intent.cashbackAplicado ?? 0) : 0),
    0,
  );
