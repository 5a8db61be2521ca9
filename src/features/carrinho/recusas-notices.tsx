import { useOneAct } from '#parts/buy/use-one-act.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { useRefused } from '#parts/failure/use-refused.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import * as css from './recusa.css.ts';
import { recusaDoPedidoTitle } from './view.ts';

/** Refused changes that belong to no line: a group's payment, the extra data of the order. */
export function RecusasNotices({ naTela: { base } }: { naTela: CarrinhoNaTela }) {
  return base.parked.flatMap((parked) => {
    const titulo = recusaDoPedidoTitle(parked.intent);
    return titulo === null ? [] : [<Recusada key={parked.key} parked={parked} titulo={titulo} />];
  });
}

function Recusada({ parked: { key, description }, titulo }: { parked: ParkedRow; titulo: string }) {
  const refused = useRefused();
  const { isPending, run } = useOneAct();
  return (
    <Notice
      tone="caution"
      title={titulo}
      action={
        <span className={css.actions}>
          <Button
            size="sm"
            isPending={isPending}
            aria-label={`Descartar: ${titulo}`}
            onPress={() => run(() => refused.discard(key))}
          >
            Descartar
          </Button>
          <Button
            size="sm"
            isPending={isPending}
            aria-label={`Tentar de novo: ${titulo}`}
            onPress={() => run(() => refused.retry(key))}
          >
            Tentar de novo
          </Button>
        </span>
      }
    >
      {description}
    </Notice>
  );
}
