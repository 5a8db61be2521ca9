import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import * as css from './recusa.css.ts';
import type { LinhaActs } from './use-linha-acts.ts';
import { type LinhaNaTela, type LinhaRecusada, recusaText, recusaTitle } from './view.ts';

/** A refused change at its line: the server's sentence and what the user can do about it. */
export function Recusa({
  linha,
  recusa,
  acts,
  isBeforeEnvio,
}: {
  linha: LinhaNaTela;
  recusa: LinhaRecusada;
  acts: LinhaActs;
  isBeforeEnvio: boolean;
}) {
  const { descricao, item } = linha;
  const discardLabel = item ? `Manter ${item.quantidade}` : 'Remover';
  return (
    <Notice
      tone="caution"
      title={recusaTitle(recusa)}
      action={
        <span className={css.actions}>
          <Button size="sm" aria-label={`${discardLabel}: ${descricao}`} onPress={() => acts.discard(linha)}>
            {discardLabel}
          </Button>
          <Button size="sm" aria-label={`Tentar de novo: ${descricao}`} onPress={() => acts.retry(linha)}>
            Tentar de novo
          </Button>
        </span>
      }
    >
      <p>{recusaText(recusa)}</p>
      <p className={css.hint}>
        {isBeforeEnvio
          ? 'Um pedido deste cliente espera esta decisão para ser enviado.'
          : 'Altere a quantidade, ou escolha:'}
      </p>
    </Notice>
  );
}
