import { useLocation } from 'wouter';
import { putBackOrder } from '#outbox/envio/put-back-order.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { useRefused } from '#parts/failure/use-refused.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import * as css from './confirmacao.css.ts';

/** Asks what to do about a confirmed order that the server no longer knows. */
export function Perdido({ chave }: { chave: string }) {
  const { vault, env } = useDevice();
  const refused = useRefused();
  const { isPending, run } = useOneAct();
  const [, navigate] = useLocation();
  const putBack = async (): Promise<string | null> => {
    const done = await putBackOrder(vault, chave, env);
    if (!done.ok && done.error.kind !== 'gone') return storageMessage(done.error);
    navigate(routes.carrinho);
    return null;
  };
  const close = async (): Promise<string | null> => {
    const problem = await refused.discard(chave);
    if (problem === null) navigate(routes.home);
    return problem;
  };
  return (
    <div className={css.actions} data-print="hide">
      <Button size="lg" isPending={isPending} onPress={() => run(putBack)}>
        Pôr de volta no carrinho
      </Button>
      <Button size="lg" variant="quiet" disabled={isPending} onPress={() => run(close)}>
        O pedido existe: encerrar este aviso
      </Button>
    </div>
  );
}
