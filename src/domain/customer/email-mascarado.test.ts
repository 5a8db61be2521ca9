import { expect, test } from 'vitest';
import { mascararEmail } from './email-mascarado.ts';

test.each([
  ['marina.alves@empresa.com.br', 'm***@e***.com.br'],
  ['R@x.io', 'r***@x***.io'],
  ['élia@drogaria.com', 'é***@d***.com'],
])('mascararEmail shows %s as %s', (email, masked) => {
  expect(mascararEmail(email)).toBe(masked);
});
