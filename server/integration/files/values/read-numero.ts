type Decimal = ',' | '.';

/** Digits in groups of three or without groups, and decimals. */
const PATTERNS: Record<Decimal, RegExp> = {
  ',': /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/,
  '.': /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/,
};

/** More digits than a number keeps exactly. */
const DIGITS = 15;

const SIGNED = /^(?:(-)\s*)?(?:R\$\s*)?(?:(-)\s*)?([\d.,]+?)\s*%?(-)?$/;

const valueOf = (digits: string, decimal: Decimal): number | undefined => {
  if (!PATTERNS[decimal].test(digits)) return undefined;
  const grouping = decimal === ',' ? '.' : ',';
  const plain = digits.replaceAll(grouping, '').replace(decimal, '.');
  return plain.replace('.', '').replace(/^0+/, '').length > DIGITS ? undefined : Number(plain);
};

/**
 * Reads a number as Brazilian and American systems write it, also with R$, % or a minus before or after it; 12,5% is
 * 12.5. Undefined if it is none, or if `1.234` could be two numbers and `decimal` does not say which sign is the decimal
 * one.
 */
export function readNumero(texto: string, decimal?: Decimal): number | undefined {
  const [, before = '', within = '', digits = '', after = ''] = SIGNED.exec(texto.trim()) ?? [];
  const minus = before + within + after;
  if (digits === '' || minus.length > 1) return undefined;
  const readings = new Set(
    (decimal === undefined ? ([',', '.'] as const) : [decimal])
      .map((sign) => valueOf(digits, sign))
      .filter((value) => value !== undefined),
  );
  const [value] = readings;
  if (readings.size !== 1 || value === undefined) return undefined;
  return minus === '' || value === 0 ? value : -value;
}
