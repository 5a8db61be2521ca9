import Info from 'lucide-react/icons/info';
import * as toolbar from '#features/busca/filter/toolbar.css.ts';
import { useMay } from '#parts/device/use-may.ts';
import { LEGENDA } from '#parts/product/estoque-view.ts';
import { Status } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { PopoverButton } from '#ui/layer/popover-button.tsx';
import * as tones from '#ui/tone.css.ts';
import * as css from './legend.css.ts';

/** How a line of the cart is served: the letter of its row, in its colour. */
const ATENDIMENTO = [
  { letra: 'A', palavra: 'Atendidos', tone: 'positive' },
  { letra: 'P', palavra: 'Atendidos Parcialmente', tone: 'caution' },
  { letra: 'F', palavra: 'Atendidos com Falta', tone: 'negative' },
] as const;

function Entries() {
  // Only a cart has served lines.
  const atendimento = useMay('act') ? ATENDIMENTO : [];
  return (
    <>
      {LEGENDA.map(({ estoque, palavra, tone }) => (
        <li key={estoque}>
          <Status tone={tone}>{palavra}</Status>
        </li>
      ))}
      {atendimento.map(({ letra, palavra, tone }) => (
        <li key={letra} className={css.entry}>
          <span className={classNames(css.letter, tones.ink[tone])}>{letra}</span>
          {palavra}
        </li>
      ))}
    </>
  );
}

/** The meaning of the list's colours and letters, at length where there is room for it. */
export function Legend() {
  return (
    <ul className={css.whole} aria-label="Legenda da lista">
      <Entries />
    </ul>
  );
}

/** The same behind a button, where there is no room. */
export function FoldedLegend() {
  return (
    <span className={css.folded}>
      <PopoverButton
        label={<span className={toolbar.words}>Legenda</span>}
        title="Legenda"
        size="md"
        icon={<Info size={20} aria-hidden="true" />}
      >
        <ul className={css.column} aria-label="Legenda da lista">
          <Entries />
        </ul>
      </PopoverButton>
    </span>
  );
}
