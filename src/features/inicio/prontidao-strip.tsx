import Check from 'lucide-react/icons/check';
import CloudDownload from 'lucide-react/icons/cloud-download';
import { formatMoment } from '#lib/format-date.ts';
import { formatCount } from '#lib/format-number.ts';
import { contextoOf } from '#mirror/cliente-compra.ts';
import { announce } from '#outbox/wake.ts';
import { SEM_MEIO_PAGAMENTO, SEM_PREFERENCIAS } from '#parts/customer/preferencia-falta.ts';
import { useDevice } from '#parts/device/device.tsx';
import { screenFilesState, useScreenFiles } from '#parts/device/screen-files.ts';
import { useCatalogoStatus, usePrecosStatus, useSyncStatus } from '#parts/device/use-sync-status.ts';
import { openPreferencias } from '#parts/dialogs/preferencias-state.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import * as css from './inicio.css.ts';
import { type Prontidao, prontidaoOf } from './view.ts';

const MISSING = {
  catalogo: 'O catálogo ainda não está neste aparelho',
  cliente: 'Os dados deste cliente ainda não estão neste aparelho',
  precos: 'Os preços deste cliente ainda não estão neste aparelho',
  telas: 'Nem todas as telas estão neste aparelho',
} as const;

const COMING = {
  one: { now: 'Está chegando.', later: 'Chega sozinho quando houver sinal.' },
  many: { now: 'Estão chegando.', later: 'Chegam sozinhos quando houver sinal.' },
  telas: { now: 'Estão chegando.', later: 'Chegam sozinhas quando houver sinal.' },
} as const;

const toComing = (falta: keyof typeof MISSING): keyof typeof COMING =>
  falta === 'telas' ? 'telas' : falta === 'catalogo' ? 'one' : 'many';

/** Shows whether the device can work for the customer without a signal, and the missing data if not. */
export function ProntidaoStrip({ cliente, now }: { cliente: ClienteRow; now: number }) {
  const catalogo = useCatalogoStatus();
  const precos = usePrecosStatus(cliente.detalhe ? contextoOf(cliente.detalhe)?.idContexto : undefined);
  const telas = useScreenFiles();
  const isConnected = useSyncStatus()?.connected ?? true;
  if (catalogo === undefined || precos === undefined) return <div className={css.strip} />;
  const prontidao = prontidaoOf(cliente, catalogo, precos, telas, isConnected);
  if (prontidao.kind === 'pronto') {
    return (
      <Notice
        tone="positive"
        title="Pronto para trabalhar sem sinal"
        icon={<Check size={18} strokeWidth={3} aria-hidden="true" />}
      >
        {`${formatCount(prontidao.produtos)} produtos, preços e estoque atualizados ${formatMoment(prontidao.at, now)}.`}
      </Notice>
    );
  }
  if (prontidao.kind === 'baixando') {
    const { done, total } = prontidao;
    return (
      <ProgressBar
        label="Preparando este aparelho para trabalhar sem sinal"
        value={done}
        max={total}
        text={`${formatCount(done)} de ${formatCount(total)} produtos`}
      />
    );
  }
  // The service worker answers in a moment.
  if (prontidao.falta === 'telas' && telas.state === 'asking') return <div className={css.strip} />;
  return <Missing prontidao={prontidao} isConnected={isConnected} />;
}

type MissingProps = { prontidao: Extract<Prontidao, { kind: 'falta' }>; isConnected: boolean };

function Missing({ prontidao: { falta, motivo }, isConnected }: MissingProps) {
  const { vault } = useDevice();
  // Data under way need no button: it would read as a failure.
  const isComing = motivo === null && isConnected;
  if (falta === 'preferencias') {
    return (
      <Notice
        tone="caution"
        action={
          <Button size="sm" onPress={openPreferencias}>
            Cadastrar preferências
          </Button>
        }
      >
        {SEM_PREFERENCIAS}
      </Notice>
    );
  }
  if (falta === 'meio-pagamento') return <Notice tone="caution">{SEM_MEIO_PAGAMENTO}</Notice>;
  return (
    <Notice
      tone="pending"
      title={MISSING[falta]}
      icon={<CloudDownload size={18} aria-hidden="true" />}
      action={
        !isComing && (
          <Button
            size="sm"
            onPress={() => {
              if (falta === 'telas') screenFilesState.again?.();
              else announce(vault.name, 'refresh');
            }}
          >
            Tentar de novo
          </Button>
        )
      }
    >
      {motivo ?? COMING[toComing(falta)][isConnected ? 'now' : 'later']}
    </Notice>
  );
}
