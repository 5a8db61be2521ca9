import { ClienteTag } from '#parts/customer/cliente-tag.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import * as css from './contatos.css.ts';
import { type ContatoFormOptions, useContatoForm } from './use-contato-form.ts';
import { type Modo, PROMOCOES, tituloOf } from './words.ts';

/** The values of an e-mail's form. */
export type EmailCampos = { email: string; permiteReceberPromocao: boolean };

export type EmailDialogProps = ContatoFormOptions<EmailCampos> & {
  modo: Modo;
  /** The uses that the company sets, which 'consultar' shows. */
  usos: readonly (readonly [nome: string, valor: string])[];
  onClose: () => void;
};

/** The form of an e-mail address, which 'consultar' only shows. */
export function EmailDialog({ modo, usos, onClose, ...options }: EmailDialogProps) {
  const form = useContatoForm(options);
  const isLeitura = modo === 'consultar';
  return (
    <FormDialog
      title={tituloOf(modo, 'E-mail')}
      subtitle={<ClienteTag />}
      size="sm"
      onClose={onClose}
      isDirty={form.isDirty}
      submitLabel={isLeitura ? null : 'Salvar'}
      closeLabel="Fechar"
      isPending={form.isPending}
      onSubmit={form.onSubmit}
    >
      {isLeitura ? (
        <>
          <ReadOnlyField label="E-mail" value={form.getValues('email')} />
          <div className={css.tres}>
            {usos.map(([nome, valor]) => (
              <ReadOnlyField key={nome} label={nome} value={valor} />
            ))}
          </div>
        </>
      ) : (
        <TextField
          label="E-mail"
          // Not 'email': the browser would hide spaces at its ends, and check by other rules.
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          error={form.formState.errors.email?.message}
          {...form.register('email', { onChange: () => form.clearErrors('email') })}
        />
      )}
      <Checkbox label={PROMOCOES} {...form.register('permiteReceberPromocao')} disabled={isLeitura} />
    </FormDialog>
  );
}
