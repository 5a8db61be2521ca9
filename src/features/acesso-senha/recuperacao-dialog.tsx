import { useState } from 'react';
import type { Falha } from '#parts/failure/falha.ts';
import { FalhaNotice } from '#parts/failure/falha-notice.tsx';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import * as css from './acesso-senha.css.ts';
import { AO_RECUPERAR } from './palavras.ts';
import { consultarEmail, pedirInstrucoes } from './queries.ts';
import { useSenhaForm } from './use-senha-form.ts';

const TITLE = 'Recuperar senha';

type Achado = { login: string; email: string };

/** The log-in of the password. */
function PedirLogin({
  login,
  onAchado,
  onClose,
}: {
  login: string;
  onAchado: (achado: Achado) => void;
  onClose: () => void;
}) {
  const form = useSenhaForm<{ login: string }, string>({
    vazio: { login },
    conferir: (typed) => (typed.login.trim() === '' ? { login: 'Informe o seu login.' } : {}),
    enviar: (typed) => consultarEmail(typed.login.trim()),
    onFeito: (email, typed) => onAchado({ email, login: typed.login.trim() }),
    palavras: AO_RECUPERAR,
  });
  return (
    <FormDialog
      title={TITLE}
      size="sm"
      onClose={onClose}
      isDirty={form.isDirty}
      submitLabel="Continuar"
      isPending={form.isPending}
      onSubmit={form.onSubmit}
    >
      <FalhaNotice {...form.falha} />
      <p>Informe o seu login. As instruções para criar uma nova senha vão para o e-mail cadastrado nele.</p>
      <TextField
        label="Login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        data-autofocus
        {...form.field('login')}
      />
    </FormDialog>
  );
}

type Envio = { kind: 'perguntando' | 'enviando' } | { kind: 'recusado'; falha: Falha };

/** Whether the mail goes to the right place. */
function ConfirmarEmail({
  achado: { login, email },
  onEnviado,
  onVoltar,
  onClose,
}: {
  achado: Achado;
  onEnviado: (mensagem: string) => void;
  onVoltar: () => void;
  onClose: () => void;
}) {
  const [envio, setEnvio] = useState<Envio>({ kind: 'perguntando' });
  const enviar = async () => {
    setEnvio({ kind: 'enviando' });
    const pedido = await pedirInstrucoes(login);
    if (pedido.ok) onEnviado(pedido.value);
    else setEnvio({ kind: 'recusado', falha: pedido.error });
  };
  return (
    <Dialog
      title={TITLE}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onVoltar}>Voltar</Button>
          <Button
            variant="primary"
            data-autofocus
            isPending={envio.kind === 'enviando'}
            onPress={() => {
              enviar().catch((error: unknown) => console.error('the recovery failed', error));
            }}
          >
            Enviar instruções
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <FalhaNotice falha={envio.kind === 'recusado' ? envio.falha : null} {...AO_RECUPERAR} />
        <p>{`Se o login ${login} existir, as instruções vão para o e-mail dele:`}</p>
        <p className={css.email}>
          <strong>{email}</strong>
        </p>
        <p>Não é o seu? Volte e confira o login, ou fale com o seu vendedor.</p>
      </div>
    </Dialog>
  );
}

/** 'Recuperar senha': the log-in, the e-mail registered for it, and the word that the instructions are on their way. */
export function RecuperacaoDialog({ onClose }: { onClose: () => void }) {
  const [login, setLogin] = useState('');
  const [email, setEmail] = useState<string | null>(null);
  const [mensagem, setMensagem] = useState<string | null>(null);
  if (email === null) {
    return (
      <PedirLogin
        login={login}
        onAchado={(achado) => {
          setLogin(achado.login);
          setEmail(achado.email);
        }}
        onClose={onClose}
      />
    );
  }
  if (mensagem === null) {
    return (
      <ConfirmarEmail
        achado={{ login, email }}
        onEnviado={setMensagem}
        onVoltar={() => setEmail(null)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={TITLE}
      size="sm"
      onClose={onClose}
      footer={
        <Button variant="primary" data-autofocus onPress={onClose}>
          OK
        </Button>
      }
    >
      <Notice tone="positive" title={mensagem} isNews>
        {`Se o login ${login} existir, elas chegam em ${email} em alguns minutos. O link vale por 30 minutos e uma só vez.`}
      </Notice>
    </Dialog>
  );
}
