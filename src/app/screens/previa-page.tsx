import { PreviaScreen } from '#features/conteudo/previa-screen.tsx';
import { NotFound } from './not-found.tsx';

/** A path of one piece that is not a screen of the app: a showcase's preview, or not found. */
export function PreviaPage() {
  return <PreviaScreen notFound={<NotFound />} />;
}
