import { useState } from 'react';
import { type DrawerProps, FiltroDrawerFrame, useFiltroWrite } from '#parts/list/filtro-drawer.tsx';
import { PeriodoCampos } from '#parts/list/periodo-campos.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { type Filtro, filtroInicial } from './filtro.ts';
import type { ChangeFiltro } from './use-filtro.ts';
import { devolucoesText } from './words.ts';

/** The choice of every situation. */
const TODAS = 0;

export type SituacaoOpcao = { readonly idSituacao: number; readonly descSituacao: string };

export type FiltroDrawerProps = DrawerProps & {
  filtro: Filtro;
  situacoes: readonly SituacaoOpcao[];
  /** Rows found now; null while not all are known. */
  total: number | null;
  hoje: string;
  change: ChangeFiltro;
};

/** 'Filtrar Devoluções': everything that narrows the list behind it, which follows each choice. */
export function FiltroDrawer({ filtro, situacoes, total, hoje, change, ...drawer }: FiltroDrawerProps) {
  const write = useFiltroWrite(change);
  // Cleared days start again with fresh fields, which hold no invalid range.
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    write(filtroInicial(hoje));
    setClearings(clearings + 1);
  };
  return (
    <FiltroDrawerFrame
      {...drawer}
      title="Filtrar Devoluções"
      found={total === null ? 'Ver devoluções' : `Ver ${devolucoesText(total)}`}
    >
      <SelectField
        label="Situação"
        value={filtro.idSituacao ?? TODAS}
        options={[
          { value: TODAS, label: 'Todas as situações' },
          ...situacoes.map(({ idSituacao, descSituacao }) => ({ value: idSituacao, label: descSituacao })),
        ]}
        onChange={(id) => write({ idSituacao: id === TODAS ? null : id })}
      />
      <PeriodoCampos
        key={clearings}
        periodo={filtro}
        hoje={hoje}
        endsToday
        onChange={({ de, ate }) => write({ de, ate })}
      />
      <Button variant="quiet" onPress={clear}>
        Limpar Todos
      </Button>
    </FiltroDrawerFrame>
  );
}
