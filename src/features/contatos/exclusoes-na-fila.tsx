import Undo2 from 'lucide-react/icons/undo-2';
import { type Exclusao, exclusoesOf, undoExclusao } from '#outbox/contatos/undo-exclusao.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useLiveQuery } from '#parts/device/live-query.ts';
import { storageMessage } from '#parts/device/storage-message.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/layer/toast-queue.ts';
import { type ContatoIntent, laneOfContatos } from '#vault/contato-intents.ts';
import { telefoneText } from './colunas-telefone.tsx';
import * as css from './contatos.css.ts';
import { ESTA_NA_LISTA, voltaDepois } from './words.ts';

export type ExclusoesNaFilaProps = {
  tipo: ContatoIntent['tipo'];
  idPessoaCliente: number;
  /** The undo's button is gone. */
  onDesfeita: () => void;
};

const nomeOf = ({ dado }: Exclusao): string => ('email' in dado ? dado.email : telefoneText(dado));

/** Contacts whose deletion the server has not confirmed: the list no longer has them. */
export function ExclusoesNaFila({ tipo, idPessoaCliente, onDesfeita }: ExclusoesNaFilaProps) {
  const { vault, env } = useDevice();
  const exclusoes = useLiveQuery(async () => {
    const rows = await vault.outbox.where('lane').equals(laneOfContatos(idPessoaCliente)).sortBy('seq');
    return exclusoesOf(rows, tipo);
  }, [vault, idPessoaCliente, tipo]);
  if (exclusoes === undefined || exclusoes.length === 0) return null;
  const desfazer = async (exclusao: Exclusao) => {
    const nome = nomeOf(exclusao);
    const undone = await undoExclusao(vault, exclusao, env);
    if (undone.ok) {
      onDesfeita();
      const text = undone.value === 'retirada' ? `Exclusão desfeita: ${nome}.` : voltaDepois(nome);
      showToast({ text, tone: 'positive' });
    } else {
      const { error } = undone;
      const isStorage = error.kind === 'full' || error.kind === 'unavailable';
      showToast({ text: isStorage ? storageMessage(error) : ESTA_NA_LISTA, tone: 'caution' });
    }
  };
  return (
    <ul className={css.exclusoes} aria-label="Exclusões na fila">
      {exclusoes.map((exclusao) => {
        const nome = nomeOf(exclusao);
        return (
          <li key={exclusao.row.key} className={css.exclusao}>
            <span>{`Exclusão de ${nome}`}</span>
            {exclusao.row.state === 'sending' ? (
              <Status tone="sync">Enviando</Status>
            ) : (
              <Status tone="pending">Na fila</Status>
            )}
            <Button
              size="sm"
              variant="quiet"
              icon={<Undo2 size={16} aria-hidden="true" />}
              aria-label={`Desfazer: exclusão de ${nome}`}
              onPress={() => {
                desfazer(exclusao).catch((error: unknown) => console.error('a deletion stays', error));
              }}
            >
              Desfazer
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
