import type { PedidoAlheio } from './alheios.ts';
import * as css from './confirmacao.css.ts';

/** Lists the orders that another device made of this cart, so that the user does not order the same lines twice. */
export function Alheios({ pedidos }: { pedidos: readonly PedidoAlheio[] }) {
  if (pedidos.length === 0) return null;
  return (
    <>
      <p className={css.sentence}>
        Outro aparelho já fez pedidos deste carrinho. Não peça de novo o que já foi pedido:
      </p>
      <ul>
        {pedidos.map(({ idPrePedido, titulo, linhas }) => (
          <li key={idPrePedido}>
            <span className={css.sentence}>{titulo}</span>
            {linhas.length > 0 && (
              <ul>
                {linhas.map((linha) => (
                  <li key={linha}>{linha}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
