import LogIn from 'lucide-react/icons/log-in';
import type { ReactNode } from 'react';
import { LinkTo } from '#parts/html/link-to.tsx';
import { buscaHref } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { PackageShelf } from './package-shelf.tsx';
import * as css from './visitante.css.ts';

export type VisitanteProps = { onEnter: () => void; avisos: ReactNode; loja: ReactNode };

/** An introduction to Maleta for a visitor, and the store's public content. */
export function Visitante({ onEnter, avisos, loja }: VisitanteProps) {
  return (
    <div className={css.screen}>
      {avisos}
      <section className={css.hero}>
        <div className={css.words}>
          <h1 className={css.title}>O pedido da farmácia, com ou sem sinal.</h1>
          <p className={css.lead}>
            Maleta leva ao balcão o catálogo inteiro da distribuidora, com o preço, o estoque e os descontos
            de cada cliente. O pedido feito sem sinal fica guardado no aparelho e segue sozinho quando a
            conexão volta.
          </p>
          <div className={css.acts}>
            <Button
              variant="primary"
              size="lg"
              icon={<LogIn size={20} aria-hidden="true" />}
              onPress={onEnter}
            >
              Entrar
            </Button>
            <LinkTo href={buscaHref('')} size="lg">
              Ver produtos
            </LinkTo>
          </div>
        </div>
        <PackageShelf />
      </section>
      {loja}
    </div>
  );
}
