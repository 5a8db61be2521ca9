import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { EtapaEstado, EtapaNaTela } from '#domain/orders/pedido-etapas.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './linha-do-tempo.css.ts';

const PALAVRA: Record<EtapaEstado, string> = {
  feita: 'concluído',
  proxima: 'a seguir',
  futura: 'depois',
  recusada: 'fim',
};

function Sinal({ estado }: { estado: EtapaEstado }) {
  if (estado === 'feita') return <Check size={14} strokeWidth={3} aria-hidden="true" />;
  return estado === 'recusada' ? <X size={14} strokeWidth={3} aria-hidden="true" /> : null;
}

/** How far an order has come, with the time of each stage where it is known. */
export function LinhaDoTempo({ etapas }: { etapas: readonly EtapaNaTela[] }) {
  return (
    <ol className={css.etapas} aria-label="Andamento do pedido">
      {etapas.map(({ nome, dataHora, estado }) => (
        <li key={nome} className={css.etapa} data-estado={estado}>
          <span className={css.sinal}>
            <Sinal estado={estado} />
          </span>
          <span className={css.words}>
            <span className={css.nome}>{nome}</span>
            <VisuallyHidden>{`, ${PALAVRA[estado]}`}</VisuallyHidden>
            {dataHora !== null && <time dateTime={dataHora}>{formatDateTime(dataHora)}</time>}
          </span>
        </li>
      ))}
    </ol>
  );
}
