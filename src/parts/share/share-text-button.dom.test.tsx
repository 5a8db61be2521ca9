import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { person } from '#tests/support/dom/person.ts';
import { ShareTextButton } from './share-text-button.tsx';

const user = person();
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

test('a text goes to the share sheet alone, so that its message can be copied whole', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
  Object.assign(navigator, { share, canShare: () => true });
  render(<ShareTextButton title="Código Pix" text="000201" />);
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Código Pix', text: '000201' });
});

test('a browser without a share sheet has no button to share', () => {
  render(<ShareTextButton title="Código Pix" text="000201" />);
  expect(screen.queryByRole('button')).toBeNull();
});
