import Undo2 from 'lucide-react/icons/undo-2';
import { cancelQueued } from '#outbox/take-back.ts';
import { isUntried } from '#outbox/untried.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useLiveQuery } from '#parts/device/live-query.ts';
import { storageMessage } from '#parts/device/storage-message.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/layer/toast-queue.ts';
import { type ContatoIntent, isContato, laneOfContatos } from '#vault/contato-intents.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { telefoneText } from './colunas-telefone.tsx';
import * as css from './contatos.css.ts';
import { JA_ENVIADA } from './words.ts';

export type ExclusoesNaFilaProps = {
  tipo: ContatoIntent['tipo'];
  idPessoaCliente: number;
  /** The undo's button is gone. */
  onDesfeita: () => void;
};

/** A queued deletion: its row, and the contact in words. */
type Exclusao = { readonly row: OutboxRow; readonly nome: string };

function toExclusao(row: OutboxRow, tipo: ContatoIntent['tipo']): Exclusao[] {
  const { intent } = row;
  if (!isContato(intent) || intent.tipo !== tipo || intent.depois !== null || intent.antes === null)
    return [];
  return [{ row, nome: 'email' in intent.antes ? intent.antes.email : telefoneText(intent.antes) }];
}

/** Contacts whose deletion the server has not confirmed: the list no longer has them. */
export function ExclusoesNaFila({ tipo, idPessoaCliente, onDesfeita }: ExclusoesNaFilaProps) {
  const { vault, env } = useDevice();
  const exclusoes = useLiveQuery(async () => {
    const rows = await vault.outbox.where('lane').equals(laneOfContatos(idPessoaCliente)).toArray();
    return rows.flatMap((row) => toExclusao(row, tipo));
  }, [vault, idPessoaCliente, tipo]);
  if (exclusoes === undefined || exclusoes.length === 0) return null;
  const desfazer = async ({ row, nome }: Exclusao) => {
    const undone = await cancelQueued(vault, row.key, env);
    if (undone.ok) {
      onDesfeita();
      showToast({ text: `Exclusão desfeita: ${nome}.`, tone: 'positive' });
    } else {
      const { error } = undone;
      const isStorage = error.kind === 'full' || error.kind === 'unavailable';
      showToast({ text: isStorage ? storageMessage(error) : JA_ENVIADA, tone: 'caution' });
    }
  };
  return (
    <ul className={css.exclusoes} aria-label="Exclusões na fila">
      {exclusoes.map((exclusao) => (
        <li key={exclusao.row.key} className={css.exclusao}>
          <span>{`Exclusão de ${exclusao.nome}`}</span>
          {exclusao.row.state === 'sending' ? (
            <Status tone="sync">Enviando</Status>
          ) : (
            <Status tone="pending">Na fila</Status>
          )}
          {isUntried(exclusao.row) && (
            <Button
              size="sm"
              variant="quiet"
              icon={<Undo2 size={16} aria-hidden="true" />}
              aria-label={`Desfazer: exclusão de ${exclusao.nome}`}
              onPress={() => {
                desfazer(exclusao).catch((error: unknown) => console.error('a deletion stays', error));
              }}
            >
              Desfazer
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
