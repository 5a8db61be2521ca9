import CloudOff from 'lucide-react/icons/cloud-off';
import Lock from 'lucide-react/icons/lock';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Wifi from 'lucide-react/icons/wifi';
import WifiLow from 'lucide-react/icons/wifi-low';
import { useState } from 'react';
import { announce } from '#outbox/wake.ts';
import { useDevice } from '#parts/device/device.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { estadoOf } from './estado.ts';
import * as css from './estado-card.css.ts';
import { type Asked, outcomeOf } from './outcome.ts';
import type { SyncRows } from './queries.ts';

const signs = {
  conectado: <Wifi size={22} aria-hidden="true" />,
  verificando: <Wifi size={22} aria-hidden="true" />,
  aguardando: <Wifi size={22} aria-hidden="true" />,
  lenta: <WifiLow size={22} aria-hidden="true" />,
  fraca: <WifiLow size={22} aria-hidden="true" />,
  'sem-sinal': <CloudOff size={22} aria-hidden="true" />,
  sessao: <Lock size={22} aria-hidden="true" />,
};

export type EstadoCardProps = {
  data: SyncRows;
  /** The keys of unsent changes. */
  waiting: readonly string[];
  now: number;
  onEnter: () => void;
};

/** The state of the connection, and the button that sends or refreshes at once and shows the result. */
export function EstadoCard({ data, waiting, now, onEnter }: EstadoCardProps) {
  const { vault, env } = useDevice();
  const [asked, setAsked] = useState<Asked | null>(null);
  const outcome = asked && outcomeOf(asked, { ...data, now: Math.max(now, asked.at) });
  const estado = estadoOf(data.checkpoints, data.rows, now, data.parked.length);
  const isWaiting = waiting.length > 0;
  return (
    <section className={classNames(css.state, css.kind[estado.kind])} aria-label="Conexão">
      <div className={css.head}>
        <span className={css.sign}>{signs[estado.kind]}</span>
        <div className={css.words}>
          <p className={css.title}>{estado.titulo}</p>
          <p className={css.text}>{estado.texto}</p>
        </div>
      </div>
      <div>
        {estado.kind === 'sessao' ? (
          <Button isWide onPress={onEnter}>
            Entrar de novo
          </Button>
        ) : (
          <Button
            isWide
            variant={isWaiting ? 'primary' : 'secondary'}
            isPending={outcome !== null && !outcome.isOver}
            icon={<RefreshCw size={18} aria-hidden="true" />}
            onPress={() => {
              setAsked({ at: env.now(), keys: waiting });
              announce(vault.name, 'now');
            }}
          >
            {isWaiting ? 'Enviar agora' : 'Atualizar agora'}
          </Button>
        )}
        <p className={css.outcome} role="status">
          {outcome?.texto}
        </p>
      </div>
    </section>
  );
}
