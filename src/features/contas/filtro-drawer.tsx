import { formatCount } from '#lib/format-number.ts';
import { type DrawerProps, FiltroDrawerFrame, useFiltroWrite } from '#parts/list/filtro-drawer.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { FILTRO_INICIAL, type Filtro, SITUACOES } from './filtro.ts';
import type { FormaOpcao } from './lista.ts';
import type { ChangeFiltro } from './use-filtro.ts';

/** The choice of every payment method. */
const TODAS = 0;

export type FiltroDrawerProps = DrawerProps & {
  filtro: Filtro;
  formas: readonly FormaOpcao[];
  total: number;
  change: ChangeFiltro;
};

/** 'Filtrar Contas Pendentes': everything that narrows the list behind it, which follows each choice. */
export function FiltroDrawer({ filtro, formas, total, change, ...drawer }: FiltroDrawerProps) {
  const write = useFiltroWrite(change);
  return (
    <FiltroDrawerFrame
      {...drawer}
      title="Filtrar Contas Pendentes"
      found={`Ver ${formatCount(total)} ${total === 1 ? 'conta' : 'contas'}`}
    >
      <SelectField
        label="Situação"
        value={filtro.situacao}
        options={SITUACOES}
        onChange={(situacao) => write({ situacao })}
      />
      <SelectField
        label="Forma de pagamento"
        value={filtro.idFormaPagamento ?? TODAS}
        options={[{ value: TODAS, label: 'Todas as formas' }, ...formas]}
        onChange={(id) => write({ idFormaPagamento: id === TODAS ? null : id })}
      />
      <Button variant="quiet" onPress={() => write({ ...FILTRO_INICIAL, ordem: filtro.ordem })}>
        Limpar Todos
      </Button>
    </FiltroDrawerFrame>
  );
}
