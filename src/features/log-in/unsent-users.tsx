import { formatCount } from '#lib/format-number.ts';
import { Notice } from '#ui/notice.tsx';
import * as css from './log-in-dialog.css.ts';

/** A user of this device, by name, and how many of his changes were not sent. */
export type UnsentUser = { id: number; nome: string; count: number };

/** Whose work waits on this device: it goes when he enters, and only then. Nothing without such a user. */
export function UnsentUsers({ users }: { users: readonly UnsentUser[] }) {
  if (users.length === 0) return null;
  return (
    <div className={css.unsent}>
      <Notice tone="pending" title="Neste aparelho há trabalho não enviado de:">
        <ul aria-label="Quem tem trabalho não enviado">
          {users.map(({ id, nome, count }) => (
            <li key={id}>{`${nome}: ${count === 1 ? '1 alteração' : `${formatCount(count)} alterações`}`}</li>
          ))}
        </ul>
        <p>É enviado quando cada um entrar de novo.</p>
      </Notice>
    </div>
  );
}
