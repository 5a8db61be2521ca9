import type { CarrinhoNaTela } from '#parts/carrinho-provider.tsx';
import { LinkTo } from '#parts/link-to.tsx';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { type Escolha, vaoText } from './escolha.ts';
import * as css from './finish-bar.css.ts';
import { useFinish } from './use-finish.ts';
import { countItens, creditosOf } from './view.ts';

/** Back to the search, the cart as it is. */
function GoOnShopping() {
  return (
    <LinkTo href={routes.busca} size="lg" isWide>
      Continuar comprando
    </LinkTo>
  );
}

/** Total, what stays of the credit, and the way on: always in reach of the thumb. */
export function FinishBar({
  naTela,
  escolha,
  isWaitingBefore,
}: {
  naTela: CarrinhoNaTela;
  escolha: Escolha;
  isWaitingBefore: boolean;
}) {
  const { clienteCompra, cliente, estimado } = naTela;
  const { vao } = escolha;
  const { isSaving, finish } = useFinish(naTela, escolha);
  const parte = vaoText(escolha);
  return (
    <>
      <div className={css.onPhone}>
        <GoOnShopping />
      </div>
      <section className={css.bar} aria-label="Total do carrinho">
        <div className={css.client}>
          <p className={css.clientName}>{cliente.usuarioCliente.pessoa.nome}</p>
          {creditosOf(vao, clienteCompra).map(({ titulo, resta }) => (
            <p key={titulo} className={css.credit}>
              {titulo}: <b>{resta}</b>
              {isWaitingBefore && ' (sem contar o que aguarda envio)'}
            </p>
          ))}
        </div>
        <p className={css.total}>
          <span className={css.totalName}>
            Total {estimado && <span className={css.estimated}>estimado</span>}
            <span className={css.count}> · {parte || countItens(vao.totalItens)}</span>
          </span>
          <Money cents={vao.valorTotal} size="xl" />
        </p>
        <div className={css.actions}>
          <span className={css.fromTablet}>
            <GoOnShopping />
          </span>
          {vao.permiteFinalizarCarrinho && (
            <Button variant="primary" size="lg" isPending={isSaving} onPress={finish}>
              Finalizar
            </Button>
          )}
        </div>
        {!vao.permiteFinalizarCarrinho && (
          <p className={css.sentence}>
            Há grupo com pagamento por cartão ou Pix, que ainda não pode ser finalizado por aqui.
          </p>
        )}
      </section>
    </>
  );
}
