import type { ReactNode } from 'react';

export type OpcaoProps = {
  id: string;
  isActive: boolean;
  className: string;
  onPoint: () => void;
  onChoose: () => void;
  children: ReactNode;
};

/** A completion of the field. The field keeps the focus and has the keys. */
export function Opcao({ id, isActive, className, onPoint, onChoose, children }: OpcaoProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter is pressed in the field, which chooses.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={className}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
