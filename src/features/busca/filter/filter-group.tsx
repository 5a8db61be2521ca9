import { type ChangeEvent, useId, useMemo, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './filter.css.ts';
import { FilterOptions, FilterRest } from './filter-options.tsx';
import type { Opcao } from './filtros.ts';
import { lettersOnly, split, TEXTO_DO_GRUPO_MAXIMO } from './opcoes.ts';

export type FilterGroupProps = {
  titulo: string;
  /** Undefined before the first response. */
  opcoes: readonly Opcao[] | undefined;
  chosen: readonly number[];
  onToggle: (id: number) => void;
  onClear: () => void;
};

/** Removes forbidden characters, and leaves the caret behind the same letters. */
function cleaned({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
  const text = lettersOnly(target.value, isComposing);
  if (text !== target.value) {
    const caret = lettersOnly(target.value.slice(0, target.selectionStart ?? undefined), isComposing).length;
    target.value = text;
    target.setSelectionRange(caret, caret);
  }
  return text;
}

/** One group of the drawer: its members with their counts, a text that narrows them, and a button that clears it. */
export function FilterGroup({ titulo, opcoes, chosen, onToggle, onClear }: FilterGroupProps) {
  const titleId = useId();
  const [texto, setTexto] = useState('');
  const [isExpanded, setExpanded] = useState(false);
  const { primeiras, restantes } = useMemo(() => split(opcoes ?? [], texto), [opcoes, texto]);
  return (
    <section className={css.group} aria-labelledby={titleId}>
      <div className={css.groupHead}>
        <h3 id={titleId} className={css.groupTitle}>
          {titulo}
        </h3>
        {chosen.length > 0 && (
          <Button variant="quiet" size="sm" onPress={onClear}>
            Limpar
            <VisuallyHidden>{` ${titulo}`}</VisuallyHidden>
          </Button>
        )}
      </div>
      <input
        type="text"
        className={css.groupText}
        aria-label={`Filtrar ${titulo}`}
        placeholder="Filtrar"
        autoComplete="off"
        spellCheck={false}
        maxLength={TEXTO_DO_GRUPO_MAXIMO}
        value={texto}
        onChange={(event) => setTexto(cleaned(event))}
        onCompositionEnd={(event) => setTexto(lettersOnly(event.currentTarget.value))}
      />
      {opcoes !== undefined && primeiras.length === 0 && (
        <p className={css.none}>
          {texto.trim() === '' ? 'Nada a filtrar aqui.' : `Nada com "${texto.trim()}".`}
        </p>
      )}
      <FilterOptions opcoes={primeiras} chosen={chosen} onToggle={onToggle} />
      {restantes.length > 0 && (
        <>
          {isExpanded && <FilterRest opcoes={restantes} chosen={chosen} onToggle={onToggle} />}
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isExpanded}
            onPress={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? 'Recolher -' : 'Expandir +'}
            <VisuallyHidden>{` ${titulo}`}</VisuallyHidden>
          </Button>
        </>
      )}
    </section>
  );
}
