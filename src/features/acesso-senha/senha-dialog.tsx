import { errosTroca, SENHA_MINIMA } from '#domain/senha.ts';
import { useDevice } from '#parts/device.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { showToast } from '#ui/toast-queue.ts';
import * as css from './acesso-senha.css.ts';
import { type Troca, trocarSenha } from './queries.ts';
import { useSenhaForm } from './use-senha-form.ts';

const FORM_ID = 'alterar-senha';
const FEITO = 'Senha alterada. As suas outras sessões foram encerradas.';

/** 'Alterar senha': the current password and the new one, twice. */
export function SenhaDialog({ onClose }: { onClose: () => void }) {
  const { usuario } = useDevice();
  const form = useSenhaForm<Troca, unknown>({
    vazio: { senhaAtual: '', senhaNova: '', confirmacaoSenha: '' },
    conferir: errosTroca,
    enviar: trocarSenha,
    campoDe: ({ codigo }) => (codigo === 'senha-incorreta' ? 'senhaAtual' : null),
    onFeito: () => {
      onClose();
      showToast({ text: FEITO, tone: 'positive' });
    },
  });
  return (
    <Dialog
      title="Alterar senha"
      size="sm"
      onClose={onClose}
      outsideCloses={!form.isDirty}
      footer={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isPending={form.isPending}>
            Alterar senha
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className={css.form} onSubmit={form.onSubmit}>
        {form.problema && (
          <Notice tone="negative" isNews>
            {form.problema.texto}
          </Notice>
        )}
        {/* For the password manager, which keeps a password by its user. */}
        <input hidden readOnly type="text" autoComplete="username" value={usuario.nomeUsuario} />
        <PasswordField
          label="Senha atual"
          autoComplete="current-password"
          data-autofocus
          {...form.field('senhaAtual')}
        />
        <PasswordField
          label="Nova senha"
          autoComplete="new-password"
          hint={`Ao menos ${SENHA_MINIMA} caracteres.`}
          {...form.field('senhaNova')}
        />
        <PasswordField
          label="Confirmação da nova senha"
          autoComplete="new-password"
          {...form.field('confirmacaoSenha')}
        />
        <p>
          As suas sessões em outros aparelhos serão encerradas. O que não foi enviado fica guardado neles.
        </p>
      </form>
    </Dialog>
  );
}
