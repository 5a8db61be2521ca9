import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Typed text stays; a payment needs a signal. */
export function SemSinal({ isLendo, onRetry }: { isLendo: boolean; onRetry: () => void }) {
  return (
    <Notice
      tone="pending"
      isNews
      title="Sem sinal"
      action={
        <Button size="sm" isPending={isLendo} onPress={onRetry}>
          Tentar novamente
        </Button>
      }
    >
      Pagar precisa de conexão. O que está nesta tela continua aqui; tente de novo quando o sinal voltar.
    </Notice>
  );
}
