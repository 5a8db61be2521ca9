import { useRef } from 'react';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { PeriodoCampos } from '#parts/list/periodo-campos.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Drawer } from '#ui/layer/drawer.tsx';
import * as css from './devolucoes.css.ts';
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
  /** Rows found now. */
  total: number;
  hoje: string;
  change: ChangeFiltro;
};

/** 'Filtrar Devoluções': everything that narrows the list behind it, which follows each choice. */
export function FiltroDrawer({ filtro, situacoes, total, hoje, change, ...drawer }: FiltroDrawerProps) {
  const cliente = useClienteAtual();
  // One visit of the drawer is one step back, however much was chosen in it.
  const hasChanged = useRef(false);
  const write = (part: Partial<Filtro>) => {
    if (devolucoesHref({ ...filtro, ...part }, hoje) === devolucoesHref(filtro, hoje)) return;
    change(part, hasChanged.current ? 'replace' : 'step');
    hasChanged.current = true;
  };
  return (
    <Drawer
      {...drawer}
      title="Filtrar Devoluções"
      footer={
        <Button variant="primary" isWide onPress={drawer.onClose}>
          {`Ver ${devolucoesText(total)}`}
        </Button>
      }
    >
      <div className={css.filtro}>
        <TextField label="Cliente" value={cliente?.usuarioCliente.pessoa.nome ?? ''} readOnly />
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
          periodo={filtro}
          hoje={hoje}
          endsToday
          onChange={({ de, ate }) => write({ de, ate })}
        />
        <Button variant="quiet" onPress={() => write(filtroInicial(hoje))}>
          Limpar Todos
        </Button>
      </div>
    </Drawer>
  );
}
