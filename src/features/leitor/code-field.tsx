import { useId, useRef, useState } from 'react';
import { touch } from '#theme/scale.ts';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/form/search-field.tsx';
import { useMedia } from '#ui/use-media.ts';
import * as css from './leitor.css.ts';

export type CodeFieldProps = {
  /** Takes a code; returns the sentence for a text that is none, else null. */
  onCode: (text: string) => string | null;
};

/** The way without a camera: a typed code, or one from a scanner that types. */
export function CodeField({ onCode }: CodeFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  // On touch the focus would bring the keyboard up over the list.
  const isTouch = useMedia(touch);
  const place = useRef<HTMLDivElement>(null);
  const submit = () => {
    // The next code is typed or scanned here, also after a press on the button.
    place.current?.querySelector('input')?.focus();
    if (text.trim() === '') return;
    const problem = onCode(text);
    setError(problem);
    if (problem === null) setText('');
  };
  return (
    <div ref={place}>
      <div className={css.typed}>
        <SearchField
          label="Digitar o código"
          value={text}
          onChange={(value) => {
            setText(value);
            setError(null);
          }}
          onSubmit={submit}
          isCompact
          inputMode="numeric"
          enterKeyHint="done"
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : id}
          data-autofocus={!isTouch || undefined}
        />
        <Button onPress={submit}>Incluir</Button>
      </div>
      {error !== null && (
        <p id={id} className={css.refused} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
