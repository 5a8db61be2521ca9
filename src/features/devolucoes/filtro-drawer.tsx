import { useId, useRef, useState } from 'react';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { FiltroForm } from '#parts/list/filtro-form.tsx';
import { PeriodoCampos } from '#parts/list/periodo-campos.tsx';
import { Button } from '#ui/button.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Drawer } from '#ui/layer/drawer.tsx';
import { devolucoesHref, type Filtro, filtroInicial } from './filtro.ts';
import type { ChangeFiltro } from './use-filtro.ts';
import { devolucoesText } from './words.ts';

/** The choice of every situation. */
const TODAS = 0;

export type SituacaoOpcao = { readonly idSituacao: number; readonly descSituacao: string };

export type FiltroDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  filtro: Filtro;
  situacoes: readonly SituacaoOpcao[];
  /** Rows found now; null while not all are known. */
  total: number | null;
  hoje: string;
  change: ChangeFiltro;
};

/** 'Filtrar Devoluções': everything that narrows the list behind it, which follows each choice. */
export function FiltroDrawer({ filtro, situacoes, total, hoje, change, ...drawer }: FiltroDrawerProps) {
  const form = useId();
  const cliente = useClienteAtual();
  // One visit of the drawer is one step back, however much was chosen in it.
  const hasChanged = useRef(false);
  const write = (part: Partial<Filtro>) => {
    if (devolucoesHref({ ...filtro, ...part }, hoje) === devolucoesHref(filtro, hoje)) return;
    change(part, hasChanged.current ? 'replace' : 'step');
    hasChanged.current = true;
  };
  // Cleared days start again with fresh fields, which hold no invalid range.
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    write(filtroInicial(hoje));
    setClearings(clearings + 1);
  };
  return (
    <Drawer
      {...drawer}
      title="Filtrar Devoluções"
      footer={
        <Button type="submit" form={form} variant="primary" isWide>
          {total === null ? 'Ver devoluções' : `Ver ${devolucoesText(total)}`}
        </Button>
      }
    >
      <FiltroForm id={form} onValid={drawer.onClose}>
        <ReadOnlyField label="Cliente" value={cliente?.usuarioCliente.pessoa.nome ?? ''} />
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
      </FiltroForm>
    </Drawer>
  );
}
