import { useState } from 'react';
import { type CashbackFiltro, descricaoCashback } from '#domain/customer/meu-cashback.ts';
import { type DrawerProps, FiltroDrawerFrame, useFiltroWrite } from '#parts/list/filtro-drawer.tsx';
import { OpcoesCampo } from '#parts/list/opcoes-campo.tsx';
import { PeriodoCampos } from '#parts/list/periodo-campos.tsx';
import { SITUACOES } from './filtro.ts';
import type { ChangeFiltro } from './use-filtro.ts';

const DATAS = ['Data Inicial de Lançamento da NFe', 'Data Final de Lançamento da NFe'] as const;

const OPCOES = SITUACOES.map((id) => ({ id, nome: descricaoCashback(id) }));

export type FiltroDrawerProps = DrawerProps & {
  filtro: CashbackFiltro;
  hoje: string;
  change: ChangeFiltro;
};

/** 'Filtrar Cashback': days and situations of the list behind it, which follows each valid choice. */
export function FiltroDrawer({ filtro, hoje, change, ...drawer }: FiltroDrawerProps) {
  const write = useFiltroWrite(change);
  // Without a tick there is nothing to list: the choice stays here until it is valid.
  const [isNone, setNone] = useState(false);
  const ticked = isNone ? [] : filtro.situacoes;
  const toggle = (id: number) => {
    const situacoes = SITUACOES.filter((one) => (one === id ? !ticked.includes(one) : ticked.includes(one)));
    setNone(situacoes.length === 0);
    if (situacoes.length > 0) write({ situacoes });
  };
  return (
    <FiltroDrawerFrame {...drawer} title="Filtrar Cashback" found="Ver cashback">
      <PeriodoCampos
        periodo={filtro}
        hoje={hoje}
        labels={DATAS}
        onChange={({ de, ate }) => write({ de, ate })}
      />
      <OpcoesCampo
        titulo="Situação"
        opcoes={OPCOES}
        chosen={ticked}
        onToggle={toggle}
        erro={isNone ? 'Escolha ao menos uma situação.' : undefined}
      />
    </FiltroDrawerFrame>
  );
}
