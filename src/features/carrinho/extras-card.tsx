import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { extrasTexts } from '#parts/cart/carrinho-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { AvisoDosExtras } from './aviso-pedido.tsx';
import * as css from './extras-card.css.ts';
import { ExtrasDialog } from './extras-dialog.tsx';
import { useExtrasForam } from './queries.ts';

/**
 * The customer's own order number and note, and the button to write them. `isInPart`: some groups stay in the cart, and
 * the written data stay with them.
 */
export function ExtrasCard({ naTela, isInPart }: { naTela: CarrinhoNaTela; isInPart: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { extras, extrasPendentes, cliente } = naTela;
  const aviso = naTela.base.snapshot?.avisos?.extras;
  const foram = useExtrasForam(naTela);
  const textos = extrasTexts(extras);
  return (
    <section
      className={css.card}
      data-print={textos.length === 0 ? 'hide' : undefined}
      aria-label="Dados extras do pedido"
    >
      <div className={css.words}>
        {textos.map(([nome, texto]) => (
          <p key={nome}>
            {nome}: <b>{texto}</b>
          </p>
        ))}
        {textos.length > 0 && (isInPart || foram) && (
          <p className={css.none}>Continua valendo para o próximo pedido.</p>
        )}
        {textos.length === 0 && (
          <p className={css.none}>Número do pedido do cliente e observação, se houver.</p>
        )}
        {extrasPendentes && (
          <Badge tone="pending" icon={<Clock size={12} aria-hidden="true" />}>
            na fila
          </Badge>
        )}
      </div>
      <span data-print="hide">
        <Button
          size="sm"
          icon={<FileText size={16} aria-hidden="true" />}
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
        >
          Dados extras do pedido
        </Button>
      </span>
      {aviso && (
        <div className={css.aviso}>
          <AvisoDosExtras aviso={aviso} cliente={cliente} />
        </div>
      )}
      {isOpen && <ExtrasDialog extras={extras} cliente={cliente} onClose={() => setOpen(false)} />}
    </section>
  );
}
