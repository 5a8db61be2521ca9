import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/dom/page.tsx';
import { ReadOnlyField } from './read-only-field.tsx';

test('a value has its label and is text, which can wrap', () => {
  renderPage(<ReadOnlyField label="Cliente" value="Drogaria Aurora do Ipê Roxo Ltda" />);
  expect(screen.getByLabelText('Cliente').textContent).toBe('Drogaria Aurora do Ipê Roxo Ltda');
});
