import { useRef } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onPress' | 'type'> {
  /** The accepted kinds of file, as `.pdf,.png`. */
  accept: string;
  /** A name for the file field, for tools that set a file without the button. */
  fileLabel: string;
  /** Called for each chosen file, also for the same one again. */
  onChoose: (file: File) => void;
}

/** A button that asks for a file. It replaces the browser's own field, which is hidden. */
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
          // Cleared, so that choosing the same file again fires `change`.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
