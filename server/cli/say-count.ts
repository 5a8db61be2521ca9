/** A number with its noun or adjective, in the singular for 1: `1 novo`, `0 novos`. */
export const sayCount = (count: number, um: string, varios = `${um}s`): string =>
  `${count} ${count === 1 ? um : varios}`;
