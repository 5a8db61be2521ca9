import { useHistoryState } from 'wouter/use-browser-location';
import { formatMoney } from '#lib/format-number.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { type PixPago, readPixPago } from '#parts/cart/pix-pago.ts';
import { useMay } from '#parts/device/use-may.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import { Notice } from '#ui/notice.tsx';
import { faltamDe } from './falta-pagar.ts';

/** After a paid Pix: what its cart still needs, by name, and the link back to the payment. */
export function FaltaPagar() {
  const pixPago = readPixPago(useHistoryState<unknown>());
  const mayAct = useMay('act');
  return mayAct && pixPago && <DoCarrinho pixPago={pixPago} />;
}

function DoCarrinho({ pixPago }: { pixPago: PixPago }) {
  const carrinho = useCarrinho()?.base.snapshot?.carrinho;
  const faltam = faltamDe(carrinho, pixPago);
  if (faltam === null) return null;
  const nomes = faltam.map(
    (grupo) => `${grupo.descricaoFilial} · ${grupo.descricaoCarrinhoGrupo} (${formatMoney(grupo.total)})`,
  );
  return (
    <Notice
      tone="caution"
      title={faltam.length === 0 ? 'Falta finalizar o carrinho' : 'Falta pagar'}
      action={
        <span data-print="hide">
          <LinkTo href={routes.pagamento} size="sm">
            Ir para o Pagamento
          </LinkTo>
        </span>
      }
    >
      {faltam.length === 0
        ? 'Não falta pagar mais nada: finalize o carrinho para continuar comprando.'
        : `${nomes.join(', ')}.`}
    </Notice>
  );
}
