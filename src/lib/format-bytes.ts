const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

const KB = 1024;

/** Formats bytes in the unit that reads best, in steps of 1,024 as limits of files are: `950 bytes`, `12,3 MB`. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // A figure has at most three digits before the comma.
  while (Math.round(value) >= 1000 && unit < UNITS.length - 1) {
    value /= KB;
    unit += 1;
  }
  const isShort = unit === 0 || value >= 99.95;
  const digits = isShort ? String(Math.round(value)) : value.toFixed(1).replace('.', ',').replace(/,0$/, '');
  return `${digits}\u00a0${UNITS[unit] ?? ''}`;
}
