import X from 'lucide-react/icons/x';
import * as css from './chip.css.ts';

/** A choice in force that a press takes away. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className={css.chip}
      data-removable="true"
      aria-label={`Remover ${label}`}
      onClick={onRemove}
    >
      <span className={css.words}>{label}</span>
      <X className={css.cross} size={16} aria-hidden="true" />
    </button>
  );
}

export interface ToggleChipProps {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** A choice that is on or off. */
export function ToggleChip({ label, isOn, onToggle }: ToggleChipProps) {
  return (
    <button type="button" className={css.chip} aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      <span className={css.words}>{label}</span>
    </button>
  );
}
