import { useState } from 'react';
import { DISCARD_WORD, isDiscardWord } from '#app/unsent/unsent-words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import * as css from './leave-dialog.css.ts';

/** Asks for the typed word that is required before unsent work is discarded. */
export function DiscardForm({ onDiscard }: { onDiscard: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      className={css.discard}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isDiscardWord(typed)) {
          setBusy(true);
          onDiscard();
        } else setError(`Digite ${DISCARD_WORD} para confirmar.`);
      }}
    >
      <TextField
        label={`Digite ${DISCARD_WORD} para confirmar`}
        value={typed}
        error={error}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        ref={(input) => input?.focus()}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="danger" isPending={isBusy}>
        Descartar e sair
      </Button>
    </form>
  );
}
