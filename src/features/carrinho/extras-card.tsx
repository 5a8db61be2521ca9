import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import type { CarrinhoNaTela } from '#parts/carrinho-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import * as css from './extras-card.css.ts';
import { ExtrasDialog } from './extras-dialog.tsx';

/** The customer's own number and the note that go with the order, and the way to write them. */
export function ExtrasCard({ naTela }: { naTela: CarrinhoNaTela }) {
  const [isOpen, setOpen] = useState(false);
  const { extras, extrasPendentes, cliente } = naTela;
  const { informar, numeroPedidoCliente, observacao } = extras;
  return (
    <section className={css.card} aria-label="Dados extras do pedido">
      <div className={css.words}>
        {informar && numeroPedidoCliente !== '' && (
          <p>
            Nº do pedido do cliente: <b>{numeroPedidoCliente}</b>
          </p>
        )}
        {informar && observacao !== '' && <p>Observação: {observacao}</p>}
        {!informar && <p className={css.none}>Número do pedido do cliente e observação, se houver.</p>}
        {extrasPendentes && (
          <Badge tone="pending" icon={<Clock size={12} aria-hidden="true" />}>
            na fila
          </Badge>
        )}
      </div>
      <Button
        size="sm"
        icon={<FileText size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        Dados extras do pedido
      </Button>
      {isOpen && <ExtrasDialog extras={extras} cliente={cliente} onClose={() => setOpen(false)} />}
    </section>
  );
}
