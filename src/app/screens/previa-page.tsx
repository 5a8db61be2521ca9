import { PreviaScreen } from '#features/conteudo/previa-screen.tsx';
import { NotFound } from './not-found.tsx';

/** A path of one piece that is no screen of the app: a showcase's preview, or nothing. */
export function PreviaPage() {
  return <PreviaScreen notFound={<NotFound />} />;
}
