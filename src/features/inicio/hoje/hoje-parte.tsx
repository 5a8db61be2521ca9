import { useLayoutEffect } from 'react';
import type { ParteProps } from '#features/inicio/parte-props.ts';
import { useHoje } from '#features/inicio/queries-hoje.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { usePreparos } from '#parts/customer/use-preparos.ts';
import { useMetas } from '#parts/metas/use-metas.ts';
import { from, under } from '#theme/scale.ts';
import { useMedia } from '#ui/use-media.ts';
import { HojeCard } from './hoje-card.tsx';

/** Lines of each section before the user asks for more: fewer where the card pushes other work down. */
function useShown(): number {
  const isWide = useMedia(from.wide);
  const isPhone = useMedia(under.cards);
  if (isPhone) return 1;
  return isWide ? 4 : 2;
}

/** The day across all customers, for a user with several. */
export function HojeParte({ clientes, cliente, now, onRead }: ParteProps) {
  const hoje = useHoje(clientes, businessDayOf(new Date(now)));
  const metas = useMetas(now);
  const shown = useShown();
  // The list of customers below asks for the same before: it is drawn together with this card.
  const isRead = usePreparos() !== undefined && hoje !== undefined && metas !== undefined;
  useLayoutEffect(() => {
    if (isRead) onRead();
  }, [isRead, onRead]);
  if (!isRead) return null;
  return (
    <HojeCard
      hoje={hoje}
      metas={metas}
      idAtual={cliente?.idPessoa ?? null}
      total={clientes.length}
      shown={shown}
      now={now}
    />
  );
}
