import { useId, useRef } from 'react';
import { formatCount } from '#lib/format-number.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { FiltroForm } from '#parts/list/filtro-form.tsx';
import { Button } from '#ui/button.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Drawer } from '#ui/layer/drawer.tsx';
import { contasHref, FILTRO_INICIAL, type Filtro, SITUACOES } from './filtro.ts';
import type { FormaOpcao } from './lista.ts';
import type { ChangeFiltro } from './use-filtro.ts';

/** The choice of every payment method. */
const TODAS = 0;

export type FiltroDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  filtro: Filtro;
  formas: readonly FormaOpcao[];
  total: number;
  change: ChangeFiltro;
};

/** 'Filtrar Contas Pendentes': everything that narrows the list behind it, which follows each choice. */
export function FiltroDrawer({ filtro, formas, total, change, ...drawer }: FiltroDrawerProps) {
  const form = useId();
  const cliente = useClienteAtual();
  // One visit of the drawer is one step back, however much was chosen in it.
  const hasChanged = useRef(false);
  const write = (part: Partial<Filtro>) => {
    if (contasHref({ ...filtro, ...part }) === contasHref(filtro)) return;
    change(part, hasChanged.current ? 'replace' : 'step');
    hasChanged.current = true;
  };
  return (
    <Drawer
      {...drawer}
      title="Filtrar Contas Pendentes"
      footer={
        <Button type="submit" form={form} variant="primary" isWide>
          {`Ver ${formatCount(total)} ${total === 1 ? 'conta' : 'contas'}`}
        </Button>
      }
    >
      <FiltroForm id={form} onValid={drawer.onClose}>
        <ReadOnlyField label="Cliente" value={cliente?.usuarioCliente.pessoa.nome ?? ''} />
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
      </FiltroForm>
    </Drawer>
  );
}
