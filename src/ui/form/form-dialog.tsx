import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, type DialogProps } from '#ui/layer/dialog.tsx';
import * as css from './form-dialog.css.ts';

export interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  /** The label of the button that sends the form; null for a form that is only read. */
  submitLabel: string | null;
  /** The label of the button that closes it without sending. */
  closeLabel?: string;
  submitIcon?: ReactNode;
  isPending?: boolean;
  /** Sends the form: by the button, or Enter in a field. */
  onSubmit: () => void;
  /** The form's element, for focusing one of its fields. */
  formRef?: RefObject<HTMLFormElement | null>;
}

/**
 * A dialog that is one form: the button that closes it next to the one that sends it. A press outside does not close it
 * unless `outsideCloses`, or where `isDirty` tells that nothing is typed.
 */
export function FormDialog({
  submitLabel,
  closeLabel = 'Cancelar',
  submitIcon,
  isPending = false,
  onSubmit,
  formRef,
  children,
  outsideCloses,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      outsideCloses={outsideCloses ?? dialog.isDirty !== undefined}
      footer={
        <>
          <Button onPress={dialog.onClose}>{closeLabel}</Button>
          {submitLabel !== null && (
            <Button type="submit" form={id} variant="primary" icon={submitIcon} isPending={isPending}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={formRef}
        id={id}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (submitLabel !== null) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
