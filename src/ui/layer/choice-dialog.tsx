import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { touch } from '#theme/scale.ts';
import { type Choice, filterChoices } from '#ui/form/choice-filter.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import { useMedia } from '#ui/use-media.ts';
import * as css from './choice-dialog.css.ts';
import { Dialog } from './dialog.tsx';

export interface ChoiceDialogProps<Item extends Choice> {
  title: string;
  searchLabel: string;
  choices: readonly Item[];
  selectedId?: Item['id'] | undefined;
  onChoose: (choice: Item) => void;
  onClose: () => void;
  /** The text when nothing matches. */
  noneText?: string;
  /** Content before a choice's words, and under them. */
  drawStart?: (choice: Item) => ReactNode;
  drawNote?: (choice: Item) => ReactNode;
}

/** Lets the user choose from a long list by typing part of the text. Arrows move, Enter chooses. */
export function ChoiceDialog<Item extends Choice>({
  title,
  searchLabel,
  choices,
  selectedId,
  onChoose,
  onClose,
  noneText = 'Nenhum item encontrado.',
  drawStart,
  drawNote,
}: ChoiceDialogProps<Item>) {
  const id = useId();
  // A tablet's keyboard would cover half of the list.
  const isTouch = useMedia(touch);
  const [query, setQuery] = useState('');
  const [moved, setMoved] = useState<number | null>(null);
  const found = filterChoices(choices, query);
  const start = query === '' ? found.findIndex((choice) => choice.id === selectedId) : 0;
  const active = Math.min(moved ?? Math.max(0, start), found.length - 1);
  const activeId = active < 0 ? undefined : `${id}-${active}`;

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1;
    const target = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + 8, PageUp: active - 8 }[
      event.key
    ];
    const choice = found[active];
    if (target !== undefined) {
      event.preventDefault();
      setMoved(Math.min(last, Math.max(0, target)));
    } else if (event.key === 'Enter' && choice !== undefined) {
      event.preventDefault();
      onChoose(choice);
    }
  };

  return (
    <Dialog title={title} onClose={onClose} size="md">
      <div className={css.search}>
        <SearchField
          label={searchLabel}
          value={query}
          onChange={(value) => {
            setQuery(value);
            setMoved(null);
          }}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-expanded={true}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          data-autofocus={!isTouch || undefined}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={title} className={css.list} tabIndex={-1}>
        {found.map((choice, at) => (
          <div
            key={choice.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={choice.id === selectedId}
            data-active={at === active}
            className={css.option}
            tabIndex={-1}
            onPointerMove={() => setMoved(at)}
            onClick={() => onChoose(choice)}
            onKeyDown={onKeyDown}
          >
            {drawStart?.(choice)}
            <span className={css.words}>
              <span className={css.name}>{choice.text}</span>
              {choice.detail && <span className={css.detail}>{choice.detail}</span>}
              {drawNote?.(choice)}
            </span>
            {choice.id === selectedId && <Check className={css.check} size={20} aria-hidden="true" />}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className={css.none} role="status">
          {noneText}
        </p>
      )}
    </Dialog>
  );
}
