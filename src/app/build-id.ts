declare const __BUILD__: string;

/** The name of the build this page runs: a hash of its sources, 'dev' under the development server. */
export const buildId: string = __BUILD__;
