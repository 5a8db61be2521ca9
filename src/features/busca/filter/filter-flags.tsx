import type { Busca } from '#routes.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import * as css from './filter.css.ts';
import { FLAGS, type Promocao } from './filtros.ts';

export type FilterFlagsProps = {
  busca: Busca;
  /** The customer's promotions, of which one at a time is on. */
  promocoes: readonly Promocao[];
  onChange: (part: Partial<Busca>) => void;
};

/** The switches above the groups: in stock, the customer's promotions, and the flags of links. */
export function FilterFlags({ busca, promocoes, onChange }: FilterFlagsProps) {
  const [estoque, ...others] = FLAGS.map(({ param, nome }) => (
    <Checkbox
      key={param}
      label={nome}
      checked={busca[param]}
      onChange={() => onChange({ [param]: !busca[param] })}
    />
  ));
  return (
    <section className={css.group} aria-label="Mostrar somente">
      <h3 className={css.groupTitle}>Mostrar somente</h3>
      <div className={css.flags}>
        {estoque}
        {promocoes.map(({ id, nome }) => (
          <Checkbox
            key={id}
            label={nome}
            checked={busca.con === id}
            onChange={() => onChange({ con: busca.con === id ? null : id })}
          />
        ))}
        {others}
      </div>
    </section>
  );
}
