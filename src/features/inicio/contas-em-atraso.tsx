import CalendarClock from 'lucide-react/icons/calendar-clock';
import { businessDayOf } from '#lib/business-day.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { contasDoPrazoHref } from '#routes.ts';
import { Notice } from '#ui/notice.tsx';
import { useEmAtraso } from './queries.ts';

/** The late instalments of the served customer in one line that leads to their list; nothing when none is late. */
export function ContasEmAtraso({ idPessoaCliente, now }: { idPessoaCliente: number; now: number }) {
  const atraso = useEmAtraso(idPessoaCliente, businessDayOf(new Date(now)));
  if (atraso === undefined || atraso.quantidade === 0) return null;
  const { quantidade, valor } = atraso;
  return (
    <Notice
      tone="caution"
      title={`${formatCount(quantidade)} ${quantidade === 1 ? 'conta' : 'contas'} em atraso: ${formatMoney(valor)}`}
      icon={<CalendarClock size={18} aria-hidden="true" />}
      action={<LinkTo href={contasDoPrazoHref('atrasadas')}>Ver as contas</LinkTo>}
    />
  );
}
