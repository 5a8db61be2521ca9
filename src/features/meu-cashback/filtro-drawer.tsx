import { useId, useRef, useState } from 'react';
import { type CashbackFiltro, descricaoCashback } from '#domain/customer/meu-cashback.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { FiltroForm } from '#parts/list/filtro-form.tsx';
import { PeriodoCampos } from '#parts/list/periodo-campos.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import { Drawer } from '#ui/layer/drawer.tsx';
import { SITUACOES } from './filtro.ts';
import * as css from './meu-cashback.css.ts';
import type { ChangeFiltro } from './use-filtro.ts';

const DATAS = ['Data Inicial de Lançamento da NFe', 'Data Final de Lançamento da NFe'] as const;

export type FiltroDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  filtro: CashbackFiltro;
  hoje: string;
  change: ChangeFiltro;
};

/** 'Filtrar Cashback': days and situations of the list behind it, which follows each valid choice. */
export function FiltroDrawer({ filtro, hoje, change, ...drawer }: FiltroDrawerProps) {
  const form = useId();
  const erro = useId();
  const cliente = useClienteAtual();
  // One visit of the drawer is one step back, however much was chosen in it.
  const hasChanged = useRef(false);
  const write = (part: Partial<CashbackFiltro>) => {
    change(part, hasChanged.current ? 'replace' : 'step');
    hasChanged.current = true;
  };
  // Without a tick there is nothing to list: the choice stays here until it is valid.
  const [isNone, setNone] = useState(false);
  const ticked = isNone ? [] : filtro.situacoes;
  const toggle = (id: number) => {
    const situacoes = SITUACOES.filter((one) => (one === id ? !ticked.includes(one) : ticked.includes(one)));
    setNone(situacoes.length === 0);
    if (situacoes.length > 0) write({ situacoes });
  };
  return (
    <Drawer
      {...drawer}
      title="Filtrar Cashback"
      footer={
        <Button type="submit" form={form} variant="primary" isWide>
          Ver cashback
        </Button>
      }
    >
      <FiltroForm id={form} onValid={drawer.onClose}>
        <ReadOnlyField label="Cliente" value={cliente?.usuarioCliente.pessoa.nome ?? ''} />
        <PeriodoCampos
          periodo={filtro}
          hoje={hoje}
          labels={DATAS}
          onChange={({ de, ate }) => write({ de, ate })}
        />
        <fieldset className={css.situacoes}>
          <legend className={css.situacoesTitulo}>Situação</legend>
          {SITUACOES.map((id) => (
            <Checkbox
              key={id}
              label={descricaoCashback(id)}
              checked={ticked.includes(id)}
              {...(isNone && { 'aria-invalid': true, 'aria-describedby': erro })}
              onChange={() => toggle(id)}
            />
          ))}
          {isNone && (
            <p id={erro} className={css.erro} role="alert">
              Escolha ao menos uma situação.
            </p>
          )}
        </fieldset>
      </FiltroForm>
    </Drawer>
  );
}
