import * as css from '#features/inicio/parte.css.ts';
import { formatQuantity } from '#lib/format-quantity.ts';
import { Money } from '#ui/money.tsx';
import type { PedidosDoDia } from './hoje.ts';

/** The sums of the day's orders: confirmed, awaiting their payment, unsent. */
export function Pedidos({
  pedidos: { confirmados, aPagar, naoEnviados, aConferir },
}: {
  pedidos: PedidosDoDia;
}) {
  const somas = [
    { um: 'confirmado', muitos: 'confirmados', ...confirmados },
    { um: 'aguarda pagamento', muitos: 'aguardam pagamento', ...aPagar },
    { um: 'não enviado', muitos: 'não enviados', ...naoEnviados },
    { um: 'a conferir', muitos: 'a conferir', ...aConferir },
  ].filter(({ quantidade }) => quantidade > 0);
  if (somas.length === 0) return <p className={css.cardText}>Nenhum pedido feito hoje neste aparelho.</p>;
  return (
    <dl className={css.facts}>
      {somas.map(({ um, muitos, quantidade, valor }) => (
        <div key={um} className={css.fact}>
          <dt className={css.factName}>{formatQuantity(quantidade, um, muitos)}</dt>
          <dd>
            <Money cents={valor} size="lg" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
