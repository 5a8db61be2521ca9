import { errosTroca } from '#domain/customer/senha.ts';
import { useDevice } from '#parts/device/device.tsx';
import { FalhaNotice } from '#parts/failure/falha-notice.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { showToast } from '#ui/layer/toast-queue.ts';
import { NovaSenhaFields } from './nova-senha-fields.tsx';
import { AO_ALTERAR } from './palavras.ts';
import { type Troca, trocarSenha } from './queries.ts';
import { useSenhaForm } from './use-senha-form.ts';

const FEITO = 'Senha alterada. As suas outras sessões foram encerradas.';

/** 'Alterar senha': the current password and the new one, twice. */
export function SenhaDialog({ onClose }: { onClose: () => void }) {
  const { usuario } = useDevice();
  const form = useSenhaForm<Troca, unknown>({
    vazio: { senhaAtual: '', senhaNova: '', confirmacaoSenha: '' },
    conferir: errosTroca,
    enviar: trocarSenha,
    campoDe: (falha) => (falha.kind === 'recusa' && falha.codigo === 'senha-incorreta' ? 'senhaAtual' : null),
    palavras: AO_ALTERAR,
    onFeito: () => {
      onClose();
      showToast({ text: FEITO, tone: 'positive' });
    },
  });
  return (
    <FormDialog
      title="Alterar senha"
      size="sm"
      onClose={onClose}
      isDirty={form.isDirty}
      submitLabel="Alterar senha"
      isPending={form.isPending}
      onSubmit={form.onSubmit}
    >
      <FalhaNotice {...form.falha} />
      {/* For the password manager, which keeps a password by its user. */}
      <input hidden readOnly type="text" autoComplete="username" value={usuario.nomeUsuario} />
      <PasswordField
        label="Senha atual"
        autoComplete="current-password"
        data-autofocus
        {...form.field('senhaAtual')}
      />
      <NovaSenhaFields nova={form.field('senhaNova')} confirmacao={form.field('confirmacaoSenha')} />
      <p>As suas sessões em outros aparelhos serão encerradas. O que não foi enviado fica guardado neles.</p>
    </FormDialog>
  );
}
