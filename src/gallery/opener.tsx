import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';

/** A button that shows what lies over the page, and takes it away when that says so. */
export function Opener({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
