import { expect, test } from 'vitest';
import { setViewport } from '#tests/support/dom/layout.ts';
import { placePopover } from './place-popover.ts';

function place(height: number, anchorTop: number, anchorLeft = 300) {
  setViewport({ width: 360, height: 740 });
  const popover = document.createElement('div');
  popover.getBoundingClientRect = () => new DOMRect(0, 0, 200, height);
  placePopover(popover, new DOMRect(anchorLeft, anchorTop, 44, 44));
  const { top, maxHeight, left } = popover.style;
  return [top, maxHeight, left];
}

test('a popover stands under its button, or above it where it fits only there', () => {
  expect(place(300, 8)).toEqual(['58px', '', '144px']);
  expect(place(300, 640)).toEqual(['334px', '', '144px']);
});

test('a popover that fits on neither side scrolls on the larger one and leaves its button free', () => {
  expect(place(900, 8)).toEqual(['58px', '674px', '144px']);
  expect(place(900, 640)).toEqual(['8px', '626px', '144px']);
});

test('a popover begins with its button where it fits so', () => {
  expect(place(300, 8, 20)).toEqual(['58px', '', '20px']);
});
