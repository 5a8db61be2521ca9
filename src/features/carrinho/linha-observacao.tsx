import MessageSquareText from 'lucide-react/icons/message-square-text';
import { type KeyboardEvent, useRef, useState } from 'react';
import { OBSERVACAO_LINHA_MAXIMA } from '#contract/cart/linha.ts';
import * as field from '#ui/form/field.css.ts';
import { useFocusLater } from '#ui/use-focus-later.ts';
import * as css from './linha-observacao.css.ts';

export type LinhaObservacaoProps = {
  /** The product's name, for screen readers. */
  descricao: string;
  observacao: string;
  onSave: (observacao: string) => void;
};

/** A line's remark, and the field that changes it: Enter or leaving the field saves, Esc does not. */
export function LinhaObservacao({ descricao, observacao, onSave }: LinhaObservacaoProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const focusOpener = useFocusLater(() => opener.current);

  const save = () => {
    if (typed === null) return;
    const trimmed = typed.trim();
    setTyped(null);
    if (trimmed !== observacao) onSave(trimmed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else setTyped(null);
    focusOpener();
  };

  if (typed === null)
    return (
      <button
        ref={opener}
        type="button"
        className={css.open}
        aria-label={observacao === '' ? `Observação de ${descricao}` : undefined}
        data-print={observacao === '' ? 'hide' : undefined}
        onClick={() => setTyped(observacao)}
      >
        <MessageSquareText className={css.icon} size={14} aria-hidden="true" />
        {observacao === '' ? 'Observação' : observacao}
      </button>
    );
  return (
    <span className={css.field}>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The user pressed the button that becomes this field.
        autoFocus
        type="text"
        className={field.input}
        aria-label={`Observação de ${descricao}`}
        placeholder="Por exemplo: validade longa"
        maxLength={OBSERVACAO_LINHA_MAXIMA}
        enterKeyHint="done"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={save}
      />
    </span>
  );
}
