import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { type RefObject, useId, useRef } from 'react';
import { formatBytes } from '#lib/format-bytes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Field, type FieldTexts } from './field.tsx';
import { FileButton } from './file-button.tsx';
import * as css from './file-field.css.ts';

export interface FileFieldProps extends FieldTexts {
  /** The accepted kinds of file, as `.pdf,.png`. */
  accept: string;
  /** The chosen file: name, and size in bytes. */
  file: { readonly name: string; readonly size: number } | undefined;
  /** The name of a file that was chosen earlier and is no longer available. */
  lost?: string | undefined;
  onChange: (file: File | undefined) => void;
  /** The button that asks for it, for setting the focus. */
  buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
}

/** A field for one file: the chosen file is named with its size and can be removed. */
export function FileField({
  label,
  hint,
  error,
  accept,
  file,
  lost = '',
  onChange,
  buttonRef,
}: FileFieldProps) {
  const id = useId();
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownRef;
  const word = file ? 'Trocar arquivo' : 'Escolher arquivo';
  const named = file?.name ?? lost;
  const describedBy = [`${id}-file`, error ? `${id}-error` : '', hint ? `${id}-hint` : ''];
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={css.box} data-wrong={error !== undefined}>
        <FileButton
          ref={button}
          id={id}
          size="sm"
          icon={<Paperclip size={18} aria-hidden="true" />}
          aria-label={`${word}: ${label}`}
          aria-describedby={describedBy.filter(Boolean).join(' ')}
          accept={accept}
          fileLabel={`Arquivo de ${label}`}
          onChoose={onChange}
        >
          {word}
        </FileButton>
        <span id={`${id}-file`} className={css.words} role="status">
          <Words file={file} lost={lost} />
        </span>
        {named !== '' && (
          <IconButton
            size="sm"
            label={`Remover ${named}`}
            icon={<X size={18} aria-hidden="true" />}
            onPress={() => {
              onChange(undefined);
              button.current?.focus();
            }}
          />
        )}
      </div>
    </Field>
  );
}

function Words({ file, lost }: Pick<FileFieldProps, 'file' | 'lost'>) {
  if (file) {
    return (
      <>
        <span className={css.name}>{file.name}</span>{' '}
        <span className={css.size}>{`(${formatBytes(file.size)})`}</span>
      </>
    );
  }
  return lost ? `Escolha o arquivo de novo: ${lost}` : 'Nenhum arquivo escolhido.';
}
