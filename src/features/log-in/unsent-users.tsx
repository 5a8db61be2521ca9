import { formatCount } from '#lib/format-number.ts';
import { Notice } from '#ui/notice.tsx';
import * as css from './log-in-dialog.css.ts';

/** A user of this device, by name, how many changes were not sent, and how many of these are orders. */
export type UnsentUser = { id: number; nome: string; count: number; pedidos?: number };

const counted = (n: number, one: string, many: string): string[] =>
  n === 0 ? [] : [n === 1 ? `1 ${one}` : `${formatCount(n)} ${many}`];

/** '1 pedido e 2 alterações'. */
const unsentText = ({ count, pedidos = 0 }: UnsentUser): string =>
  [...counted(pedidos, 'pedido', 'pedidos'), ...counted(count - pedidos, 'alteração', 'alterações')].join(
    ' e ',
  );

/** Users with unsent work on this device: it is sent when that user signs in, and only then. Nothing without one. */
export function UnsentUsers({ users }: { users: readonly UnsentUser[] }) {
  if (users.length === 0) return null;
  return (
    <div className={css.unsent}>
      <Notice tone="pending" title="Neste aparelho há trabalho não enviado de:">
        <ul aria-label="Quem tem trabalho não enviado">
          {users.map((user) => (
            <li key={user.id}>{`${user.nome}: ${unsentText(user)}`}</li>
          ))}
        </ul>
        <p>É enviado quando cada um entrar de novo.</p>
      </Notice>
    </div>
  );
}
