/** Runs `act` once no message box is open: as a box goes, it gives the focus back to the element that had it before. */
export function afterBox(act: () => void): void {
  requestAnimationFrame(() => {
    if (document.querySelector('dialog[role=alertdialog][open]')) afterBox(act);
    else act();
  });
}
