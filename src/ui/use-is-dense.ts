import { breakpoint } from '#theme/scale.ts';
import { useMedia } from './use-media.ts';

/** True when controls may be close together: a wide screen and a mouse. */
export const useIsDense = (): boolean =>
  useMedia(`(min-width: ${breakpoint.longIcons}px) and (pointer: fine)`);
