/** Told where another tab or device changed a thing meanwhile. */
export const MUDOU = 'Este registro mudou enquanto isso. Confira a lista e tente de novo.';
