/** The channel on which the database tells what was committed. */
export const CHANNEL = 'maleta';
