import CircleAlert from 'lucide-react/icons/circle-alert';
import Cloud from 'lucide-react/icons/cloud';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { classNames } from './class-names.ts';
import * as css from './sync-indicator.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SyncState = keyof typeof css.state;

export interface SyncIndicatorProps {
  state: SyncState;
  /** How many changes wait, are being sent or need a decision; 0 for attention that no change needs. */
  count: number;
  /** How many changes are queued while others need a decision. */
  waiting?: number;
  onPress: () => void;
}

const signs = {
  connected: (
    <>
      <span className={css.dot} aria-hidden="true" />
      <CloudCheck size={18} aria-hidden="true" className={css.alone} />
    </>
  ),
  checking: (
    <>
      <span className={classNames(css.dot, css.unsure)} aria-hidden="true" />
      <Cloud size={18} aria-hidden="true" className={css.alone} />
    </>
  ),
  'no-signal': <CloudOff size={16} aria-hidden="true" />,
  sending: <CloudUpload size={16} aria-hidden="true" className={css.moving} />,
  attention: <CircleAlert size={16} aria-hidden="true" />,
};

const words: Record<SyncState, string> = {
  connected: 'Conectado',
  checking: 'Verificando',
  'no-signal': 'Sem sinal',
  sending: 'Enviando',
  attention: 'Atenção',
};

function atencao(count: number): string {
  if (count === 0) return 'Precisa';
  return count === 1 ? '1 precisa' : `${count} precisam`;
}

const inFull: Record<SyncState, (count: number, waiting: number) => string> = {
  connected: () => 'Conectado',
  checking: () => 'Verificando a conexão',
  'no-signal': (count) => (count > 0 ? `Sem sinal, ${count} na fila` : 'Sem sinal'),
  sending: (count) => `Enviando ${count}`,
  attention: (count, waiting) => `${atencao(count)} de atenção${waiting > 0 ? `, ${waiting} na fila` : ''}`,
};

/** Always shows, quietly, the state between device and server; opens the details. */
export function SyncIndicator({ state, count, waiting = 0, onPress }: SyncIndicatorProps) {
  return (
    <button type="button" className={classNames(css.indicator, css.state[state])} onClick={onPress}>
      {signs[state]}
      <span className={css.figures} aria-hidden="true">
        <span className={css.foldable}>{words[state]}</span>
        {count > 0 && <span>{count}</span>}
      </span>
      <VisuallyHidden>{`${inFull[state](count, waiting)}. Abrir sincronização`}</VisuallyHidden>
    </button>
  );
}
