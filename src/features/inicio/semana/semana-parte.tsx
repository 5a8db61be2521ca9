import { useLayoutEffect } from 'react';
import type { ParteProps } from '#features/inicio/parte-props.ts';
import { useSemana } from '#features/inicio/queries-semana.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { SemanaCard } from './semana-card.tsx';

/** The coming days of a user's only customer. */
export function SemanaParte({ cliente, now, isHeld, onRead }: ParteProps) {
  const hoje = businessDayOf(new Date(now));
  const semana = useSemana(cliente?.idPessoa ?? null, hoje);
  const isRead = cliente === null || semana !== undefined;
  useLayoutEffect(() => {
    if (isRead) onRead();
  }, [isRead, onRead]);
  return semana && !isHeld ? <SemanaCard semana={semana} hoje={hoje} /> : null;
}
