import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import * as css from './search-field.css.ts';

export interface SearchFieldProps
  extends Omit<
    ComponentProps<'input'>,
    | 'className'
    | 'style'
    | 'type'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onSubmit'
    | 'onClick'
    | 'onPointerDown'
    | 'ref'
    | 'aria-label'
  > {
  /** The name for screen readers; also the placeholder by default. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: ((value: string) => void) | undefined;
  /** The '/' key outside of fields focuses this one. As with a press that focuses it, the next word replaces its text. */
  takesSlash?: boolean;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /** As high as a bar's buttons. */
  isCompact?: boolean;
  /** A button at the field's end, after the one that clears it. */
  action?: ReactNode;
}

/** A search box with a button (and Escape) that clears it. */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  takesSlash = false,
  inputRef,
  isCompact = false,
  action = null,
  onKeyDown,
  ...input
}: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const isEntering = useRef(false);
  const element = inputRef ?? own;
  useSlash(takesSlash, element);

  const clear = () => {
    onChange('');
    element.current?.focus();
  };
  return (
    <form
      role="search"
      aria-label={label}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(value);
      }}
    >
      <Search className={css.icon} size={20} aria-hidden="true" />
      <input
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={label}
        maxLength={120}
        {...input}
        onPointerDown={({ currentTarget }) => {
          isEntering.current = takesSlash && document.activeElement !== currentTarget;
        }}
        // Not on focus: the press itself would then put the caret. Words marked by a drag stay marked.
        onClick={({ currentTarget }) => {
          const isMarked = currentTarget.selectionStart !== currentTarget.selectionEnd;
          if (isEntering.current && !isMarked) currentTarget.select();
          isEntering.current = false;
        }}
        ref={element}
        type="search"
        aria-label={label}
        className={classNames(css.input, isCompact && css.compact, action !== null && css.acted)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      <span className={css.end}>
        {value !== '' && (
          <IconButton label="Limpar busca" icon={<X size={20} aria-hidden="true" />} onPress={clear} />
        )}
        {value === '' && takesSlash && <kbd className={css.key}>/</kbd>}
        {action}
      </span>
    </form>
  );
}

function useSlash(isActive: boolean, element: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, [contenteditable], dialog')) return;
      event.preventDefault();
      element.current?.focus();
      element.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive, element]);
}
