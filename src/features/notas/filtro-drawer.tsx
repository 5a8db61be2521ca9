import { useState } from 'react';
import { formatCount } from '#lib/format-number.ts';
import { type DrawerProps, FiltroDrawerFrame, useFiltroWrite } from '#parts/list/filtro-drawer.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { anosOf, FILTRO_INICIAL, type Filtro, MESES, toNumero } from './filtro.ts';
import type { ChangeFiltro } from './use-filtro.ts';

/** The choice that chooses nothing. */
const NENHUM = 0;

const MESES_OPCOES = [
  { value: NENHUM, label: 'Todos os meses' },
  ...MESES.map((label, at) => ({ value: at + 1, label })),
];

export type FiltroDrawerProps = DrawerProps & {
  filtro: Filtro;
  total: number;
  hoje: string;
  change: ChangeFiltro;
};

/** 'Filtrar Notas Fiscais': everything that narrows the list behind it, which follows each choice. */
export function FiltroDrawer({ filtro, total, hoje, change, ...drawer }: FiltroDrawerProps) {
  const write = useFiltroWrite(change);
  const [numero, setNumero] = useState(filtro.numero);
  const anos = anosOf(hoje);
  return (
    <FiltroDrawerFrame
      {...drawer}
      title="Filtrar Notas Fiscais"
      found={`Ver ${formatCount(total)} ${total === 1 ? 'nota' : 'notas'}`}
      onValid={() => write({ numero })}
    >
      <TextField
        label="Número da nota"
        inputMode="numeric"
        autoComplete="off"
        value={numero}
        onChange={(event) => setNumero(toNumero(event.target.value))}
        onBlur={() => write({ numero })}
      />
      <SelectField
        label="Ano"
        value={filtro.ano ?? NENHUM}
        options={[
          { value: NENHUM, label: 'Últimos 90 dias' },
          ...anos.map((ano) => ({ value: ano, label: String(ano) })),
        ]}
        onChange={(ano) => write(ano === NENHUM ? { ano: null, mes: null } : { ano })}
      />
      <SelectField
        label="Mês"
        value={filtro.mes ?? NENHUM}
        options={MESES_OPCOES}
        onChange={(mes) =>
          // A month without a year is one of this year.
          write(mes === NENHUM ? { mes: null } : { mes, ano: filtro.ano ?? anos[0] ?? null })
        }
      />
      <Button
        variant="quiet"
        onPress={() => {
          setNumero('');
          write({ ...FILTRO_INICIAL, ordem: filtro.ordem });
        }}
      >
        Limpar Todos
      </Button>
    </FiltroDrawerFrame>
  );
}
