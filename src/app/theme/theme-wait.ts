/** How long, in ms, a first visit waits for its colours once the parameters are there, so that others do not show before them. */
export const THEME_WAIT_MS = 400;
