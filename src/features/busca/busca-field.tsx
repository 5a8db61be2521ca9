import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useBuscaPlace } from '#parts/busca-place.ts';
import { SearchField } from '#ui/search-field.tsx';
import type { Ways } from './use-page-life.ts';
import type { Texto } from './use-texto.ts';

export type BuscaFieldProps = {
  texto: Texto;
  ways: Ways;
  /** The list answers what is typed. */
  isCurrent: boolean;
  /** Enter came before the answer: the keyboard goes to the list when it is there. */
  isEntering: RefObject<boolean>;
};

/** The page's search, with the keys that lead into the list: in the header where that has room for it. */
export function BuscaField({
  texto: { text, setText, flush },
  ways,
  isCurrent,
  isEntering,
}: BuscaFieldProps) {
  const place = useBuscaPlace();
  const { field, focusFirst } = ways;
  const entry = (
    <SearchField
      label="Buscar por nome, substância, laboratório ou EAN"
      placeholder="Nome, substância ou EAN"
      value={text}
      onChange={(value) => {
        isEntering.current = false;
        setText(value);
      }}
      onBlur={flush}
      onSubmit={() => {
        flush();
        if (isCurrent) focusFirst.current?.();
        else isEntering.current = true;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        focusFirst.current?.();
      }}
      takesSlash
      isCompact={place !== null}
      inputRef={field}
    />
  );
  return place ? createPortal(entry, place) : <div data-print="hide">{entry}</div>;
}
