import Search from 'lucide-react/icons/search';
import { useId, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import * as css from './filter.css.ts';

const LONGEST = 120;

/** Text with more lines scrolls in the box. */
const MOST_LINES = 3;

export type FilterSearchProps = {
  /** The text of the address. */
  pes: string;
  onSubmit: (text: string) => void;
};

/** The drawer's own search box, a line high at first: Enter searches, Shift+Enter begins a line, which the search reads as a space. */
export function FilterSearch({ pes, onSubmit }: FilterSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState({ over: pes, text: pes });
  // Another text in the address is another search: the text typed over the last one is outdated.
  if (typed.over !== pes) setTyped({ over: pes, text: pes });
  const submit = () => onSubmit(typed.text.replace(/\s*[\r\n]+\s*/g, ' '));
  return (
    <div className={css.search} role="search">
      <label htmlFor={id} className={css.searchLabel}>
        Buscar
      </label>
      <textarea
        id={id}
        className={css.searchText}
        rows={Math.min(MOST_LINES, typed.text.split('\n').length)}
        maxLength={LONGEST}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="Nome, substância, código, EAN"
        value={typed.text}
        onChange={(event) => setTyped({ over: pes, text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
      />
      <span className={css.searchPress}>
        <IconButton label="Buscar" icon={<Search size={20} aria-hidden="true" />} onPress={submit} />
      </span>
    </div>
  );
}
