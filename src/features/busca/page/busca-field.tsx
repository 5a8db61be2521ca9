import { createPortal } from 'react-dom';
import { useBuscaPlace } from '#parts/list/busca-place.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import type { Ways } from './use-page-life.ts';
import type { Texto } from './use-texto.ts';

export type BuscaFieldProps = {
  texto: Texto;
  ways: Ways;
  onTyping: () => void;
  onEnter: () => void;
};

/** The page's search field, with the keys that lead into the list; in the header where there is room. */
export function BuscaField({ texto: { text, setText, flush }, ways, onTyping, onEnter }: BuscaFieldProps) {
  const place = useBuscaPlace();
  const { field } = ways;
  const enter = () => {
    flush();
    onEnter();
  };
  const entry = (
    <SearchField
      label="Buscar por nome, substância, laboratório, código ou EAN"
      placeholder="Nome, substância, código ou EAN"
      value={text}
      onChange={(value) => {
        onTyping();
        setText(value);
      }}
      onBlur={flush}
      onSubmit={enter}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        enter();
      }}
      takesSlash
      isCompact={place !== null}
      inputRef={field}
    />
  );
  return place ? createPortal(entry, place) : <div data-print="hide">{entry}</div>;
}
