import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import * as css from '#ui/message-box.css.ts';
import { Spinner } from '#ui/spinner.tsx';
import * as dialogCss from './dialog.css.ts';
import { type Message, type MessageTable, messages, settleMessage } from './message-queue.ts';
import { letOver, useModal } from './use-modal.ts';

const signs = {
  error: <CircleAlert size={24} aria-hidden="true" />,
  alert: <TriangleAlert size={24} aria-hidden="true" />,
  information: <Info size={24} aria-hidden="true" />,
  question: <CircleHelp size={24} aria-hidden="true" />,
  success: <CircleCheck size={24} aria-hidden="true" />,
  waiting: <Spinner size={24} />,
};

/** Shows the boxes of `showMessage`, `confirm` and `showWaiting`. Render it once, in the shell. */
export function MessageBoxHost() {
  const { open } = useSnapshot(messages);
  return open.map((message) => <MessageBox key={message.id} message={message} />);
}

function MessageBox({ message }: { message: Message }) {
  const id = useId();
  const isWaiting = message.kind === 'waiting';
  const decline = () => settleMessage(message.id, false);
  // A message may come while a screen's dialog is still loading, which would open over it.
  const modal = useModal({
    onCancel: isWaiting ? undefined : decline,
    outsideCancels: true,
    staysOnTop: true,
  });
  const { more } = message;
  return (
    <dialog
      {...modal}
      role="alertdialog"
      className={classNames(dialogCss.dialog, css.box, css.kind[message.kind])}
      aria-labelledby={`${id}-title`}
      aria-describedby={message.table ? `${id}-text ${id}-table` : `${id}-text`}
      aria-busy={isWaiting || undefined}
    >
      <div className={css.content}>
        <span className={classNames(css.sign, css.signKind[message.kind])}>{signs[message.kind]}</span>
        <h2 id={`${id}-title`} className={css.title}>
          {message.title}
        </h2>
        <p id={`${id}-text`} className={css.words}>
          {message.text}
        </p>
        {message.table && <Table id={`${id}-table`} table={message.table} />}
        {more && (
          <span className={css.more}>
            <Button
              variant="quiet"
              size="sm"
              onPress={() => {
                letOver(modal.ref.current);
                more.onPress();
              }}
            >
              {more.label}
            </Button>
          </span>
        )}
      </div>
      {!isWaiting && <Buttons message={message} onDecline={decline} />}
    </dialog>
  );
}

function Table({ id, table: { rows, after } }: { id: string; table: MessageTable }) {
  return (
    <div id={id} className={css.table}>
      <dl>
        {rows.map(({ name, detail, value, isSum }) => (
          <div key={name} className={classNames(css.row, isSum && css.sum)}>
            <dt className={css.rowName}>
              {name}
              {detail && <span className={css.detail}>{detail}</span>}
            </dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.words}>{after}</p>
    </div>
  );
}

function Buttons({ message, onDecline }: { message: Message; onDecline: () => void }) {
  const agree = () => settleMessage(message.id, true);
  const agreeing = message.isGrave ? ({ variant: 'danger' } as const) : ({ variant: 'primary' } as const);
  return (
    <div className={css.buttons}>
      {message.no !== undefined && (
        <Button onPress={onDecline} data-autofocus={message.isGrave || undefined}>
          {message.no}
        </Button>
      )}
      <Button {...agreeing} onPress={agree} data-autofocus={!message.isGrave || undefined}>
        {message.yes}
      </Button>
    </div>
  );
}
