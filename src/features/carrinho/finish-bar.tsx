import ArrowLeft from 'lucide-react/icons/arrow-left';
import { countItens } from '#lib/format-number.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { useCtrlEnter } from '#parts/dialogs/use-page-keys.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import { under } from '#theme/scale.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { useMedia } from '#ui/use-media.ts';
import { CashbackChoice } from './cashback/cashback-choice.tsx';
import { useCashback } from './cashback/use-cashback.ts';
import { useCheckout } from './checkout/use-checkout.ts';
import { type Escolha, vaoText } from './escolha.ts';
import { ExtrasDialog } from './extras-dialog.tsx';
import * as css from './finish-bar.css.ts';
import type { LinhaActs } from './use-linha-acts.ts';
import { creditosOf, saldoOf } from './view.ts';

/** Back to shopping; the cart stays as it is. It stands apart from 'Continuar', which goes the other way. */
function GoOnShopping() {
  return (
    <LinkTo
      href={routes.home}
      variant="quiet"
      size="lg"
      icon={<ArrowLeft size={18} aria-hidden="true" />}
      isWide
    >
      Continuar comprando
    </LinkTo>
  );
}

/** Total, cashback, remaining credit and the checkout button, always in the thumb's reach. */
export function FinishBar({
  naTela,
  escolha,
  acts,
  isWaitingBefore,
  idHotsitePolitica,
}: {
  naTela: CarrinhoNaTela;
  escolha: Escolha;
  acts: LinhaActs;
  isWaitingBefore: boolean;
  /** The hotsite of the company's policies, where the installation has one. */
  idHotsitePolitica: number | undefined;
}) {
  const { clienteCompra, creditoNaFila, cliente, estimado, extras } = naTela;
  const { vao, continua } = escolha;
  const cashback = useCashback(naTela, escolha);
  const { isBusy, start, pergunta } = useCheckout({ naTela, escolha, cashback }, acts, idHotsitePolitica);
  useCtrlEnter(() => {
    if (!isBusy) start();
  });
  // A phone's bar is low, so that more of the list is seen: the choice stands at its end.
  const isPhone = useMedia(under.cards);
  const parte = vaoText(escolha);
  const { aplicado } = cashback;
  const saldo = cliente.detalhe?.dadosGerais.saldoAdiantamento ?? 0;
  const creditos = [...creditosOf(vao, clienteCompra, aplicado, creditoNaFila), ...saldoOf(vao, saldo)].map(
    ({ titulo, resta, nota }) => (
      <p key={titulo} className={css.credit}>
        {titulo}: <b>{resta}</b>
        {nota ? ` ${nota}` : isWaitingBefore && ' (sem contar o que aguarda envio)'}
      </p>
    ),
  );
  return (
    <>
      <div className={css.onPhone}>
        {isPhone && <CashbackChoice cashback={cashback} />}
        <div className={css.creditsOnPhone}>{creditos}</div>
        <GoOnShopping />
      </div>
      <section className={css.bar} aria-label="Total do carrinho">
        <span className={css.fromTablet}>
          <GoOnShopping />
        </span>
        <div className={css.client}>
          <p className={css.clientName}>{cliente.usuarioCliente.pessoa.nome}</p>
          {creditos}
        </div>
        {!isPhone && <CashbackChoice cashback={cashback} />}
        <p className={css.total}>
          <span className={css.totalName}>
            {aplicado > 0 ? 'A pagar' : 'Total'} {estimado && <span className={css.estimated}>estimado</span>}
            <span className={css.count}> · {parte || countItens(vao.totalItens)}</span>
          </span>
          <Money cents={vao.valorTotal - aplicado} size="xl" />
        </p>
        <div className={css.actions}>
          <Button
            variant="primary"
            size="lg"
            isPending={isBusy}
            onPress={start}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {continua ? 'Continuar' : 'Finalizar'}
          </Button>
        </div>
      </section>
      {pergunta && (
        <ExtrasDialog
          extras={extras}
          cliente={cliente}
          saveLabel="Continuar"
          onClose={() => pergunta(null)}
          onSaved={pergunta}
        />
      )}
    </>
  );
}
