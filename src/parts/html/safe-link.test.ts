import { expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

const ORIGIN = 'https://loja.example';
const hrefOf = (text: string | null) => safeLink(text, ORIGIN);

test('an address of the same origin is a path of the app, in any spelling', () => {
  expect(hrefOf('/busca?pes=dipirona#x')).toEqual({ kind: 'internal', href: '/busca?pes=dipirona#x' });
  expect(hrefOf('https://loja.example/genericos')).toEqual({ kind: 'internal', href: '/genericos' });
  expect(hrefOf('genericos')).toEqual({ kind: 'internal', href: '/genericos' });
});

test('another site, an e-mail address and a telephone number are external', () => {
  expect(hrefOf('//outra.example/a')).toEqual({ kind: 'external', href: 'https://outra.example/a' });
  expect(hrefOf('http://outra.example')).toEqual({ kind: 'external', href: 'http://outra.example/' });
  expect(hrefOf('tel:08005550100')?.kind).toBe('external');
  expect(hrefOf('mailto:a@b.example')?.kind).toBe('external');
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://loja.example/1',
  'https://loja.example@outra.example/',
  'https://[',
  '',
  null,
])('%j is no safe link', (text) => {
  expect(hrefOf(text)).toBeNull();
});
