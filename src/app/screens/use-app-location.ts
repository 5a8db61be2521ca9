import { type BrowserLocationHook, navigate, useBrowserLocation } from 'wouter/use-browser-location';
import { navigateBelowDialogs } from '#ui/layer/dialog-history.ts';

const go: typeof navigate = (to, options) => navigateBelowDialogs(String(to), () => navigate(to, options));

/** The browser's address for the router; a navigation from a dialog starts at the screen below it. */
export const useAppLocation: BrowserLocationHook = (options) => [useBrowserLocation(options)[0], go];
