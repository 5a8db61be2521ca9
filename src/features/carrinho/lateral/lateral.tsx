import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useLocation } from 'wouter';
import { countItens } from '#lib/format-number.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { ClienteTag } from '#parts/customer/cliente-tag.tsx';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useModal } from '#ui/layer/use-modal.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { conteudoOf } from './conteudo.ts';
import * as css from './lateral.css.ts';
import { LateralAberto } from './lateral-aberto.tsx';

/** The distance between the button and the cart, in pixels. */
const GAP = 12;

/**
 * The side cart: its content, or the reason why there is none. Escape or a press outside closes it. `top`: the lower
 * edge of the button that opens it, in pixels of the window.
 */
export function Lateral({ top, onClose }: { top: number; onClose: () => void }) {
  const titleId = useId();
  const device = useOptionalDevice();
  const naTela = useCarrinho();
  const [, navigate] = useLocation();
  const modal = useModal({ onCancel: onClose, outsideCancels: true, backCancels: true });
  const conteudo = conteudoOf(naTela, device === null);
  const go = (href: string) => {
    onClose();
    navigate(href);
  };
  const count = naTela?.carrinho.totalItens ?? 0;
  return (
    <dialog
      {...modal}
      className={css.lateral}
      style={{ top: top + GAP, maxHeight: `min(85vh, calc(100dvh - ${top + 2 * GAP}px))` }}
      aria-labelledby={titleId}
    >
      <header className={css.header}>
        <div className={css.heading}>
          <h2 id={titleId} className={css.title}>
            Carrinho{' '}
            {conteudo.kind === 'aberto' && count > 0 && (
              <span className={css.count}>{countItens(count)}</span>
            )}
          </h2>
          {naTela && <ClienteTag />}
        </div>
        <IconButton label="Fechar" icon={<X size={20} aria-hidden="true" />} onPress={onClose} />
      </header>
      {conteudo.kind === 'aberto' && naTela && (
        <LateralAberto conteudo={conteudo} naTela={naTela} onGo={() => go(routes.carrinho)} />
      )}
      {conteudo.kind === 'carregando' && (
        <div className={css.message}>
          <Skeleton height={56} radius={8} />
          <Button variant="primary" isWide onPress={() => go(routes.carrinho)}>
            Ir para o Carrinho
          </Button>
        </div>
      )}
      {conteudo.kind === 'pendente' && (
        <div className={css.message}>
          <p>{conteudo.texto}</p>
          <Button variant="primary" isWide onPress={() => go(routes.pagamento)} data-autofocus>
            Ir para o Pagamento
          </Button>
        </div>
      )}
      {conteudo.kind === 'visitante' && (
        <div className={css.message}>
          <p>Olá! Para ver o carrinho, faça seu login.</p>
          <Button
            variant="primary"
            isWide
            data-autofocus
            onPress={() => {
              onClose();
              openLogIn();
            }}
          >
            Entrar
          </Button>
        </div>
      )}
    </dialog>
  );
}
