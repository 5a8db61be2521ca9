import { useState } from 'react';
import { LEGENDA_ORCAMENTO, LEGENDA_PEDIDO } from '#contract/orders/situacao.ts';
import { formatCount } from '#lib/format-number.ts';
import { type DrawerProps, FiltroDrawerFrame, useFiltroWrite } from '#parts/list/filtro-drawer.tsx';
import { OpcoesCampo } from '#parts/list/opcoes-campo.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { semFiltros } from './chips.ts';
import { comOuSem, type Filtro, periodoErro, toNumero } from './filtro.ts';
import type { Opcao } from './lista.ts';
import * as css from './pedidos.css.ts';
import { PERIODOS, ultimosDias } from './periodo.ts';
import type { ChangeFiltro } from './use-filtro.ts';

const LEGENDAS: readonly Opcao[] = [
  { id: LEGENDA_PEDIDO, nome: 'Pedido' },
  { id: LEGENDA_ORCAMENTO, nome: 'Orçamento' },
];

export type FiltroDrawerProps = DrawerProps & {
  filtro: Filtro;
  opcoes: { situacoes: readonly Opcao[]; origens: readonly Opcao[] };
  /** Rows found now. */
  total: number;
  hoje: string;
  change: ChangeFiltro;
};

/** 'Filtrar Pedido': everything that narrows the list behind it, which follows each choice. */
export function FiltroDrawer({ filtro, opcoes, total, hoje, change, ...drawer }: FiltroDrawerProps) {
  const write = useFiltroWrite(change);
  // As typed: an incomplete range stays here.
  const [typed, setTyped] = useState<{ de: string; ate: string } | null>(null);
  const [numero, setNumero] = useState(filtro.numero);
  const { de, ate } = typed ?? filtro;
  const erro = de === '' || ate === '' ? 'Informe a data.' : periodoErro(de, ate);
  const setPeriodo = (part: { de?: string; ate?: string }) => {
    const next = { de, ate, ...part };
    const isWhole = next.de !== '' && next.ate !== '' && periodoErro(next.de, next.ate) === null;
    setTyped(isWhole ? null : next);
    if (isWhole) write(next);
  };
  return (
    <FiltroDrawerFrame
      {...drawer}
      title="Filtrar Pedido"
      found={`Ver ${formatCount(total)} ${total === 1 ? 'pedido' : 'pedidos'}`}
      onValid={() => write({ numero: toNumero(numero) })}
    >
      <TextField
        label="Número do pedido"
        hint="O deste portal, o da empresa ou o do cliente, de qualquer data."
        autoComplete="off"
        value={numero}
        onChange={(event) => setNumero(event.target.value)}
        onBlur={() => write({ numero: toNumero(numero) })}
      />
      <TextField
        type="date"
        label="Data inicial"
        value={de}
        max={hoje}
        error={erro ?? undefined}
        onChange={(event) => setPeriodo({ de: event.target.value })}
      />
      <TextField
        type="date"
        label="Data final"
        value={ate}
        onChange={(event) => setPeriodo({ ate: event.target.value })}
      />
      <div className={css.atalhos}>
        {PERIODOS.map((dias) => {
          const periodo = ultimosDias(dias, hoje);
          const isChosen = de === periodo.de && ate === periodo.ate;
          return (
            <Button
              key={dias}
              size="sm"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onPress={() => setPeriodo(periodo)}
            >
              {`${dias} dias`}
            </Button>
          );
        })}
      </div>
      <OpcoesCampo
        titulo="Legenda"
        opcoes={LEGENDAS}
        chosen={filtro.legendas}
        onToggle={(id) => write({ legendas: comOuSem(filtro.legendas, id) })}
      />
      <OpcoesCampo
        titulo="Situação"
        opcoes={opcoes.situacoes}
        chosen={filtro.situacoes}
        onToggle={(id) => write({ situacoes: comOuSem(filtro.situacoes, id) })}
      />
      <OpcoesCampo
        titulo="Origem"
        opcoes={opcoes.origens}
        chosen={filtro.origens}
        onToggle={(id) => write({ origens: comOuSem(filtro.origens, id) })}
      />
      <Button
        variant="quiet"
        onPress={() => {
          setTyped(null);
          setNumero('');
          write(semFiltros(hoje));
        }}
      >
        Limpar Todos
      </Button>
    </FiltroDrawerFrame>
  );
}
