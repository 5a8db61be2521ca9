import { formatAge } from '#lib/format-age.ts';
import { formatBytes } from '#lib/format-bytes.ts';
import { dropRascunho } from '#outbox/rascunhos/try-rascunho.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { useMay } from '#parts/device/use-may.ts';
import { useRascunhos } from '#parts/device/use-rascunhos.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import type { RascunhoRow } from '#vault/rascunho-rows.ts';
import * as css from './documentos.css.ts';
import { EnviosAnteriores } from './revisao/envios-anteriores.tsx';
import { SEM_RESPOSTA } from './revisao/palavras.ts';

export type RascunhosSectionProps = {
  now: number;
  /** The dialog is open: it tells the outcome of a try itself. */
  isRevisando: boolean;
  onContinuar: (idPessoaCliente: number) => void;
  onDescartado: () => void;
};

/** Requests for review that wait for their user, of all customers. */
export function RascunhosSection({ now, isRevisando, onContinuar, onDescartado }: RascunhosSectionProps) {
  const { vault } = useDevice();
  const rascunhos = useRascunhos() ?? [];
  const mayAct = useMay('act');
  const descartar = async (row: RascunhoRow) => {
    const text = `Descartar o rascunho de ${row.nomeCliente} e o arquivo guardado nele?`;
    const isSure = await confirm({ text, yes: 'Descartar', no: 'Manter', isGrave: true });
    if (!isSure) return;
    const dropped = await dropRascunho(vault, row);
    if (dropped.ok) onDescartado();
    else await showMessage({ kind: 'error', text: storageMessage(dropped.error) });
  };
  return rascunhos.map((row) => (
    <div key={row.idPessoaCliente} data-print="hide">
      <Notice
        tone="pending"
        action={
          <div className={css.atos}>
            {mayAct && (
              <Button size="sm" onPress={() => onContinuar(row.idPessoaCliente)}>
                Continuar
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              onPress={() => {
                descartar(row).catch((error: unknown) => console.error('a draft stays', error));
              }}
            >
              Descartar
            </Button>
          </div>
        }
      >
        <div className={css.rascunho}>
          <span>
            <Badge tone="pending">Rascunho</Badge> {`Solicitação para ${row.nomeCliente}`}
          </span>
          <span>{`${row.nome} (${formatBytes(row.arquivo.size)}), guardado neste aparelho ${formatAge(now - row.at)}.`}</span>
          <EnviosAnteriores rascunho={row} />
          {row.firstTry !== null && !isRevisando && <span>{SEM_RESPOSTA}</span>}
        </div>
      </Notice>
    </div>
  ));
}
