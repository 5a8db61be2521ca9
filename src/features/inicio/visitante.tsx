import LogIn from 'lucide-react/icons/log-in';
import { Button } from '#ui/button.tsx';
import { PackageShelf } from './package-shelf.tsx';
import * as css from './visitante.css.ts';

/** What Maleta is, for who has not come in yet. */
export function Visitante({ onEnter }: { onEnter: () => void }) {
  return (
    <section className={css.hero}>
      <div className={css.words}>
        <h1 className={css.title}>O pedido da farmácia, com ou sem sinal.</h1>
        <p className={css.lead}>
          Maleta leva ao balcão o catálogo inteiro da distribuidora, com o preço, o estoque e os descontos de
          cada cliente. O pedido feito sem sinal fica guardado no aparelho e segue sozinho quando a conexão
          volta.
        </p>
        <Button variant="primary" size="lg" icon={<LogIn size={20} aria-hidden="true" />} onPress={onEnter}>
          Entrar
        </Button>
      </div>
      <PackageShelf />
    </section>
  );
}
