import { Link } from 'wouter';
import { LAYOUT_ICONE_CHEIO, type Selo } from '#contract/catalogue/selo.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SeloIcon } from './selo-icons.tsx';
import { previaPath } from './selo-previa.ts';
import * as css from './selos.css.ts';

export type SelosProps = {
  /** In order of priority. */
  selos: readonly Selo[];
  /** The number of drawn badges; the rest is counted. */
  max?: number;
  /** Badges shrink instead of wrapping to a second line. */
  isOneLine?: boolean;
  /** Badges with a showcase link to it. */
  isLinked?: boolean;
};

/** The badges of an item. */
export function Selos({ selos, max = selos.length, isOneLine = false, isLinked = false }: SelosProps) {
  if (selos.length === 0) return null;
  const shown = selos.slice(0, max);
  const rest = selos.slice(max);
  return (
    <ul className={classNames(css.list, isOneLine && css.oneLine)} aria-label="Selos">
      {shown.map((selo) => (
        <li key={selo.idSelo} className={css.item}>
          <SeloChip selo={selo} isLinked={isLinked} />
        </li>
      ))}
      {rest.length > 0 && (
        <li className={classNames(css.selo, css.more)} title={rest.map((s) => s.rotulo).join(', ')}>
          {`+${rest.length}`}
          <VisuallyHidden>{` selos: ${rest.map((s) => s.rotulo).join(', ')}`}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}

function SeloChip({ selo, isLinked }: { selo: Selo; isLinked: boolean }) {
  const isCheio = selo.idBibliotecaIconeLayout === LAYOUT_ICONE_CHEIO;
  const className = classNames(css.selo, css.layout[isCheio ? 'cheio' : 'traco'], isLinked && css.link);
  const title = selo.detalhes === '' ? selo.rotulo : `${selo.rotulo}: ${selo.detalhes}`;
  const icone = selo.icone === '' && selo.tipoDescontoPorVolume ? 'layers' : selo.icone;
  const content = (
    <>
      <span className={css.icon}>
        <SeloIcon icone={icone} layout={selo.idBibliotecaIconeLayout} size={14} />
      </span>
      <span className={css.rotulo}>{selo.rotulo}</span>
    </>
  );
  const path = isLinked ? previaPath(selo.previaUrl) : null;
  return path === null ? (
    <span className={className} title={title}>
      {content}
    </span>
  ) : (
    <Link href={path} className={className} title={title}>
      {content}
    </Link>
  );
}
