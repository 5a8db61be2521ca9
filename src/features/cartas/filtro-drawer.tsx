import { useState } from 'react';
import { SITUACOES } from '#parts/letters/situacao.tsx';
import { type DrawerProps, FiltroDrawerFrame, useFiltroWrite } from '#parts/list/filtro-drawer.tsx';
import { OpcoesCampo } from '#parts/list/opcoes-campo.tsx';
import { PeriodoCampos } from '#parts/list/periodo-campos.tsx';
import { Button } from '#ui/button.tsx';
import { comOuSem, type Filtro, filtroInicial } from './filtro.ts';
import type { ChangeFiltro } from './use-filtro.ts';
import { registrosText } from './words.ts';

export type FiltroDrawerProps = DrawerProps & {
  filtro: Filtro;
  /** Rows found now; null while not all are known. */
  total: number | null;
  hoje: string;
  change: ChangeFiltro;
};

/** 'Filtrar Carta de Correção': days and situations of the list behind it, which follows each valid choice. */
export function FiltroDrawer({ filtro, total, hoje, change, ...drawer }: FiltroDrawerProps) {
  const write = useFiltroWrite(change);
  // Cleared days start again with fresh fields, which hold no invalid range.
  const [clearings, setClearings] = useState(0);
  return (
    <FiltroDrawerFrame
      {...drawer}
      title="Filtrar Carta de Correção"
      found={total === null ? 'Ver cartas' : `Ver ${registrosText(total)}`}
    >
      <PeriodoCampos
        key={clearings}
        periodo={filtro}
        hoje={hoje}
        onChange={({ de, ate }) => write({ de, ate })}
      />
      <OpcoesCampo
        titulo="Situação"
        opcoes={SITUACOES}
        chosen={filtro.situacoes}
        onToggle={(id) => write({ situacoes: comOuSem(filtro.situacoes, id) })}
      />
      <Button
        variant="quiet"
        onPress={() => {
          write(filtroInicial(hoje));
          setClearings(clearings + 1);
        }}
      >
        Limpar Todos
      </Button>
    </FiltroDrawerFrame>
  );
}
