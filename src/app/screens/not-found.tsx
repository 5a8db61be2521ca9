import { LinkTo } from '#parts/html/link-to.tsx';
import { useTitulo } from '#parts/list/titulo.ts';
import { routes } from '#routes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';

const TITLE = 'Página não encontrada';

/** 'Página não encontrada', with the way home. */
export function NotFound() {
  useTitulo(TITLE);
  return (
    <>
      <PageHeader title={TITLE} />
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
