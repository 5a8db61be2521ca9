import { createPortal, flushSync } from 'react-dom';
import { useCodigos } from '#parts/buy/use-codigos.ts';
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

/**
 * The page's search field, with the keys that lead into the list; in the header where there is room. Enter opens the
 * product of a bar code.
 */
export function BuscaField({ texto: { text, setText, flush }, ways, onTyping, onEnter }: BuscaFieldProps) {
  const place = useBuscaPlace();
  const { field } = ways;
  const { leitor, enter } = useCodigos();
  const goOn = (said: string, isOpen: boolean) => {
    if (said === text) flush();
    // Written at once: a text that is drawn later loses its selection.
    else flushSync(() => setText(said));
    // The next scanned code replaces this one.
    if (isOpen) field.current?.select();
    else onEnter();
  };
  const entry = (
    <SearchField
      label="Buscar por nome, substância, laboratório, código ou EAN"
      placeholder="Nome, substância, código, EAN"
      value={text}
      onChange={(value) => {
        onTyping();
        setText(value);
      }}
      onBlur={flush}
      onSubmit={() => enter(text, goOn)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        goOn(text, false);
      }}
      takesSlash
      isCompact={place !== null}
      inputRef={field}
      action={leitor}
    />
  );
  return place ? createPortal(entry, place) : <div data-print="hide">{entry}</div>;
}
