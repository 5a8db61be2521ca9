import { expect, test } from 'vitest';
import { setViewport } from '#tests/support/dom/layout.ts';
import { placePopover } from './place-popover.ts';

function place(height: number, anchorTop: number) {
  setViewport({ width: 360, height: 740 });
  const popover = document.createElement('div');
  popover.getBoundingClientRect = () => new DOMRect(0, 0, 200, height);
  placePopover(popover, new DOMRect(300, anchorTop, 44, 44));
  return [popover.style.top, popover.style.maxHeight];
}

test('a popover stands under its button, or above it where it fits only there', () => {
  expect(place(300, 8)).toEqual(['58px', '']);
  expect(place(300, 640)).toEqual(['334px', '']);
});

test('a popover that fits on neither side scrolls on the larger one and leaves its button free', () => {
  expect(place(900, 8)).toEqual(['58px', '674px']);
  expect(place(900, 640)).toEqual(['8px', '626px']);
});
