import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { watchScrollStop } from '#ui/scroll-stop.ts';
import * as css from './dialog.css.ts';
import { confirm } from './message-queue.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons along the bottom; on phones they stack with the last one on top. */
  footer?: ReactNode;
  /** A quieter line under the title. */
  subtitle?: ReactNode;
  /** Next to the title, before the close button. */
  headerEnd?: ReactNode;
  /** sm 440, md 640, lg 960 px wide; `short` 760 wide and at most 500 high; `side` is a drawer at the right. */
  size?: keyof typeof css.size;
  /** False while closing would lose something: then only the close button and the footer close it. */
  outsideCloses?: boolean;
  /** Something is typed that closing loses: a press outside does nothing, Escape and Back ask first. */
  isDirty?: boolean;
}

const DESCARTAR = {
  title: 'Descartar o que foi digitado?',
  text: 'O que você digitou nesta janela não foi salvo.',
  yes: 'Descartar',
  no: 'Continuar',
  isGrave: true,
};

/** A modal dialog, open as long as it is rendered; a bottom sheet on phones. Mark the first field `data-autofocus`. */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  subtitle,
  headerEnd,
  size = 'md',
  outsideCloses = true,
  isDirty = false,
}: DialogProps) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => (body.current === null ? undefined : watchScrollStop(body.current)), []);
  const askFirst = () => void confirm(DESCARTAR).then((discards) => discards && onClose());
  const modal = useModal({
    onCancel: isDirty ? askFirst : onClose,
    outsideCancels: outsideCloses && !isDirty,
    backCancels: true,
  });
  return (
    <dialog {...modal} className={classNames(css.dialog, css.size[size])} aria-labelledby={titleId}>
      <header className={css.header}>
        <div className={css.titles}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {subtitle}
        </div>
        {headerEnd}
        <IconButton label="Fechar" icon={<X size={20} aria-hidden="true" />} onPress={onClose} />
      </header>
      <div ref={body} className={css.body}>
        {children}
      </div>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </dialog>
  );
}
