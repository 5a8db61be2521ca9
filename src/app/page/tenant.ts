/** The name of this installation's databases on a device. One origin serves one installation. */
export const tenant = 'maleta';
