import { LinkTo } from '#parts/link-to.tsx';
import { routes } from '#routes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';

/** 'Página não encontrada', with the way home. */
export function NotFound() {
  return (
    <>
      <PageHeader title="Página não encontrada" />
      <EmptyState
        title="O endereço não existe ou mudou de lugar."
        action={
          <LinkTo href={routes.home} variant="primary">
            Ir para o início
          </LinkTo>
        }
      />
    </>
  );
}
