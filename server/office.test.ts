import { expect, test } from 'vitest';
import { openOffice } from './office.ts';

const TERMINAL = { say: () => undefined, complain: () => undefined };

const sendsMails = (env: Record<string, string>) => {
  const office = openOffice({ MALETA_DATA: '/tmp/nenhum', ...env }, TERMINAL);
  if (!office.ok) throw new Error(office.error);
  return office.value.enviaEmails;
};

test('an installation sends mails only when a mail server is set up, also in a demonstration', () => {
  const MAILS = { MALETA_SMTP_URL: 'smtp://correio.example:587', MALETA_MAIL_DE: 'loja@example.com' };
  expect(sendsMails({})).toBe(false);
  expect(sendsMails({ MALETA_DEMO: '0' })).toBe(false);
  expect(sendsMails({ MALETA_URL: 'https://loja.example', ...MAILS })).toBe(true);
});
