import { expect, test } from 'vitest';
import { soon } from '#tests/support/dom/shown.ts';
import { watchScrollStop } from './scroll-stop.ts';

function boxOf(html: string, size: Partial<Record<'scrollHeight' | 'clientHeight' | 'scrollWidth', number>>) {
  const box = document.createElement('div');
  box.innerHTML = html;
  for (const [name, value] of Object.entries(size)) Object.defineProperty(box, name, { value });
  document.body.replaceChildren(box);
  return { box, end: watchScrollStop(box) };
}

const HIGH = { scrollHeight: 900, clientHeight: 300 };

test('a text that is higher or wider than its box is a Tab stop', () => {
  expect(boxOf('<p>Texto</p>', HIGH).box.tabIndex).toBe(0);
  expect(boxOf('<p>Texto</p>', { scrollWidth: 9000 }).box.tabIndex).toBe(0);
});

test('a box whose text fits, or that holds a control, is no Tab stop', () => {
  expect(boxOf('<p>Texto</p>', {}).box.tabIndex).toBe(-1);
  expect(boxOf('<p>Texto <a href="/">casa</a></p>', HIGH).box.tabIndex).toBe(-1);
});

test('a box stops being a Tab stop when a control comes, until its watch ends', async () => {
  const { box, end } = boxOf('<p>Texto</p>', HIGH);
  box.append(document.createElement('button'));
  await soon(() => expect(box.tabIndex).toBe(-1));
  box.replaceChildren();
  await soon(() => expect(box.tabIndex).toBe(0));
  end();
  box.append(document.createElement('button'));
  await Promise.resolve();
  expect(box.tabIndex).toBe(0);
});
