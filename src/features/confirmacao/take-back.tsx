import Undo2 from 'lucide-react/icons/undo-2';
import { cancelQueued } from '#outbox/take-back.ts';
import { isUntried } from '#outbox/untried.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import type { Envio } from '#parts/cart/envio-words.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { Button } from '#ui/button.tsx';
import { confirm } from '#ui/layer/message-queue.ts';
import * as css from './confirmacao.css.ts';
import { withdraw } from './queries.ts';
import { withdrawText } from './view.ts';

/**
 * Takes an unsent submission back to the cart: at once before the first try; after it by asking the server, for it may
 * have arrived. Not offered during a try.
 */
export function TakeBack({
  row,
  connected,
}: {
  row: Extract<Envio, { kind: 'fila' }>['row'];
  connected: boolean;
}) {
  const { vault, env } = useDevice();
  const { isPending, run } = useOneAct();
  if (row.state === 'sending') return null;

  const cancel = async (): Promise<string | null> => {
    const taken = await cancelQueued(vault, row.key, env);
    if (taken.ok) return null;
    const { error } = taken;
    if (error.kind === 'full' || error.kind === 'unavailable') return storageMessage(error);
    // Settled meanwhile, which the page shows by itself; or tried, and then it may have arrived.
    return error.kind === 'tried'
      ? 'Este pedido acabou de ser tentado e pode ter chegado ao servidor.'
      : null;
  };
  const ask = async (): Promise<string | null> => {
    const agreed = await confirm({
      title: 'Não aceitar este pedido',
      text: 'O pedido já foi tentado e pode ter chegado. O servidor é perguntado: se ainda não o recebeu, não o aceita mais, e os itens voltam para o carrinho; se já recebeu, os números aparecem aqui.',
      yes: 'Pedir ao servidor',
    });
    return agreed ? withdrawText(await withdraw({ vault, env }, row.key)) : null;
  };

  const icon = <Undo2 size={18} aria-hidden="true" />;
  if (isUntried(row)) {
    return (
      <div className={css.actions} data-print="hide">
        <Button icon={icon} isPending={isPending} onPress={() => run(cancel)}>
          Tirar da fila e voltar ao carrinho
        </Button>
      </div>
    );
  }
  return (
    <div className={css.actions} data-print="hide">
      <Button icon={icon} isPending={isPending} onPress={() => run(ask)}>
        Pedir ao servidor para não aceitar
      </Button>
      {!connected && <p className={css.soft}>Precisa de sinal: o pedido pode já ter chegado.</p>}
    </div>
  );
}
