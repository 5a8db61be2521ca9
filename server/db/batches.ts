/** Rows in one statement: the protocol allows 65,535 values in one, and no row here has more than 60. */
const ROWS_PER_STATEMENT = 1000;

/** Handles rows in batches that one statement can take. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await write(rows.slice(from, from + ROWS_PER_STATEMENT));
  }
}
