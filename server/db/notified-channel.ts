/** The channel on which the database announces committed changes. */
export const CHANNEL = 'maleta';
