import type { Right } from '#contract/access/papel.ts';
import { may } from '#domain/access/papel.ts';
import { useOptionalDevice } from './device.tsx';

/** True when the signed-in user's role has the right; a visitor is asked to sign in where it matters. */
export const useMay = (right: Right): boolean => may(useOptionalDevice()?.usuario.papel, right);
