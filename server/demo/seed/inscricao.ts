const RESTO = 11;

const sumOf = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** São Paulo: eight digits and their check digit, two more, and a check digit of all (Sefaz-SP, IE of 12 digits). */
function saoPaulo(eight: string): string {
  const nine = `${eight}${(sumOf(eight, [1, 3, 4, 5, 6, 7, 8, 10]) % RESTO) % 10}`;
  const eleven = `${nine}00`;
  return `${eleven}${(sumOf(eleven, [3, 2, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % RESTO) % 10}`;
}

/** Minas Gerais: eleven digits and two check digits (Sefaz-MG, IE of 13 digits). */
function minasGerais(eight: string): string {
  const eleven = `${eight}000`;
  const spread = `${eleven.slice(0, 3)}0${eleven.slice(3)}`;
  const products = Array.from(spread, (digit, at) => Number(digit) * (1 + (at % 2)));
  const digits = products.reduce((sum, product) => sum + (product > 9 ? product - 9 : product), 0);
  const twelve = `${eleven}${(10 - (digits % 10)) % 10}`;
  const rest = sumOf(twelve, [3, 2, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % RESTO;
  return `${twelve}${rest < 2 ? 0 : RESTO - rest}`;
}

/** An invented state registration of 99 and the number, with valid check digits. */
export function inventedIe(estado: string, number: number): string {
  const eight = `99${String(number).padStart(6, '0')}`;
  return estado === 'MG' ? minasGerais(eight) : saoPaulo(eight);
}
