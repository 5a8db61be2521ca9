import X from 'lucide-react/icons/x';
import { Spinner } from '#ui/spinner.tsx';
import * as css from './snackbar.css.ts';
import * as bar from './toast-host.css.ts';

export interface SnackbarProps {
  text: string;
  actionLabel: string;
  onAction: () => void;
  /** A second, quieter act before the first: something to read before deciding. */
  more?: { label: string; onPress: () => void } | undefined;
  onDismiss?: (() => void) | undefined;
  isPending?: boolean;
}

/** One sentence with one act that stays at the bottom until it is used: the update prompt. */
export function Snackbar({ text, actionLabel, onAction, more, onDismiss, isPending = false }: SnackbarProps) {
  return (
    <div className={css.place} role="status" data-print="hide">
      <div className={css.bar}>
        <span className={css.words}>{text}</span>
        <div className={css.acts}>
          {more && (
            <button type="button" className={bar.action} onClick={more.onPress}>
              {more.label}
            </button>
          )}
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
    </div>
  );
}
