/**
 * Returns `value * numerator / denominator` of integers, exact, rounded half away from zero. The product may
 * exceed 2^53, hence BigInt inside; the result must fit a safe integer.
 */
export function mulDiv(value: number, numerator: number, denominator: number): number {
  const product = BigInt(value) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const magnitude = product < 0n ? -product : product;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return Number(product < 0n ? -rounded : rounded);
}

/** Returns the cents of a number of units at a unit price in ten-thousandths of a real, rounded once. */
export function centsOf(units: number, unitPrice: number): number {
  return mulDiv(units, unitPrice, 100);
}
