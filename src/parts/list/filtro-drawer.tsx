import { type ReactNode, useCallback, useId, useRef } from 'react';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { Button } from '#ui/button.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import { Drawer } from '#ui/layer/drawer.tsx';
import { FiltroForm } from './filtro-form.tsx';
import type { ChangeFilter } from './use-address-filter.ts';

/** The state of a filter drawer that is on the page. */
export type DrawerProps = { isOpen: boolean; onClose: () => void; onClosed: () => void };

export type FiltroDrawerFrameProps = DrawerProps & {
  title: string;
  /** The button that closes the drawer: 'Ver 12 pedidos'. */
  found: string;
  /** Called by that button, or Enter, before the drawer closes. */
  onValid?: () => void;
  children: ReactNode;
};

/** A filter drawer: the customer, then the fields of the list behind it, which follows each choice. */
export function FiltroDrawerFrame({ found, onValid, children, ...drawer }: FiltroDrawerFrameProps) {
  const form = useId();
  const cliente = useClienteAtual();
  return (
    <Drawer
      {...drawer}
      footer={
        <Button type="submit" form={form} variant="primary" isWide>
          {found}
        </Button>
      }
    >
      <FiltroForm
        id={form}
        onValid={() => {
          onValid?.();
          drawer.onClose();
        }}
      >
        <ReadOnlyField label="Cliente" value={cliente?.usuarioCliente.pessoa.nome ?? ''} />
        {children}
      </FiltroForm>
    </Drawer>
  );
}

/** Writes choices into the address: one visit of the drawer is one step back, however much was chosen in it. */
export function useFiltroWrite<Filter>(change: ChangeFilter<Filter>): (part: Partial<Filter>) => void {
  const hasChanged = useRef(false);
  return useCallback(
    (part) => {
      if (change(part, hasChanged.current ? 'replace' : 'step')) hasChanged.current = true;
    },
    [change],
  );
}
