import { useId, useRef } from 'react';
import { formatCount } from '#lib/format-number.ts';
import type { Periodo } from '#lib/periodo.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { FiltroForm } from '#parts/list/filtro-form.tsx';
import { PeriodoCampos } from '#parts/list/periodo-campos.tsx';
import { Button } from '#ui/button.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import { Drawer } from '#ui/layer/drawer.tsx';
import type { ChangeFiltro } from './use-filtro.ts';

export type FiltroDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  periodo: Periodo;
  hoje: string;
  /** The entries found now; null while they are not known. */
  total: number | null;
  change: ChangeFiltro;
};

/** 'Filtrar Extrato': the days of the statement behind it, which follows each choice. */
export function FiltroDrawer({ periodo, hoje, total, change, ...drawer }: FiltroDrawerProps) {
  const form = useId();
  const cliente = useClienteAtual();
  // One visit of the drawer is one step back, however much was chosen in it.
  const hasChanged = useRef(false);
  const write = (next: Periodo) => {
    change(next, hasChanged.current ? 'replace' : 'step');
    hasChanged.current = true;
  };
  const found = total === null ? 'Ver extrato' : `Ver ${lancamentosText(total)}`;
  return (
    <Drawer
      {...drawer}
      title="Filtrar Extrato"
      footer={
        <Button type="submit" form={form} variant="primary" isWide>
          {found}
        </Button>
      }
    >
      <FiltroForm id={form} onValid={drawer.onClose}>
        <ReadOnlyField label="Cliente" value={cliente?.usuarioCliente.pessoa.nome ?? ''} />
        <PeriodoCampos periodo={periodo} hoje={hoje} onChange={write} />
      </FiltroForm>
    </Drawer>
  );
}

/** A number of entries in words. */
export const lancamentosText = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'lançamento' : 'lançamentos'}`;
