import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useNow } from '#parts/device/use-now.ts';
import { Dialog } from '#ui/layer/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { isConnected } from '#vault/is-connected.ts';
import { Decisions } from './decisions.tsx';
import { EstadoCard } from './estado-card.tsx';
import { keysOf, toFila } from './fila.ts';
import { type SyncRows, useSyncRows } from './queries.ts';
import { Rascunhos } from './rascunhos.tsx';
import * as css from './sync-sheet.css.ts';
import { Waiting } from './waiting.tsx';

export interface SyncSheetProps {
  onClose: () => void;
  /** Opens the log-in, when the server wants the password again. */
  onEnter: () => void;
  /** More sections about this device, below the unsent changes. */
  children?: ReactNode;
}

/** The state of the connection, the changes that need a person, and the unsent ones with their reasons. */
export function SyncSheet({ onClose, onEnter, children }: SyncSheetProps) {
  const data = useSyncRows();
  return (
    <Dialog title="Sincronização" size="side" onClose={onClose}>
      <div className={css.stack}>
        {data ? (
          <Content data={data} onClose={onClose} onEnter={onEnter} />
        ) : (
          <Skeleton height={120} radius={12} />
        )}
        {children}
      </div>
    </Dialog>
  );
}

function Content({ data, onClose, onEnter }: { data: SyncRows; onClose: () => void; onEnter: () => void }) {
  const now = useNow(2000);
  const { rows, parked, rascunhos, checkpoints, carrinhos, lastConfirmedAt } = data;
  const connection = checkpoints.find((c) => c.name === 'connection');
  const connected = isConnected(connection);
  const fila = toFila({ rows, parked, reach: { connected, lastConfirmedAt } }, now);
  const waiting = keysOf(fila);
  return (
    <>
      <EstadoCard data={data} waiting={waiting} now={now} onEnter={onEnter} />
      <Decisions parked={parked} carrinhos={carrinhos} now={now} onLeave={onClose} />
      {waiting.length === 0 && parked.length === 0 && rascunhos.length === 0 && (
        <p className={css.idle} role="status">
          <Check size={18} strokeWidth={3} aria-hidden="true" className={css.idleSign} />
          Tudo enviado.
        </p>
      )}
      <Waiting clientes={fila} onLeave={onClose} />
      <Rascunhos rascunhos={rascunhos} now={now} onLeave={onClose} />
    </>
  );
}
