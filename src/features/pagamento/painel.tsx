import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { type Falha, falhaText } from '#parts/failure/falha.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './grupo.css.ts';

const SEM_DETALHE = 'Houve um erro ao consultar os dados do pagamento.';

/** The data of a payment while they are read. */
export function PainelLendo() {
  return (
    <div role="status" className={css.panelLoading}>
      <VisuallyHidden>Carregando os dados do pagamento</VisuallyHidden>
      <Skeleton height={20} width="60%" />
      <Skeleton height={44} radius={8} />
      <Skeleton height={44} radius={8} />
    </div>
  );
}

/** The data of a payment could not be read. */
export function PainelFalha({
  falha,
  isLendo,
  onRetry,
}: {
  falha: Falha;
  isLendo: boolean;
  onRetry: () => void;
}) {
  return (
    <Notice
      tone={falha.kind === 'silencio' ? 'pending' : 'negative'}
      isNews
      action={
        falha.kind === 'sessao' ? (
          <Button size="sm" onPress={() => openLogIn()}>
            Entrar
          </Button>
        ) : (
          <Button size="sm" isPending={isLendo} onPress={onRetry}>
            Tentar novamente
          </Button>
        )
      }
    >
      {falhaText(falha, SEM_DETALHE)}
    </Notice>
  );
}
