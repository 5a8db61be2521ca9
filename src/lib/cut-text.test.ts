import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('cutText cuts at whole characters and adds an ellipsis', () => {
  expect(cutText('Analgésicos', 18)).toBe('Analgésicos');
  expect(cutText('123456789012345678', 18)).toBe('123456789012345678');
  expect(cutText('Anti-hipertensivos e diuréticos', 18)).toBe('Anti-hipertensivos…');
  expect(cutText('NEO QUÍMICA', 8)).toBe('NEO QUÍM…');
  expect(cutText('Drogaria Santa Luzia', 9)).toBe('Drogaria…');
  expect(cutText('💊💊💊', 2)).toBe('💊💊…');
});
