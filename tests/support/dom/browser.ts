/** Features of every browser that jsdom lacks, except layout and overlays. */

Object.defineProperty(navigator, 'language', { value: 'pt-BR', configurable: true });
Object.defineProperty(navigator, 'languages', { value: ['pt-BR'], configurable: true });

const cloned = globalThis.structuredClone;

const hasFile = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.values(value).some((one) => one instanceof Blob);

// jsdom's files are unknown to Node's clone, which databases use. A file never changes: a row's copy holds the same one.
globalThis.structuredClone = (value, options) => {
  if (!hasFile(value)) return cloned(value, options);
  const entries = Object.entries(value);
  const rest = entries.filter(([, one]) => !(one instanceof Blob));
  const blobs = entries.filter(([, one]) => one instanceof Blob);
  return { ...cloned(Object.fromEntries(rest), options), ...Object.fromEntries(blobs) } as typeof value;
};

const files = new Map<string, Blob>();

URL.createObjectURL = (file) => {
  const url = `blob:${location.origin}/${files.size + 1}`;
  if (file instanceof Blob) files.set(url, file);
  return url;
};
URL.revokeObjectURL = () => undefined;

/** Files saved by the page: name and content, oldest first. */
export const saved: { name: string; file: Blob }[] = [];

// A link with `download` saves; every other one navigates, which only a browser can do.
HTMLAnchorElement.prototype.click = function click() {
  const file = files.get(this.href);
  if (this.download !== '' && file !== undefined) saved.push({ name: this.download, file });
  else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

const isTextField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  !['checkbox', 'radio', 'file', 'button', 'submit'].includes(target.type);

// Enter in a field presses the form's button, also a button outside the form that names it.
document.addEventListener('keypress', (event) => {
  if (event.key !== 'Enter' || event.defaultPrevented || !isTextField(event.target)) return;
  const { form } = event.target;
  const inside = form?.querySelector('button[type=submit]');
  const button = [...(form?.elements ?? [])].find(
    (element) => element instanceof HTMLButtonElement && element.type === 'submit',
  );
  // A button inside the form, or a single field, already submits in jsdom.
  const isSentAlready = inside !== null || form?.querySelectorAll('input').length === 1;
  if (form && button && !isSentAlready) form.requestSubmit();
});
