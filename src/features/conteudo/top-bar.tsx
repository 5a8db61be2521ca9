import type { LucideIcon } from 'lucide-react';
import Barcode from 'lucide-react/icons/barcode';
import CreditCard from 'lucide-react/icons/credit-card';
import Phone from 'lucide-react/icons/phone';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Truck from 'lucide-react/icons/truck';
import Wallet from 'lucide-react/icons/wallet';
import type { Topo } from '#contract/content/topo.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import * as css from './frame.css.ts';
import { useTopo } from './queries.ts';
import { topoAvisos } from './view.ts';

const ICONS: Readonly<Record<keyof Topo, LucideIcon>> = {
  televendas: Phone,
  transporte: Truck,
  segundaViaBoleto: Barcode,
  parcelamentoCartao: CreditCard,
  pedidoMinimo: ShoppingBasket,
  limiteDisponivel: Wallet,
};

/**
 * The bar over the page: the company's messages, and those about the served customer. Its room is kept while
 * they load; without messages nothing is drawn.
 */
export function TopBar() {
  const isVisitor = useOptionalDevice() === null;
  const detalhe = useClienteAtual()?.detalhe ?? null;
  const naFila = useCarrinho()?.creditoNaFila ?? 0;
  const topo = useTopo();
  const avisos = topo.kind === 'pronto' ? topoAvisos(topo.valor, detalhe, isVisitor, naFila) : [];
  if (topo.kind !== 'lendo' && avisos.length === 0) return null;
  return (
    <aside className={css.top} aria-label="Informações da loja">
      <ul className={css.topList}>
        {avisos.map(({ id, texto }) => {
          const Icon = ICONS[id];
          return (
            <li key={id} className={css.topItem}>
              <Icon size={14} aria-hidden="true" />
              {texto}
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
