import { Link } from 'wouter';
import { routes } from '#routes.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { EmptyState } from '#ui/screen-state.tsx';

/** 'Página não encontrada', with the way home. */
export function NotFound() {
  return (
    <EmptyState
      title="Página não encontrada"
      text="O endereço não existe ou mudou de lugar."
      action={
        <Link href={routes.home} asChild>
          <LinkButton href={routes.home} variant="primary">
            Ir para o início
          </LinkButton>
        </Link>
      }
    />
  );
}
