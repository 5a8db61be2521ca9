/** Both check digits of a CNPJ's first twelve digits (Receita Federal, module 11). */
export function checkDigitsOf(twelve: string): string {
  const first = checkDigit(twelve);
  return `${first}${checkDigit(`${twelve}${first}`)}`;
}

/** The module 11 check digit of a row of digits, also that of an NF-e's access key. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    // Weights 2 to 9, from the right, again and again.
    sum += Number(digits.charAt(digits.length - 1 - i)) * (2 + (i % 8));
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** An invented CNPJ: no company has a root that begins with 99, so that it cannot be anybody's. */
export function inventedCnpj(number: number): string {
  const twelve = `99${String(number).padStart(6, '0')}0001`;
  return `${twelve}${checkDigitsOf(twelve)}`;
}
