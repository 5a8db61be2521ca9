import { SENHA_MINIMA } from '#domain/customer/senha.ts';
import { PasswordField, type PasswordFieldProps } from '#ui/form/password-field.tsx';

/** A field's part of a form: its name, the holder of its value and its error. */
type FieldOfForm = Omit<PasswordFieldProps, 'label' | 'hint' | 'autoComplete'>;

/** The new password, twice. */
export function NovaSenhaFields({ nova, confirmacao }: { nova: FieldOfForm; confirmacao: FieldOfForm }) {
  return (
    <>
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        hint={`Ao menos ${SENHA_MINIMA} caracteres.`}
        {...nova}
      />
      <PasswordField label="Confirmação da nova senha" autoComplete="new-password" {...confirmacao} />
    </>
  );
}
