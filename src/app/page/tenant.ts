/** The name that this installation's databases carry on a device. One origin serves one installation. */
export const tenant = 'maleta';
