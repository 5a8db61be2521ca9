import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { classNames } from '#ui/class-names.ts';
import * as css from './toast-host.css.ts';
import { hideToast, type Toast, toasts } from './toast-queue.ts';

const signs = {
  neutral: null,
  positive: <Check size={16} strokeWidth={3} aria-hidden="true" />,
  caution: <TriangleAlert size={16} aria-hidden="true" />,
  negative: <TriangleAlert size={16} aria-hidden="true" />,
};

/** Shows the toasts of `showToast`, above dialogs too. Render it once, in the shell. */
export function ToastHost() {
  const { shown } = useSnapshot(toasts);
  const host = useRef<HTMLElement>(null);
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return undefined;
    const element = host.current;
    // Opened again for each new toast: the last opened popover is on top of any dialog.
    element?.showPopover();
    return () => element?.hidePopover();
  }, [newest]);
  return (
    <section ref={host} popover="manual" className={css.host} aria-label="Avisos" data-print="hide">
      {shown.map((toast) => (
        <ToastBar key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastBar({ toast: { id, text, tone, action, durationMs } }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => hideToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isHeld]);
  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  return (
    <div className={action ? css.barWithAct : css.bar} {...hold} {...release}>
      <span className={css.message}>
        {signs[tone] && <span className={classNames(css.signShape, css.sign[tone])}>{signs[tone]}</span>}
        <span className={css.words}>{text}</span>
      </span>
      <span className={css.acts}>
        {action && (
          <button
            type="button"
            className={css.action}
            onClick={() => {
              hideToast(id);
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className={css.dismiss} aria-label="Fechar aviso" onClick={() => hideToast(id)}>
          <X size={18} aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}
