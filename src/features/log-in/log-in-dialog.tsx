import { useForm } from 'react-hook-form';
import type { Parametros } from '#contract/parametro.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { DemoLogIns } from './demo-log-ins.tsx';
import { type Credentials, logIn } from './log-in.ts';
import * as css from './log-in-dialog.css.ts';
import { type UnsentUser, UnsentUsers } from './unsent-users.tsx';

export interface LogInDialogProps {
  /** The log-ins to show on a demonstration server. */
  demonstracao: Parametros['demonstracao'];
  /** The user whose session ended: only his password is asked. */
  nomeUsuario?: string | undefined;
  /** Who has work on this device that was not sent. */
  unsentUsers: readonly UnsentUser[];
  onClose: () => void;
  onDone: () => void;
}

const FORM_ID = 'entrar';

/** 'Entre': user and password, stay connected (on by default). Nothing typed is lost by a refusal. */
export function LogInDialog({ demonstracao, nomeUsuario, unsentUsers, onClose, onDone }: LogInDialogProps) {
  const form = useForm<Credentials>({
    defaultValues: { usuario: nomeUsuario ?? '', senha: '', manterConectado: true },
  });
  const { errors, isSubmitting } = form.formState;
  const enter = form.handleSubmit(async (credentials) => {
    const entered = await logIn(credentials);
    if (entered.ok) return onDone();
    form.setError('root', { message: entered.error });
    form.setFocus('senha', { shouldSelect: true });
  });
  const submit = () => {
    enter().catch((error: unknown) => console.error('the log-in failed', error));
  };
  return (
    <Dialog
      title="Entre"
      size="sm"
      onClose={onClose}
      outsideCloses={false}
      footer={
        <Button type="submit" form={FORM_ID} variant="primary" isWide isPending={isSubmitting}>
          Entrar
        </Button>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {errors.root && (
          <Notice tone="negative" isNews>
            {errors.root.message}
          </Notice>
        )}
        {nomeUsuario && (
          <p>Sua sessão expirou. Dê a senha para continuar de onde parou; nada do que fez se perdeu.</p>
        )}
        <TextField
          label="Usuário"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={nomeUsuario !== undefined}
          data-autofocus={nomeUsuario === undefined || undefined}
          error={errors.usuario?.message}
          {...form.register('usuario', { required: 'Informe seu usuário de login!' })}
        />
        <PasswordField
          label="Senha"
          autoComplete="current-password"
          data-autofocus={nomeUsuario !== undefined || undefined}
          error={errors.senha?.message}
          {...form.register('senha', { required: 'Insira sua senha de login!' })}
        />
        <Checkbox label="Manter conectado neste aparelho" {...form.register('manterConectado')} />
      </form>
      {nomeUsuario === undefined && <UnsentUsers users={unsentUsers} />}
      {demonstracao && nomeUsuario === undefined && (
        <DemoLogIns
          demonstracao={demonstracao}
          onChoose={({ nomeUsuario: usuario, senha }) => {
            form.setValue('usuario', usuario);
            form.setValue('senha', senha);
            form.clearErrors();
          }}
        />
      )}
    </Dialog>
  );
}
