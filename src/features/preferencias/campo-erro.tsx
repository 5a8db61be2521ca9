import CircleAlert from 'lucide-react/icons/circle-alert';
import * as css from './preferencias.css.ts';

/** The error of a field that is no single control. */
export function CampoErro({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.error} role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      {children}
    </p>
  );
}
