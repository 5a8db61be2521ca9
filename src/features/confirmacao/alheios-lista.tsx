import type { PedidoAlheio } from './alheios.ts';
import * as css from './confirmacao.css.ts';

/** The sentence for orders that the server named as made from this cart. */
export const DESTE_CARRINHO =
  'Outro aparelho já fez pedidos deste carrinho. Não peça de novo o que já foi pedido:';

/** Lists orders that another device made, so that the user does not order the same lines twice. */
export function Alheios({ pedidos, frase }: { pedidos: readonly PedidoAlheio[]; frase: string }) {
  if (pedidos.length === 0) return null;
  return (
    <>
      <p className={css.sentence}>{frase}</p>
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
