import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './confirmacao.css.ts';

/** A confirmation that is being read. */
export function ConfirmacaoLendo() {
  return (
    <div role="status" className={css.stack}>
      <PageHeader title="Confirmação" />
      <VisuallyHidden>Carregando o pedido</VisuallyHidden>
      <Skeleton height={96} radius={12} />
      <Skeleton height={220} radius={12} />
    </div>
  );
}
