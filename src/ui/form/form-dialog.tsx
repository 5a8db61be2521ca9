import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, type DialogProps } from '#ui/layer/dialog.tsx';
import * as css from './form-dialog.css.ts';

export interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  /** On the button that sends the form. */
  submitLabel: string;
  submitIcon?: ReactNode;
  isPending?: boolean;
  /** Sends what the fields hold: the button, or Enter in a field. */
  onSubmit: () => void;
  /** The form's element, for whoever puts the focus on a field of it. */
  formRef?: RefObject<HTMLFormElement | null>;
}

/**
 * A dialog that is one form: 'Cancelar' beside the button that sends it, and nothing outside closes it by a slip
 * unless `outsideCloses`.
 */
export function FormDialog({
  submitLabel,
  submitIcon,
  isPending = false,
  onSubmit,
  formRef,
  children,
  outsideCloses = false,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      outsideCloses={outsideCloses}
      footer={
        <>
          <Button onPress={dialog.onClose}>Cancelar</Button>
          <Button type="submit" form={id} variant="primary" icon={submitIcon} isPending={isPending}>
            {submitLabel}
          </Button>
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
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
