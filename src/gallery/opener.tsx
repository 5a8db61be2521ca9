import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';

/** A button that opens an overlay, which closes by the callback that it receives. */
export function Opener({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
