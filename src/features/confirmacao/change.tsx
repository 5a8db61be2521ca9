import ArrowRight from 'lucide-react/icons/arrow-right';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './revisao.css.ts';

/** The confirmed figure and the present one. */
export function Change({ visto, agora }: { visto: string; agora: string }) {
  return (
    <span className={css.pair}>
      <VisuallyHidden>era </VisuallyHidden>
      <span className={css.old}>{visto}</span>
      <ArrowRight size={14} aria-hidden="true" />
      <VisuallyHidden> agora </VisuallyHidden>
      <b>{agora}</b>
    </span>
  );
}
