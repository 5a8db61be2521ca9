import { expect, test } from 'vitest';
import { safeDeclarations } from './html-style.ts';

test('safeDeclarations keeps colours, alignment and margins', () => {
  expect(safeDeclarations('color: #32307b; TEXT-ALIGN:center;margin:0 auto')).toEqual([
    ['color', '#32307b'],
    ['text-align', 'center'],
    ['margin', '0 auto'],
  ]);
  expect(safeDeclarations('background-color: rgb(10, 20, 30)')).toEqual([
    ['background-color', 'rgb(10, 20, 30)'],
  ]);
});

test.each([
  'position: fixed; inset: 0; z-index: 99',
  'background: url(https://evil.example/x)',
  'background-color: url(//evil.example)',
  'width: expression(alert(1))',
  'color: var(--x)',
  'margin-left: -9999px',
  'color: red\\3b position:fixed',
  'behavior: url(#x)',
  '-moz-binding: url(x)',
  'display: none',
  'opacity: 0',
  'color: "a"',
  'color',
  ':red',
  '',
])('safeDeclarations drops %j', (style) => {
  expect(safeDeclarations(style)).toEqual([]);
});
