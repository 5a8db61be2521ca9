import { Route } from 'wouter';
import { Protected } from '#app/session/protected.tsx';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';

/** Addresses whose screens come later, with their titles: known, for signed-in users only, and in no menu. */
const LATER = [
  [routes.documentosRegulatorios, 'Documentos Regulatórios'],
] as const;

function LaterScreen({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Esta tela ainda não está disponível"
        text="O endereço é do portal, mas esta parte ainda não pode ser usada aqui. Nada foi perdido."
        action={
          <LinkTo href={routes.home} variant="primary">
            Ir para o início
          </LinkTo>
        }
      />
    </>
  );
}

/** One route each, for the table of screens. */
export const laterRoutes = LATER.map(([path, title]) => (
  <Route key={path} path={path}>
    <Protected>
      <LaterScreen title={title} />
    </Protected>
  </Route>
));
