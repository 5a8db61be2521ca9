import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLocation } from 'wouter';
import { routes } from '#routes.ts';
import * as css from './checkout-steps.css.ts';

const STEPS = [
  { path: routes.carrinho, name: 'Carrinho' },
  { path: routes.pagamento, name: 'Pagamento' },
  { path: routes.confirmacao, name: 'Confirmação' },
] as const;

/** True for a screen of the checkout, which has a frame of its own. */
export const isCheckout = (path: string): boolean => STEPS.some((step) => step.path === path);

/** The step of the checkout that the order has reached. Display only: the screens decide which step may follow. */
export function CheckoutSteps() {
  const [path] = useLocation();
  return (
    <nav aria-label="Etapas da compra" className={css.place}>
      <ol className={css.steps}>
        {STEPS.map((step, at) => (
          <li key={step.path} className={css.step} aria-current={step.path === path ? 'step' : undefined}>
            {at > 0 && <ChevronRight size={16} aria-hidden="true" className={css.sign} />}
            <span className={css.name}>{step.name}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same on a line of its own, where the bar has no room for it. */
export function CheckoutStepsLine() {
  return (
    <div className={css.line}>
      <CheckoutSteps />
    </div>
  );
}
