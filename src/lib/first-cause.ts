/** The innermost cause of an error. */
export const firstCause = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? firstCause(error.cause) : error;
