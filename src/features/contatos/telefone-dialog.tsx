import { ClienteTag } from '#parts/customer/cliente-tag.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { MaskedField } from '#ui/form/masked-field.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import * as css from './contatos.css.ts';
import { type ContatoFormOptions, useContatoForm } from './use-contato-form.ts';
import { type TelefoneCampos, useDigitos } from './use-digitos.ts';
import { type Modo, PROMOCOES, tituloOf } from './words.ts';

export type TelefoneDialogProps = ContatoFormOptions<TelefoneCampos> & {
  modo: Modo;
  /** The name of the phone's type. */
  tipo: string;
  onClose: () => void;
};

/** The form of a phone number, which 'consultar' only shows. */
export function TelefoneDialog({ modo, tipo, onClose, ...options }: TelefoneDialogProps) {
  const form = useContatoForm(options);
  const digitos = useDigitos(form);
  const { errors } = form.formState;
  const isLeitura = modo === 'consultar';
  return (
    <FormDialog
      title={tituloOf(modo, 'Whatsapp')}
      subtitle={<ClienteTag />}
      onClose={onClose}
      isDirty={form.isDirty}
      submitLabel={isLeitura ? null : 'Salvar'}
      closeLabel="Fechar"
      isPending={form.isPending}
      onSubmit={form.onSubmit}
    >
      <ReadOnlyField label="Tipo" value={tipo} />
      <div className={css.tres}>
        <MaskedField
          label="DDD"
          readOnly={isLeitura}
          data-autofocus={!isLeitura || undefined}
          error={errors.ddd?.message}
          {...digitos('ddd')}
        />
        <MaskedField
          label="Prefixo"
          readOnly={isLeitura}
          error={errors.prefixo?.message}
          {...digitos('prefixo')}
        />
        <MaskedField
          label="Número"
          readOnly={isLeitura}
          error={errors.numero?.message}
          {...digitos('numero')}
        />
      </div>
      <Checkbox label={PROMOCOES} {...form.register('permiteReceberPromocao')} disabled={isLeitura} />
    </FormDialog>
  );
}
