/** A piece shown alone has nothing to do when it is pressed. */
export function nothing(): void {}
