import { type RefObject, useState } from 'react';
import { erroLicenca, erroTamanho } from '#domain/customer/licenca.ts';
import { FileField } from '#ui/form/file-field.tsx';

const HINT = 'pdf, jpg, jpeg ou png, até 5 MB. O arquivo não fica guardado neste aparelho.';

export type LicencaFieldProps = {
  file: File | undefined;
  /** The name of one that was chosen before the page was left, and has to be chosen again. */
  lost: string;
  onChange: (file: File | undefined) => void;
  /** The button that asks for it. */
  buttonRef: RefObject<HTMLButtonElement | null>;
};

/** The sanitary licence: a file that is looked at as soon as it is chosen. `onChange` gets only one that is right. */
export function LicencaField({ file: chosen, lost, onChange, buttonRef }: LicencaFieldProps) {
  const [error, setError] = useState<string>();
  const choose = async (file: File | undefined) => {
    // A file that is too large is not read.
    const wrong =
      file === undefined
        ? null
        : (erroTamanho(file.size) ?? erroLicenca(new Uint8Array(await file.arrayBuffer())));
    setError(wrong ?? undefined);
    onChange(wrong === null ? file : undefined);
  };
  return (
    <FileField
      label="Licença sanitária (opcional)"
      hint={HINT}
      error={error}
      accept=".pdf,.jpg,.jpeg,.png"
      file={chosen}
      lost={lost}
      buttonRef={buttonRef}
      onChange={(file) => {
        choose(file).catch((failure: unknown) => {
          // It was moved or taken away since it was chosen.
          console.warn('a file could not be read', failure);
          onChange(undefined);
          setError('O arquivo não pôde ser lido. Escolha-o de novo.');
        });
      }}
    />
  );
}
