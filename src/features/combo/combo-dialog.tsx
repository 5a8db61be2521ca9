import { useEffect, useRef } from 'react';
import { ClienteTag } from '#parts/customer/cliente-tag.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { ComboDetalhes } from './combo-detalhes.tsx';
import { ComboState } from './combo-state.tsx';
import { useCombo } from './use-combo.ts';

/** After something was added, when the dialog goes. */
const CLOSE_MS = 1000;

/** 'Detalhes do Combo', over whatever screen one is on. */
export function ComboDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useCombo(id);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Dialog title="Detalhes do Combo" subtitle={<ClienteTag />} size="short" onClose={onClose}>
      {read.combo ? (
        <ComboDetalhes
          key={id}
          combo={read.combo}
          compra={read.compra}
          isVisitor={read.isVisitor}
          isInModal
          onAdded={() => {
            timer.current = setTimeout(onClose, CLOSE_MS);
          }}
        />
      ) : (
        <ComboState read={read} hasId isInModal />
      )}
    </Dialog>
  );
}
