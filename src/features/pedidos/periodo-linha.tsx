import { formatAge } from '#lib/format-age.ts';
import * as listaCss from '#parts/list/lista.css.ts';
import { Button } from '#ui/button.tsx';
import { focusTitle } from '#ui/focus-on.ts';
import * as css from './pedidos.css.ts';

/** Shows the orders of 90 days; the focus goes to the title, since the button disappears. */
export function MaisDias({ onPress, isSmall = false }: { onPress: () => void; isSmall?: boolean }) {
  return (
    <Button
      variant={isSmall ? 'quiet' : 'primary'}
      size={isSmall ? 'sm' : 'md'}
      onPress={() => {
        focusTitle();
        onPress();
      }}
    >
      Ver 90 dias
    </Button>
  );
}

export type PeriodoLinhaProps = {
  nome: string | null;
  /** When the list was read, in ms; null where that is unknown. */
  at: number | null;
  now: number;
  /** Undefined where more days are not offered. */
  onMais: (() => void) | undefined;
};

/** The days that the list shows and its age: 'Últimos 7 dias · Lista atualizada há 3 min'. */
export function PeriodoLinha({ nome, at, now, onMais }: PeriodoLinhaProps) {
  const idade = at === null ? null : `Lista atualizada ${formatAge(now - at)}`;
  return (
    <div className={css.periodo} data-print="hide">
      <p className={listaCss.age}>{[nome, idade].filter((word) => word !== null).join(' · ')}</p>
      {onMais && <MaisDias isSmall onPress={onMais} />}
    </div>
  );
}
