import CloudOff from 'lucide-react/icons/cloud-off';
import Lock from 'lucide-react/icons/lock';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Wifi from 'lucide-react/icons/wifi';
import { useEffect, useState } from 'react';
import { announce } from '#outbox/wake.ts';
import { useDevice } from '#parts/device.tsx';
import { useNow } from '#parts/use-now.ts';
import { announce as announceAloud } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Decisions } from './decisions.tsx';
import { type SyncRows, useSyncRows } from './queries.ts';
import * as css from './sync-sheet.css.ts';
import { type Estado, estadoOf, toDados, toEsperas } from './view.ts';
import { Waiting } from './waiting.tsx';

const signs = {
  conectado: <Wifi size={20} aria-hidden="true" />,
  'sem-sinal': <CloudOff size={20} aria-hidden="true" />,
  sessao: <Lock size={20} aria-hidden="true" />,
};

export interface SyncSheetProps {
  onClose: () => void;
  /** Opens the log-in, when the server wants the password again. */
  onEnter: () => void;
}

/** What waits on this device and why, what needs a person, and how old everything else is. */
export function SyncSheet({ onClose, onEnter }: SyncSheetProps) {
  const rows = useSyncRows();
  const now = useNow(5000);
  return (
    <Dialog title="Sincronização" size="side" onClose={onClose}>
      {rows ? (
        <Content rows={rows} now={now} onClose={onClose} onEnter={onEnter} />
      ) : (
        <Skeleton height={120} radius={12} />
      )}
    </Dialog>
  );
}

function Content({ rows, now, onClose, onEnter }: SyncSheetProps & { rows: SyncRows; now: number }) {
  const esperas = toEsperas(rows.rows, rows.parked, now);
  const isIdle = esperas.length === 0 && rows.parked.length === 0;
  return (
    <div className={css.stack}>
      <State estado={estadoOf(rows.checkpoints, now)} isWaiting={esperas.length > 0} onEnter={onEnter} />
      <Decisions parked={rows.parked} now={now} onLeave={onClose} />
      {isIdle && (
        <p className={css.idle} role="status">
          Tudo enviado.
        </p>
      )}
      <Waiting clientes={esperas} onLeave={onClose} />
      <section aria-labelledby="sync-dados">
        <h3 id="sync-dados" className={css.title}>
          Dados neste aparelho
        </h3>
        <dl className={css.data}>
          {toDados(rows, now).map(({ nome, texto }) => (
            <div key={nome} className={css.datum}>
              <dt>{nome}</dt>
              <dd className={css.soft}>{texto}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const LOOKING_MS = 2500;

function State({ estado, isWaiting, onEnter }: { estado: Estado; isWaiting: boolean; onEnter: () => void }) {
  const { vault } = useDevice();
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setTimeout(() => setLooking(false), LOOKING_MS);
    return () => clearTimeout(timer);
  }, [isLooking]);
  return (
    <section className={classNames(css.state, css.stateKind[estado.kind])} aria-label="Conexão">
      <span className={css.sign}>{signs[estado.kind]}</span>
      <div className={css.words}>
        <p className={css.stateTitle}>{estado.titulo}</p>
        <p className={css.stateText}>{estado.texto}</p>
      </div>
      {estado.kind === 'sessao' ? (
        <Button size="sm" onPress={onEnter}>
          Entrar de novo
        </Button>
      ) : (
        <Button
          size="sm"
          isPending={isLooking}
          icon={<RefreshCw size={16} aria-hidden="true" />}
          onPress={() => {
            setLooking(true);
            announceAloud('Procurando o servidor.');
            announce(vault.name, 'now');
          }}
        >
          {isWaiting ? 'Enviar agora' : 'Atualizar agora'}
        </Button>
      )}
    </section>
  );
}
