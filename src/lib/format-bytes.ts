const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** Formats bytes in the unit that reads best, decimal as on disk labels: `950 bytes`, `12,3 MB`, `128 GB`. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // A value that rounds to 1000 is shown in the next unit.
  while (Math.round(value) >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const isShort = unit === 0 || value >= 99.95;
  const digits = isShort ? String(Math.round(value)) : value.toFixed(1).replace('.', ',').replace(/,0$/, '');
  return `${digits}\u00a0${UNITS[unit] ?? ''}`;
}
