import Search from 'lucide-react/icons/search';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { lazyPlace } from '#app/lazy/lazy-part.tsx';
import { useCodigos } from '#parts/buy/use-codigos.ts';
import { setBuscaPlace } from '#parts/list/busca-place.ts';
import { buscaHref, routes } from '#routes.ts';
import { from } from '#theme/scale.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import { useMedia } from '#ui/use-media.ts';
import * as css from './header.css.ts';

const Sugestoes = lazyPlace(async () => (await import('#features/sugestoes/sugestoes.tsx')).Sugestoes, null);

/** A link to the search where there is no room for a field. */
export function BuscaLink() {
  return (
    <Link href={buscaHref('')} className={css.search} aria-label="Buscar">
      <Search size={20} aria-hidden="true" />
    </Link>
  );
}

/** The search of every screen. The search page puts its own field here, which holds the text of the address. */
export function HeaderBusca() {
  const hasRoom = useMedia(from.search);
  const [path] = useLocation();
  // Kept here: turning the device removes the field for a while, and the typed text must stay.
  const [text, setText] = useState('');
  if (!hasRoom) {
    return (
      <>
        <span className={css.gap} />
        <BuscaLink />
      </>
    );
  }
  return (
    <div className={css.busca}>
      <div ref={setBuscaPlace} className={css.buscaPlace} />
      {path !== routes.busca && <Entrada text={text} setText={setText} />}
    </div>
  );
}

const NOT_LISTED = { isShown: false, activeId: undefined };

/**
 * A field that suggests products while the user types. Enter continues on the search page, or opens the product of a bar
 * code.
 */
function Entrada({ text, setText }: { text: string; setText: (text: string) => void }) {
  const id = useId();
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [listed, setListed] = useState<{ isShown: boolean; activeId: string | undefined }>(NOT_LISTED);
  const keys = useRef<((key: string) => boolean) | null>(null);
  const query = text.trim();
  const hasList = isOpen && query !== '';
  const { leitor, enter } = useCodigos();
  const goOn = (said: string, isThere: boolean) => {
    setOpen(false);
    // From here on the address, or the open product, holds the text.
    setText('');
    if (!isThere) navigate(buscaHref(said), { state: { typing: true } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing;
    if (event.key === 'Escape' && hasList) {
      // The first Escape closes the list, the next one empties the field.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'ArrowDown' && !hasList) {
      event.preventDefault();
      setOpen(true);
    } else if (hasList && isPlain && keys.current?.(event.key)) event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOpen(false);
  };
  return (
    <div className={css.entrada} onBlur={onBlur}>
      <SearchField
        label="Buscar produtos"
        placeholder="Nome, substância, código, EAN"
        value={text}
        onChange={(value) => {
          setText(value);
          setOpen(true);
        }}
        onSubmit={() => enter(text, goOn)}
        onKeyDown={onKeyDown}
        takesSlash
        isCompact
        action={leitor}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList && listed.isShown}
        aria-controls={hasList && listed.isShown ? id : undefined}
        aria-activedescendant={hasList ? listed.activeId : undefined}
      />
      {hasList && (
        <Sugestoes
          text={query}
          id={id}
          keys={keys}
          onListed={setListed}
          onAll={() => goOn(text, false)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
