import { useLocation } from 'wouter';
import { formatMoney } from '#lib/format-number.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useRefused } from '#parts/failure/use-refused.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import type { PedidoAlheio } from './alheios.ts';
import { Alheios } from './alheios-lista.tsx';
import * as css from './confirmacao.css.ts';
import type { EnvioLido } from './queries.ts';

const FINALIZADO = 'O carrinho deste pedido foi finalizado em outro aparelho: nada dele será enviado daqui.';
const FINALIZADO_OU_ESVAZIADO = 'O carrinho deste pedido foi finalizado ou esvaziado em outro aparelho.';
const DE_OUTRO_APARELHO =
  'Estes pedidos do cliente têm produtos dele e não foram feitos neste aparelho. Confira antes de fazer outro:';

/**
 * `outros`: orders of the customer with lines of the submission that this device did not make. `isDito`: the page
 * already names the orders of its cart.
 */
type DecididoForaProps = {
  feitos: EnvioLido['feitos'];
  outros: readonly PedidoAlheio[];
  isDito: boolean;
  chave: string;
};

/** A refused submission whose cart is gone: another device has decided on it, so it can no longer be confirmed. */
export function DecididoFora({ feitos, outros, isDito, chave }: DecididoForaProps) {
  const refused = useRefused();
  const { isPending, run } = useOneAct();
  const [, navigate] = useLocation();
  const close = async (): Promise<string | null> => {
    const problem = await refused.discard(chave);
    if (problem === null) navigate(routes.home);
    return problem;
  };
  return (
    <>
      {feitos.length > 0 ? (
        <>
          <p className={css.sentence}>
            Este pedido já foi confirmado por outro aparelho. Não o faça de novo.
          </p>
          <ul>
            {feitos.map(({ idPrePedido, total, portalPedidoSituacao }) => (
              <li key={idPrePedido}>
                {`Nº ${idPrePedido} · ${formatMoney(total)} · ${portalPedidoSituacao.descPedidoSituacao}`}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className={css.sentence}>
            {isDito ? FINALIZADO : FINALIZADO_OU_ESVAZIADO}
            {!isDito && outros.length === 0 && ' Antes de fazer outro, confira os pedidos do cliente.'}
          </p>
          <Alheios pedidos={outros} frase={DE_OUTRO_APARELHO} />
        </>
      )}
      <div className={css.actions} data-print="hide">
        <Button size="lg" isPending={isPending} onPress={() => run(close)}>
          Encerrar este aviso
        </Button>
      </div>
    </>
  );
}
