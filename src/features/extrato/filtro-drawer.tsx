import { formatCount } from '#lib/format-number.ts';
import type { Periodo } from '#lib/periodo.ts';
import { type DrawerProps, FiltroDrawerFrame, useFiltroWrite } from '#parts/list/filtro-drawer.tsx';
import { PeriodoCampos } from '#parts/list/periodo-campos.tsx';
import type { ChangeFiltro } from './use-filtro.ts';

export type FiltroDrawerProps = DrawerProps & {
  periodo: Periodo;
  hoje: string;
  /** The entries found now; null while they are not known. */
  total: number | null;
  change: ChangeFiltro;
};

/** 'Filtrar Extrato': the days of the statement behind it, which follows each choice. */
export function FiltroDrawer({ periodo, hoje, total, change, ...drawer }: FiltroDrawerProps) {
  const write = useFiltroWrite(change);
  const found = total === null ? 'Ver extrato' : `Ver ${lancamentosText(total)}`;
  return (
    <FiltroDrawerFrame {...drawer} title="Filtrar Extrato" found={found}>
      <PeriodoCampos periodo={periodo} hoje={hoje} onChange={write} />
    </FiltroDrawerFrame>
  );
}

/** A number of entries in words. */
export const lancamentosText = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'lançamento' : 'lançamentos'}`;
