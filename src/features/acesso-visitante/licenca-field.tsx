import { useId, useState } from 'react';
import { erroLicenca, LICENCA_INICIO } from '#domain/licenca.ts';
import { Field, fieldAttributes } from '#ui/field.tsx';
import * as css from './acesso.css.ts';

const PRONTO = 'vai com o envio. O arquivo não fica guardado neste aparelho.';
const HINT = 'pdf, jpg, jpeg ou png, até 5 MB. O arquivo não fica guardado neste aparelho.';

export type LicencaFieldProps = { file: File | undefined; onChange: (file: File | undefined) => void };

/** The sanitary licence: a file that is looked at as soon as it is chosen. `onChange` gets only one that is right. */
export function LicencaField({ file: chosen, onChange }: LicencaFieldProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  const texts = {
    label: 'Licença sanitária (opcional)',
    hint: chosen ? `${chosen.name}: ${PRONTO}` : HINT,
    error,
  };
  const choose = async (file: File | undefined) => {
    const start = new Uint8Array((await file?.slice(0, LICENCA_INICIO).arrayBuffer()) ?? []);
    const wrong = file === undefined ? null : erroLicenca(file.size, start);
    setError(wrong ?? undefined);
    onChange(wrong === null ? file : undefined);
  };
  return (
    <Field id={id} {...texts}>
      <input
        type="file"
        name="licensaSanitaria"
        accept=".pdf,.jpg,.jpeg,.png"
        {...fieldAttributes(id, texts)}
        className={css.file}
        onChange={({ currentTarget: field }) => {
          choose(field.files?.[0]).catch((failure: unknown) => {
            // It was moved or taken away since it was chosen.
            console.warn('a file could not be read', failure);
            field.value = '';
            onChange(undefined);
            setError('O arquivo não pôde ser lido. Escolha-o de novo.');
          });
        }}
      />
    </Field>
  );
}
