import type { Locator } from '@playwright/test';

/** Pastes a text as from another program: no permission for the clipboard is needed. */
export const pasteInto = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
