import { useRef } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onPress' | 'type'> {
  /** The kinds of file that are offered, as `.pdf,.png`. */
  accept: string;
  /** What the file is, for whoever hands one over without the button. */
  fileLabel: string;
  /** Hears each file that is chosen, the same one again too. */
  onChoose: (file: File) => void;
}

/** A button that asks for a file. The browser's own field, with words and looks of its own, stays out of sight. */
export function FileButton({ accept, fileLabel, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={fileLabel}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
