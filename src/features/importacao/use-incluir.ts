import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import { dispatchSomas, type LinhaSoma } from '#outbox/carrinho/dispatch-importacao.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { usePendente } from '#parts/cart/use-pendente.ts';
import { contarAdicao } from '#parts/device/analise.ts';
import { type Device, useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import type { LinhaConferida } from './conferir.ts';
import { doneText, isEncontrado, toSomas } from './view.ts';

const UNDO_MS = 20_000;
const FAILED = 'Houve um erro ao incluir a importação.';

const commandOf = ({ idPessoa, usuarioCliente }: ClienteRow, linhas: readonly LinhaSoma[]) => ({
  idPessoaCliente: idPessoa,
  nomeCliente: usuarioCliente.pessoa.nome,
  linhas,
});

/** Removes the import's quantities from the cart; quantities beyond them stay. */
async function undo(
  { vault, env }: Device,
  cliente: ClienteRow,
  mudadas: readonly LinhaSoma[],
): Promise<void> {
  const linhas = mudadas.map((linha) => ({ ...linha, soma: -linha.soma }));
  const saved = await dispatchSomas(vault, commandOf(cliente, linhas), env);
  if (saved.ok) showToast({ text: 'Importação desfeita.' });
  else await showMessage({ kind: 'error', text: storageMessage(saved.error) });
}

/** Puts the found rows of a review into the cart, all at once. `done` runs once they are on disk. */
export function useIncluir(cliente: ClienteRow | null, contexto: Contexto | undefined) {
  const device = useDevice();
  const isHeld = usePendente();
  const { isPending, run } = useOneAct();

  const include = async (rows: readonly LinhaConferida[], done: () => void): Promise<string | null> => {
    if (await isHeld()) return null;
    if (cliente === null || contexto === undefined) return FAILED;
    const somas = toSomas(rows, contexto.idCondicao);
    const saved = await dispatchSomas(device.vault, commandOf(cliente, somas), device.env);
    if (!saved.ok) return `${FAILED} ${storageMessage(saved.error)}`;
    const { mudadas, acima } = saved.value;
    contarAdicao(
      'Importação de Produtos',
      mudadas.filter(({ soma }) => soma > 0).map(({ soma, ...linha }) => ({ ...linha, quantidade: soma })),
    );
    done();
    showToast({
      text: doneText(mudadas.length, rows.filter((row) => !isEncontrado(row)).length, acima.length),
      tone: 'positive',
      durationMs: UNDO_MS,
      action: {
        label: 'Desfazer',
        onPress: () => {
          undo(device, cliente, mudadas).catch((error: unknown) => console.error('an undo failed', error));
        },
      },
    });
    return null;
  };
  return {
    isPending,
    include: (rows: readonly LinhaConferida[], done: () => void) => run(() => include(rows, done)),
  };
}
