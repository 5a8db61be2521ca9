import ArrowRight from 'lucide-react/icons/arrow-right';
import Search from 'lucide-react/icons/search';
import { hasMudanca } from '#domain/cart/avisos-carrinho.ts';
import { isPendente } from '#domain/cart/pendente.ts';
import { formatCount } from '#lib/format-number.ts';
import { type CarrinhoNaTela, useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { pendenteWords } from '#parts/cart/pendente-words.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { buscaHref, routes } from '#routes.ts';
import { Money } from '#ui/money.tsx';
import * as css from './inicio.css.ts';

/** The words for a cart without lines, and the link from there. */
type SemLinhas = { texto: string; href: string; label: string };

function semLinhasOf({ base: { snapshot } }: CarrinhoNaTela): SemLinhas {
  const doServidor = snapshot?.carrinho;
  if (doServidor && isPendente(doServidor.idCarrinhoSituacao)) {
    return {
      texto: pendenteWords(doServidor).texto,
      href: routes.pagamento,
      label: 'Ir para o Pagamento',
    };
  }
  if (snapshot?.avisos?.finalizado) {
    return { texto: 'Finalizado em outro aparelho.', href: routes.carrinho, label: 'Ver carrinho' };
  }
  return { texto: 'Nada ainda. Comece pela busca.', href: buscaHref(''), label: 'Buscar produtos' };
}

/** The cart in a line: its total and its link. */
export function CarrinhoCard() {
  const carrinho = useCarrinho();
  if (!carrinho) return null;
  const { totalItens, valorTotal } = carrinho.carrinho;
  const semLinhas = totalItens === 0 ? semLinhasOf(carrinho) : null;
  const avisos = carrinho.base.snapshot?.avisos;
  const leadsToBusca = semLinhas?.href === buscaHref('');
  return (
    <section className={css.card} aria-labelledby="carrinho">
      <div className={css.cardLine}>
        <div>
          <h2 id="carrinho" className={css.eyebrow}>
            Carrinho
          </h2>
          {semLinhas ? (
            <p className={css.cardText}>{semLinhas.texto}</p>
          ) : (
            <p className={css.cardTotal}>
              <Money cents={valorTotal} size="xl" />
              <span className={css.quiet}>
                {`${formatCount(totalItens)} ${totalItens === 1 ? 'item' : 'itens'}`}
                {carrinho.estimado && ' · estimado'}
                {avisos && hasMudanca(avisos) && ' · mudou em outro aparelho'}
              </span>
            </p>
          )}
        </div>
        <span className={css.cardActs}>
          <LinkTo href={routes.comprados} variant="quiet">
            Comprados
          </LinkTo>
          <LinkTo
            href={semLinhas?.href ?? routes.carrinho}
            variant={semLinhas ? 'secondary' : 'primary'}
            icon={
              leadsToBusca ? (
                <Search size={18} aria-hidden="true" />
              ) : (
                <ArrowRight size={18} aria-hidden="true" />
              )
            }
          >
            {semLinhas?.label ?? 'Continuar'}
          </LinkTo>
        </span>
      </div>
    </section>
  );
}
