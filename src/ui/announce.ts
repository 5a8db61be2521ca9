const quiet = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const stay = 4000;

/**
 * Makes screen readers say a sentence once, politely. Speaks from inside the topmost open dialog, because everything
 * outside a modal dialog is silent.
 */
export function announce(sentence: string): void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  Object.assign(region.style, quiet);
  const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  host.append(region);
  // Screen readers must know a region before its text changes.
  requestAnimationFrame(() => {
    region.textContent = sentence;
  });
  setTimeout(() => region.remove(), stay);
}
