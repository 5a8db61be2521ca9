import { useState } from 'react';
import type { PendenciaSituacao } from '#contract/documents/pendencia.ts';
import { type DrawerProps, FiltroDrawerFrame, useFiltroWrite } from '#parts/list/filtro-drawer.tsx';
import { PeriodoCampos } from '#parts/list/periodo-campos.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { type Filtro, filtroInicial } from './filtro.ts';
import type { ChangeFiltro } from './use-filtro.ts';
import { solicitacoesText } from './words.ts';

/** The choice of every situation. */
const TODAS = 0;

const DA_SOLICITACAO = ['Data inicial da solicitação', 'Data final da solicitação'] as const;
const DA_RESOLUCAO = ['Data inicial da resolução', 'Data final da resolução'] as const;

export type FiltroDrawerProps = DrawerProps & {
  filtro: Filtro;
  situacoes: readonly PendenciaSituacao[];
  hoje: string;
  /** The requests found now; null while they are not known. */
  total: number | null;
  change: ChangeFiltro;
};

/** 'Filtrar Documentos Regulatórios': situation and days of the list behind it, which follows each valid choice. */
export function FiltroDrawer({ filtro, situacoes, hoje, total, change, ...drawer }: FiltroDrawerProps) {
  const write = useFiltroWrite(change);
  // Cleared days start again with fresh fields, which hold no invalid range.
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    write({ ...filtroInicial(hoje), ordem: filtro.ordem });
    setClearings(clearings + 1);
  };
  return (
    <FiltroDrawerFrame
      {...drawer}
      title="Filtrar Documentos Regulatórios"
      found={total === null ? 'Ver solicitações' : `Ver ${solicitacoesText(total)}`}
    >
      <SelectField
        label="Situação"
        value={filtro.idSituacao ?? TODAS}
        options={[
          { value: TODAS, label: 'Todas' },
          ...situacoes.map(({ idPendenciaDocumentoClienteSituacao: value, descricao: label }) => ({
            value,
            label,
          })),
        ]}
        onChange={(id) => write({ idSituacao: id === TODAS ? null : id })}
      />
      <PeriodoCampos
        key={`pedida-${clearings}`}
        periodo={filtro}
        hoje={hoje}
        labels={DA_SOLICITACAO}
        onChange={({ de, ate }) => write({ de, ate })}
      />
      <PeriodoCampos
        key={`resolvida-${clearings}`}
        periodo={filtro.resolvida}
        hoje={hoje}
        labels={DA_RESOLUCAO}
        isOptional
        onChange={({ de, ate }) => write({ resolvida: { de, ate } })}
      />
      <Button variant="quiet" onPress={clear}>
        Limpar Todos
      </Button>
    </FiltroDrawerFrame>
  );
}
