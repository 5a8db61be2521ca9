declare const __BUILD__: string;
declare const __VERSION__: string;

/** The name of the running build: a hash of its sources, 'dev' under the development server. */
export const buildId: string = __BUILD__;

/** The number of this version, as '1.2.0': newer ones are higher. Several builds may have the same. */
export const versao: string = __VERSION__;
