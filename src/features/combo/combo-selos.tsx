import type { Selo } from '#contract/catalogue/selo.ts';
import { Selos } from '#parts/product/selos.tsx';
import * as css from './combo.css.ts';

/** The combo's badges, each with its meaning. */
export function ComboSelos({ selos }: { selos: readonly Selo[] }) {
  return (
    <ul className={css.selos} aria-label="Selos do combo">
      {selos.map((selo) => (
        <li key={selo.idSelo} className={css.selo}>
          <Selos selos={[selo]} isLinked />
          <p className={css.seloWords}>{selo.detalhes || 'Sem mais detalhes.'}</p>
        </li>
      ))}
    </ul>
  );
}
