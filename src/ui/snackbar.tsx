import X from 'lucide-react/icons/x';
import * as css from './snackbar.css.ts';
import { Spinner } from './spinner.tsx';
import * as bar from './toast-host.css.ts';

export interface SnackbarProps {
  text: string;
  actionLabel: string;
  onAction: () => void;
  onDismiss?: (() => void) | undefined;
  isPending?: boolean;
}

/** One sentence with one act that waits at the bottom until it is answered: the update prompt. */
export function Snackbar({ text, actionLabel, onAction, onDismiss, isPending = false }: SnackbarProps) {
  return (
    <div className={css.place} role="status">
      <div className={bar.bar}>
        <span className={bar.words}>{text}</span>
        <button type="button" className={bar.action} onClick={isPending ? undefined : onAction}>
          {isPending && <Spinner />} {actionLabel}
        </button>
        {onDismiss && (
          <button type="button" className={bar.dismiss} aria-label="Agora não" onClick={onDismiss}>
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
}
