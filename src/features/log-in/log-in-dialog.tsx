import { useRef, useState } from 'react';
import type { Parametros } from '#contract/content/parametro.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { DemoLogIns } from './demo-log-ins.tsx';
import { type Credentials, logIn, type NotEntered } from './log-in.ts';
import * as css from './log-in-dialog.css.ts';
import { type UnsentUser, UnsentUsers } from './unsent-users.tsx';

export interface LogInDialogProps {
  /** The log-ins to show on a demonstration server. */
  demonstracao: Parametros['demonstracao'];
  /** The user whose session ended: only the password is asked for. */
  nomeUsuario?: string | undefined;
  /** How the server ended it, in its own words; null where it did not say so. */
  finda: { isEncerrada: boolean; motivo: string } | null;
  /** Users with unsent work on this device. */
  unsentUsers: readonly UnsentUser[];
  /** Where a visitor without a log-in, or without its password, goes on. */
  /** `isOfUser`: it helps the user whose session has ended, too. */
  links: readonly { label: string; isOfUser: boolean; onPress: () => void }[];
  onClose: () => void;
  onDone: () => void;
}

const FORM_ID = 'entrar';

/** The sentence for an empty field. */
const MISSING = { usuario: 'Informe seu usuário de login!', senha: 'Insira sua senha de login!' } as const;

const MAY_BE_OFF =
  'Se a senha está certa, o seu acesso pode ter sido desligado: fale com a empresa. O que não foi enviado continua neste aparelho.';

type Errors = Partial<Record<keyof typeof MISSING, string>> & { refusal?: NotEntered };

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
};

const textOf = (form: HTMLFormElement, name: string): string => fieldOf(form, name)?.value ?? '';

/** Uncontrolled on purpose: a password manager may fill the fields before anything here runs. */
const read = (form: HTMLFormElement): Credentials => ({
  usuario: textOf(form, 'usuario'),
  senha: textOf(form, 'senha'),
  manterConectado: fieldOf(form, 'manterConectado')?.checked ?? true,
});

function missingOf({ usuario, senha }: Credentials): Errors {
  return {
    ...(usuario === '' ? { usuario: MISSING.usuario } : {}),
    ...(senha === '' ? { senha: MISSING.senha } : {}),
  };
}

function focusOn(form: HTMLFormElement, name: string): void {
  const field = fieldOf(form, name);
  field?.focus();
  field?.select();
}

function fill(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = fieldOf(form, name);
    if (field !== null) field.value = text;
  }
}

/** 'Entre': user and password, stay connected (on by default). Nothing typed is lost by a refusal. */
export function LogInDialog({
  demonstracao,
  nomeUsuario,
  finda,
  unsentUsers,
  links,
  onClose,
  onDone,
}: LogInDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const enter = async () => {
    if (form.current === null || isSubmitting) return;
    const credentials = read(form.current);
    const missing = missingOf(credentials);
    setErrors(missing);
    const [first] = Object.keys(missing);
    if (first !== undefined) return focusOn(form.current, first);
    setSubmitting(true);
    try {
      const entered = await logIn(credentials);
      if (entered.ok) return onDone();
      setErrors({ refusal: entered.error });
      focusOn(form.current, 'senha');
    } finally {
      setSubmitting(false);
    }
  };
  /** The error of a missing field goes when the user types. */
  const recheck = (name: keyof typeof MISSING, value: string) => {
    if (errors[name] && value !== '') setErrors(({ [name]: _, ...rest }) => rest);
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
        ref={form}
        id={FORM_ID}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          enter().catch((error: unknown) => console.error('the log-in failed', error));
        }}
      >
        {errors.refusal && (
          <Notice tone="negative" isNews>
            <p>{errors.refusal.texto}</p>
            {nomeUsuario !== undefined && errors.refusal.isDenied && <p>{MAY_BE_OFF}</p>}
          </Notice>
        )}
        {nomeUsuario && (
          <Notice tone="caution" title={finda?.isEncerrada ? 'Sessão encerrada' : 'Sessão expirada'}>
            <p>{finda?.motivo || 'Sua sessão expirou.'}</p>
            <p>Dê a senha para continuar de onde parou; nada do que fez se perdeu.</p>
            {finda && <p>Para entrar com outro usuário, feche esta janela.</p>}
          </Notice>
        )}
        <TextField
          label="Usuário"
          hint={nomeUsuario === undefined ? 'O que a empresa lhe deu, em geral o e-mail.' : undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={nomeUsuario !== undefined}
          data-autofocus={nomeUsuario === undefined || undefined}
          name="usuario"
          defaultValue={nomeUsuario ?? ''}
          error={errors.usuario}
          onChange={(event) => recheck('usuario', event.target.value)}
        />
        <PasswordField
          label="Senha"
          autoComplete="current-password"
          data-autofocus={nomeUsuario !== undefined || undefined}
          name="senha"
          error={errors.senha}
          onChange={(event) => recheck('senha', event.target.value)}
        />
        <Checkbox label="Manter conectado neste aparelho" name="manterConectado" defaultChecked />
      </form>
      <div className={css.links}>
        {links
          .filter(({ isOfUser }) => nomeUsuario === undefined || isOfUser)
          .map(({ label, onPress }) => (
            <Button key={label} variant="quiet" size="sm" onPress={onPress}>
              {label}
            </Button>
          ))}
      </div>
      {(nomeUsuario === undefined || finda !== null) && <UnsentUsers users={unsentUsers} />}
      {demonstracao && nomeUsuario === undefined && (
        <DemoLogIns
          demonstracao={demonstracao}
          onChoose={({ nomeUsuario: usuario, senha }) => {
            if (form.current !== null) fill(form.current, { usuario, senha });
            setErrors({});
          }}
        />
      )}
    </Dialog>
  );
}
