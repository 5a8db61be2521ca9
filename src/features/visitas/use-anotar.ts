import type { NotaDeVisita } from '#domain/visits/visita.ts';
import { awaitContato } from '#outbox/contatos/await-contato.ts';
import { dispatchVisita, type VisitaSalva } from '#outbox/visitas/dispatch-visita.ts';
import type { VisitaAqui } from '#outbox/visitas/fold-visitas.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import type { ClienteVisitado } from '#parts/dialogs/visita-aberta.ts';
import { tellDesfecho } from '#parts/failure/desfecho.ts';
import { MUDOU } from '#parts/failure/mudou.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import type { Vault } from '#vault/vault.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { APAGADA, ASSUNTO, IGUAL, RECUSADA_SAIU, SALVA, VOLTOU } from './words.ts';

/** Says how a saved note ended; the next act need not wait for that. */
function tell(vault: Vault, key: string | null): void {
  if (key === null) showToast({ text: IGUAL });
  else
    tellDesfecho(vault, (patienceMs) => awaitContato(vault, key, patienceMs), SALVA, ASSUNTO).catch(
      (error: unknown) => console.error('the end of a note could not be told', error),
    );
}

const textOf = (error: Extract<VisitaSalva, { ok: false }>['error']): string =>
  error.kind === 'mudou' ? MUDOU : storageMessage(error);

/** True for a note that stands only on this device since the server refused it; false for a refused deletion. */
const isDaqui = ({ recusada }: VisitaAqui): boolean =>
  recusada !== null && isVisita(recusada.intent) && recusada.intent.depois !== null;

/** Saves and deletes today's note of a customer, and closes its form. */
export function useAnotar(cliente: ClienteVisitado, onClose: () => void) {
  const { vault, env } = useDevice();
  const { isPending, run } = useOneAct();
  const dispatch = (vista: number | null, depois: NotaDeVisita | null) =>
    dispatchVisita(vault, cliente, { vista, depois }, env);
  const desfazer = async ({ motivo, texto }: NotaDeVisita): Promise<void> => {
    const saved = await dispatch(null, { motivo, texto });
    if (saved.ok) showToast({ text: VOLTOU, tone: 'positive' });
    else showToast({ text: textOf(saved.error), tone: 'caution' });
  };
  return {
    isPending,
    /** `vista`: when the note in the form was written, null for a new one. */
    salvar: (vista: number | null, nota: NotaDeVisita) =>
      run(async () => {
        const saved = await dispatch(vista, nota);
        if (!saved.ok) return textOf(saved.error);
        onClose();
        tell(vault, saved.value.key);
        return null;
      }),
    apagar: (visita: VisitaAqui) =>
      run(async () => {
        const saved = await dispatch(visita.escritaEm, null);
        if (!saved.ok) return textOf(saved.error);
        onClose();
        const onPress = () => {
          desfazer(visita).catch((error: unknown) => console.error('a deletion stays', error));
        };
        if (isDaqui(visita)) showToast({ text: RECUSADA_SAIU });
        else showToast({ text: APAGADA, action: { label: 'Desfazer', onPress } });
        return null;
      }),
  };
}
