/** The press handler of components in the gallery: does nothing. */
export function nothing(): void {}
