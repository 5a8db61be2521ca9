import { SENHA_MINIMA } from '#domain/customer/senha.ts';
import { PasswordField, type PasswordFieldProps } from '#ui/form/password-field.tsx';

/** What a form gives a field: its name, its value's holder and what is wrong with it. */
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
