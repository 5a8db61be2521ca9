import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import type { ProdutoResumo } from '#engine/read.ts';
import { useOneAct } from '#parts/use-one-act.ts';
import { Button } from '#ui/button.tsx';
import * as css from './produto-row.css.ts';
import type { AvisoLido } from './view.ts';

/** Asks to be told when a product is back; then says that we will, and whether the server knows it. */
export function AviseMe({
  produto,
  aviso,
  isDense,
  onAvise,
}: {
  produto: ProdutoResumo;
  aviso: AvisoLido | undefined;
  isDense: boolean;
  onAvise: (produto: ProdutoResumo) => Promise<string | null>;
}) {
  const { isPending, run } = useOneAct();
  const { nome, apresentacao } = produto;
  const isAsked = aviso !== undefined;
  return (
    <span className={css.avise}>
      {/* One button for both words, so that the focus stays where it was pressed. */}
      <Button
        size={isDense ? 'sm' : 'md'}
        variant={isAsked ? 'quiet' : 'secondary'}
        isPending={isPending}
        icon={isAsked ? <BellRing size={16} aria-hidden="true" /> : <Bell size={16} aria-hidden="true" />}
        aria-pressed={isAsked}
        aria-label={
          isAsked
            ? `Avisaremos quando chegar: ${nome} ${apresentacao}`
            : `Avise-me quando chegar: ${nome} ${apresentacao}`
        }
        onPress={() => {
          if (!isAsked) run(() => onAvise(produto));
        }}
      >
        {isAsked ? 'Avisaremos' : 'Avise-me'}
      </Button>
      {aviso === 'fila' && <span className={css.queued}>na fila</span>}
    </span>
  );
}
