/** Keeps 'R$' and its figure on one line. */
const noBreakSpace = '\u00a0';

function groupThousands(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
}

/**
 * Writes the size of `value`, an integer in units of 10^-decimals, in Brazilian style with all its decimals.
 */
function formatScaled(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = groupThousands(digits.slice(0, digits.length - decimals));
  return `${whole},${digits.slice(digits.length - decimals)}`;
}

/** Formats a figure of a table, an integer in units of 10^-decimals: 123456 with 2 decimals is `1.234,56`. */
export function formatDecimal(value: number, decimals: number): string {
  return `${value < 0 ? '-' : ''}${formatScaled(value, decimals)}`;
}

/** Rounds to an integer, halves away from zero. */
function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

/** Integer cents as `R$ 1.234,56` (the space does not break; a minus goes before the R$). */
export function formatMoney(cents: number): string {
  return `${cents < 0 ? '-' : ''}R$${noBreakSpace}${formatScaled(cents, 2)}`;
}

/** Integer ten-thousandths of a real as `R$ 3,46`: to the cent, halves away from zero. */
export function formatUnitPrice(tenThousandths: number): string {
  return formatMoney(roundHalfAway(tenThousandths / 100));
}

/**
 * Formats a unit price next to a quantity and their product: two decimals, or all four if two would not
 * multiply to the product.
 */
export function formatFactorPrice(tenThousandths: number): string {
  return tenThousandths % 100 === 0 ? formatUnitPrice(tenThousandths) : formatExactUnitPrice(tenThousandths);
}

/** Integer ten-thousandths of a real with all four decimals, `R$ 3,4567`: for details and tooltips. */
export function formatExactUnitPrice(tenThousandths: number): string {
  return `${tenThousandths < 0 ? '-' : ''}R$${noBreakSpace}${formatScaled(tenThousandths, 4)}`;
}

/** Integer hundredths of 1 % without trailing zeros: 1250 is `12,5%`, 1200 is `12%`, 1234 is `12,34%`. */
export function formatPercent(hundredths: number): string {
  const text = formatScaled(hundredths, 2).replace(/,00$|(?<=,\d)0$/, '');
  return `${hundredths < 0 ? '-' : ''}${text}%`;
}

/** Integer hundredths of 1 % with one decimal, halves away from zero: 2728 is `27,3%`, 1000 is `10,0%`. */
export function formatPercentTenth(hundredths: number): string {
  return `${formatDecimal(roundHalfAway(hundredths / 10), 1)}%`;
}

/** An integer with dots between thousands: `12.400`. */
export function formatCount(count: number): string {
  return `${count < 0 ? '-' : ''}${groupThousands(String(Math.abs(count)))}`;
}

/** '1 item', '1.200 itens'. */
export function countItens(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'item' : 'itens'}`;
}
