import { expect, test } from 'vitest';
import { assinar } from './sign.ts';

const SEGREDO = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const MENSAGEM = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  corpo: '{"test": 2432232314}',
};

test('the signature is the one of the example of Standard Webhooks', () => {
  expect(assinar([SEGREDO], MENSAGEM)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('each secret signs, and id, time and body all count', () => {
  const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const both = assinar([other, SEGREDO], MENSAGEM).split(' ');
  expect(both).toEqual([assinar([other], MENSAGEM), assinar([SEGREDO], MENSAGEM)]);
  const changed = [{ id: 'msg_2' }, { timestamp: 1614265331 }, { corpo: '{"test": 2432232315}' }];
  const signatures = changed.map((one) => assinar([SEGREDO], { ...MENSAGEM, ...one }));
  expect(new Set([...signatures, assinar([SEGREDO], MENSAGEM)]).size).toBe(4);
});
