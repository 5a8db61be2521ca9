import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ChangeEvent, useId, useMemo, useState } from 'react';
import { formatCount } from '#lib/format-number.ts';
import { under } from '#theme/scale.ts';
import { Button } from '#ui/button.tsx';
import { useMedia } from '#ui/use-media.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './filter.css.ts';
import { FilterOptions, FilterRest } from './filter-options.tsx';
import type { Opcao } from './filtros.ts';
import { lettersOnly, PRIMEIRAS, split, TEXTO_DO_GRUPO_MAXIMO } from './opcoes.ts';

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

/** The members of a group: the first ones and, unfolded, the rest; a text narrows more than the first ones. */
function Members({ titulo, opcoes, chosen, onToggle }: Omit<FilterGroupProps, 'onClear'>) {
  const [texto, setTexto] = useState('');
  const [isExpanded, setExpanded] = useState(false);
  const { primeiras, restantes } = useMemo(() => split(opcoes ?? [], texto), [opcoes, texto]);
  return (
    <>
      {(texto !== '' || (opcoes?.length ?? 0) > PRIMEIRAS) && (
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
      )}
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
    </>
  );
}

/**
 * One group of the drawer: its members with their counts, and a button that clears it. A phone's group is folded under
 * its heading until it is pressed, unless something in it is chosen.
 */
export function FilterGroup({ onClear, ...members }: FilterGroupProps) {
  const { titulo, opcoes, chosen } = members;
  const titleId = useId();
  const folds = useMedia(under.sheet);
  const [isUnfolded, setUnfolded] = useState(chosen.length > 0);
  return (
    <section className={css.group} aria-labelledby={titleId}>
      <div className={css.groupHead}>
        <h3 className={css.groupTitle}>
          {folds ? (
            <button
              type="button"
              className={css.fold}
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              <span id={titleId} className={css.foldTitle}>
                {titulo}
              </span>
              {opcoes && <span className={css.foldCount}>{formatCount(opcoes.length)}</span>}
              <ChevronDown size={18} aria-hidden="true" className={css.foldSign} />
            </button>
          ) : (
            <span id={titleId}>{titulo}</span>
          )}
        </h3>
        {chosen.length > 0 && (
          <Button variant="quiet" size="sm" onPress={onClear}>
            Limpar
            <VisuallyHidden>{` ${titulo}`}</VisuallyHidden>
          </Button>
        )}
      </div>
      {(isUnfolded || !folds) && <Members {...members} />}
    </section>
  );
}
