/** Rows that one statement takes: the protocol knows 65,535 values in one, and no row here has more than 60. */
const ROWS_PER_STATEMENT = 1000;

/** Does something with rows, so many at a time that a statement can take them. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await write(rows.slice(from, from + ROWS_PER_STATEMENT));
  }
}
