import ArrowRight from 'lucide-react/icons/arrow-right';
import Search from 'lucide-react/icons/search';
import { formatCount } from '#lib/format-number.ts';
import { useCarrinho } from '#parts/carrinho-provider.tsx';
import { LinkTo } from '#parts/link-to.tsx';
import { buscaHref, routes } from '#routes.ts';
import { Money } from '#ui/money.tsx';
import * as css from './inicio.css.ts';

/** The cart in a line: what it comes to and the way on. */
export function CarrinhoCard() {
  const carrinho = useCarrinho();
  if (!carrinho) return null;
  const { totalItens, valorTotal } = carrinho.carrinho;
  const isEmpty = totalItens === 0;
  const avisos = carrinho.base.snapshot?.avisos;
  const isFinalizadoFora = isEmpty && Boolean(avisos?.finalizado);
  const leadsToBusca = isEmpty && !isFinalizadoFora;
  const href = leadsToBusca ? buscaHref('') : routes.carrinho;
  return (
    <section className={css.card} aria-labelledby="carrinho">
      <div className={css.cardLine}>
        <div>
          <h2 id="carrinho" className={css.eyebrow}>
            Carrinho
          </h2>
          {isEmpty ? (
            <p className={css.cardText}>
              {isFinalizadoFora ? 'Finalizado em outro aparelho.' : 'Nada ainda. Comece pela busca.'}
            </p>
          ) : (
            <p className={css.cardTotal}>
              <Money cents={valorTotal} size="xl" />
              <span className={css.quiet}>
                {`${formatCount(totalItens)} ${totalItens === 1 ? 'item' : 'itens'}`}
                {carrinho.estimado && ' · estimado'}
                {avisos && avisos.linhas.length > 0 && ' · mudou em outro aparelho'}
              </span>
            </p>
          )}
        </div>
        <LinkTo
          href={href}
          variant={isEmpty ? 'secondary' : 'primary'}
          icon={
            leadsToBusca ? (
              <Search size={18} aria-hidden="true" />
            ) : (
              <ArrowRight size={18} aria-hidden="true" />
            )
          }
        >
          {leadsToBusca ? 'Buscar produtos' : isFinalizadoFora ? 'Ver carrinho' : 'Continuar'}
        </LinkTo>
      </div>
    </section>
  );
}
