import { formatCount } from '#lib/format-number.ts';
import { Notice } from '#ui/notice.tsx';
import * as css from './log-in-dialog.css.ts';

/** A user of this device, by name, how much was not sent, and how many of these are orders and drafts. */
export type UnsentUser = { id: number; nome: string; count: number; pedidos?: number; rascunhos?: number };

const counted = (n: number, one: string, many: string): string[] =>
  n === 0 ? [] : [n === 1 ? `1 ${one}` : `${formatCount(n)} ${many}`];

/** '1 pedido e 2 alterações'. */
const unsentText = ({ count, pedidos = 0, rascunhos = 0 }: UnsentUser): string =>
  [
    ...counted(pedidos, 'pedido', 'pedidos'),
    ...counted(count - pedidos - rascunhos, 'alteração', 'alterações'),
    ...counted(rascunhos, 'rascunho de documento', 'rascunhos de documentos'),
  ].join(' e ');

const isOnlyRascunhos = ({ count, rascunhos = 0 }: UnsentUser): boolean => count === rascunhos;

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
        <p>
          {users.every(isOnlyRascunhos)
            ? 'Cada um envia os seus rascunhos quando entrar de novo.'
            : 'É enviado quando cada um entrar de novo.'}
        </p>
      </Notice>
    </div>
  );
}
