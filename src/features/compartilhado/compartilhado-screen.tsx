import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { hasCompartilhado, holdCompartilhado } from '#parts/dialogs/compartilhado.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import { EmptyState } from '#ui/screen-state.tsx';
import { readShare } from './read-share.ts';

/** Takes what another app shared and goes on to the import, in which the user checks it before anything is added. */
export function CompartilhadoScreen() {
  const [state, setState] = useState<'reading' | 'held' | 'nothing'>('reading');
  useEffect(() => {
    readShare()
      .then((share) => {
        if (share) holdCompartilhado(share);
        setState(hasCompartilhado() ? 'held' : 'nothing');
      })
      .catch((error: unknown) => {
        console.error('the share could not be read', error);
        setState('nothing');
      });
  }, []);
  if (state === 'reading') return null;
  if (state === 'held') return <Redirect to={routes.busca} replace />;
  return (
    <EmptyState
      isPage
      title="Nada foi recebido"
      text="Compartilhe de novo, ou cole a lista em Importar, na busca."
      action={
        <LinkTo href={routes.busca} variant="primary">
          Ir para a Busca
        </LinkTo>
      }
    />
  );
}
