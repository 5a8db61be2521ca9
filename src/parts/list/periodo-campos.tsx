import { useRef, useState } from 'react';
import { addDays } from '#lib/business-day.ts';
import { anoErro, DIA_INVALIDO, type Periodo, PRIMEIRO_DIA } from '#lib/periodo.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import * as css from './periodo-campos.css.ts';

/** Ranges that are often meant. */
const ATALHOS = [7, 30, 90] as const;

export type PeriodoCamposProps = {
  periodo: Periodo;
  hoje: string;
  /** The labels of the first and the last day. */
  labels?: readonly [de: string, ate: string];
  /** True for a range that ends today at the latest. */
  endsToday?: boolean;
  /** True for a range that may be missing: both days are then ''. */
  isOptional?: boolean;
  /**
   * Called with valid ranges only: both days, at most a year. While the fields hold an invalid one, it is the one from
   * before they were touched.
   */
  onChange: (periodo: Periodo) => void;
};

/** The fields of a range of days; an incomplete range stays in them, with its error. */
export function PeriodoCampos(props: PeriodoCamposProps) {
  const { periodo, hoje, labels, endsToday = false, isOptional = false, onChange } = props;
  const [labelDe, labelAte] = labels ?? ['Data inicial', 'Data final'];
  const [typed, setTyped] = useState<Periodo | null>(null);
  const { de, ate } = typed ?? periodo;
  const last = endsToday ? hoje : undefined;
  const regra = { last, isOptional };
  const erro = typed === null ? null : erroOf(typed, regra);
  const isDaFinal = erro === FUTURO || (erro === DIA_INVALIDO && de >= PRIMEIRO_DIA);
  // One field may make a valid range on the way to an invalid one, of which nothing may stay.
  const antes = useRef(periodo);
  const change = (part: Partial<Periodo>) => {
    const next = { de, ate, ...part };
    const isValid = erroOf(next, regra) === null;
    setTyped(isValid ? null : next);
    const to = isValid ? next : antes.current;
    if (to.de !== periodo.de || to.ate !== periodo.ate) onChange(to);
  };
  const choose = (dias: number) => {
    antes.current = { de: addDays(hoje, -dias), ate: hoje };
    change(antes.current);
  };
  return (
    <>
      <TextField
        type="date"
        label={labelDe}
        value={de}
        max={hoje}
        error={erro !== null && !isDaFinal && (de === '' || ate !== '') ? erro : undefined}
        onChange={(event) => change({ de: event.target.value })}
      />
      <TextField
        type="date"
        label={labelAte}
        value={ate}
        max={last}
        error={erro !== null && (ate === '' || isDaFinal) ? erro : undefined}
        onChange={(event) => change({ ate: event.target.value })}
      />
      {!isOptional && (
        <div className={css.atalhos}>
          {ATALHOS.map((dias) => {
            const isChosen = de === addDays(hoje, -dias) && ate === hoje;
            return (
              <Button
                key={dias}
                size="sm"
                variant={isChosen ? 'primary' : 'secondary'}
                aria-pressed={isChosen}
                onPress={() => choose(dias)}
              >
                {`${dias} dias`}
              </Button>
            );
          })}
        </div>
      )}
    </>
  );
}

const FUTURO = 'A data final é posterior a hoje.';

type Regra = { readonly last: string | undefined; readonly isOptional: boolean };

function erroOf(periodo: Periodo, { last, isOptional }: Regra): string | null {
  if (isOptional && periodo.de === '' && periodo.ate === '') return null;
  if (periodo.de === '' || periodo.ate === '') return 'Informe a data.';
  return anoErro(periodo) ?? (last !== undefined && periodo.ate > last ? FUTURO : null);
}
