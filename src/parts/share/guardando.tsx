import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import * as css from './guardando.css.ts';
import type { Guardando } from './use-guardar.ts';

export type GuardandoBarProps = {
  guardando: Guardando;
  label: string;
  /** The name of the items: 'notas'. */
  oQue: string;
  onStop: () => void;
};

/** The progress of documents that are being kept, with a button that stops it. */
export function GuardandoBar({ guardando: { done, total }, label, oQue, onStop }: GuardandoBarProps) {
  return (
    <div className={css.progress}>
      <div className={css.bar}>
        <ProgressBar label={label} value={done} max={total} text={`${done} de ${total} ${oQue}`} />
      </div>
      <Button size="sm" onPress={onStop}>
        Parar
      </Button>
    </div>
  );
}
