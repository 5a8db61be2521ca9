import { proxy } from 'valtio';

const STORAGE_KEY = 'maleta:letras';
const LARGE = 'grandes';

/** Whether texts are drawn larger than usual: the person's choice on this device. */
export const largeText = proxy({ isOn: false });

function show(isOn: boolean): void {
  largeText.isOn = isOn;
  // The styles read it from the document's element.
  if (isOn) document.documentElement.dataset.letras = LARGE;
  else delete document.documentElement.dataset.letras;
}

/** Shows the text size that the person chose on this device. Call it once, before the first drawing. */
export const beginLargeText = (): void => show(localStorage.getItem(STORAGE_KEY) === LARGE);

/** Changes to large text, or back, and remembers it. On a full disk it lasts as long as the page. */
export function toggleLargeText(): void {
  show(!largeText.isOn);
  try {
    if (largeText.isOn) localStorage.setItem(STORAGE_KEY, LARGE);
    else localStorage.removeItem(STORAGE_KEY);
  } catch (error) {
    console.warn('the text size could not be kept', error);
  }
}
