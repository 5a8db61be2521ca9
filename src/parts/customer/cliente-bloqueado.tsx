import Ban from 'lucide-react/icons/ban';
import * as css from './cliente-choice.css.ts';

/** Why a customer is blocked, next to its sign; empty for others. */
export function ClienteBloqueado({ motivo }: { motivo: string | null }) {
  if (motivo === null) return null;
  return (
    <span className={css.blocked}>
      <Ban size={16} aria-hidden="true" className={css.sign} />
      {`Bloqueado: ${motivo}`}
    </span>
  );
}
