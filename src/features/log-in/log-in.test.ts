import { expect, test } from 'vitest';
import { basicAuthorization } from './log-in.ts';

test('sends the credentials as basic authentication in UTF-8', () => {
  expect(basicAuthorization('representante', 'maleta123')).toBe('Basic cmVwcmVzZW50YW50ZTptYWxldGExMjM=');
  expect(basicAuthorization('joão', 'çé')).toBe('Basic am/Do286w6fDqQ==');
});
