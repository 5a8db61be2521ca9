import ChevronDown from 'lucide-react/icons/chevron-down';
import Warehouse from 'lucide-react/icons/warehouse';
import { type ReactNode, useId } from 'react';
import { countItens } from '#lib/format-number.ts';
import { Money } from '#ui/money.tsx';
import * as css from './filial-section.css.ts';
import type { FilialNaTela } from './view.ts';

/** A branch and its groups, which the user can fold away. */
export function FilialSection({
  filial,
  isCollapsed,
  onToggle,
  children,
}: {
  filial: FilialNaTela;
  isCollapsed: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const { grupos } = filial;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={!isCollapsed}
          aria-controls={id}
          onClick={onToggle}
        >
          <Warehouse size={20} aria-hidden="true" className={css.sign} />
          <span className={css.words}>
            <span className={css.name}>{filial.descricao}</span>
            <span className={css.count}>
              {grupos.length > 1 && `${grupos.length} grupos · `}
              {countItens(filial.totalItens)}
            </span>
          </span>
          <Money cents={filial.total} />
          <ChevronDown size={20} aria-hidden="true" className={css.chevron} />
        </button>
      </h2>
      <div id={id} className={css.groups} hidden={isCollapsed}>
        {children}
      </div>
    </section>
  );
}
