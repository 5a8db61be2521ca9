const ID = /^\d{1,9}$/;

/** An id as a form sends it. */
export const idOf = (text: string | null): number | undefined =>
  text !== null && ID.test(text) ? Number(text) : undefined;
