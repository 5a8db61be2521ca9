/**
 * The time, in ms, that a first visit waits for its colours after the parameters, so that other colours do not show
 * first.
 */
export const THEME_WAIT_MS = 400;
