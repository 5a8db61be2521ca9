import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { focusableIn } from '#ui/focusable.ts';
import { createTypeAhead } from '#ui/form/type-ahead.ts';
import { IconButton } from '#ui/icon-button.tsx';
import * as css from '#ui/menu.css.ts';
import { placePopover } from './place-popover.ts';
import { useKeepPlaced } from './use-keep-placed.ts';
import { useSecondPress } from './use-second-press.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'neutral' | 'negative';
  isDisabled?: boolean;
  /** The heading over this entry and the next ones with the same group. */
  group?: string;
  /** It leads to the screen that is open. */
  isCurrent?: boolean;
  onPress: () => void;
}

export interface MenuButtonProps {
  label: string;
  icon?: ReactNode;
  /** Shows only the icon; the label becomes its accessible name. */
  isIconOnly?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Above the entries. */
  head?: ReactNode;
  items: readonly MenuItem[];
}

/**
 * A button that opens a short menu of acts. Arrows move, Home and End jump, letters lead to the entry that begins with
 * them, Escape or a press outside closes.
 */
export function MenuButton({
  label,
  icon,
  isIconOnly = false,
  variant = 'quiet',
  size,
  head,
  items,
}: MenuButtonProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typeAhead] = useState(createTypeAhead);
  useKeepPlaced(isOpen, menu, anchor);
  const { hasClosed, watch } = useSecondPress(isOpen);

  const open = () => {
    if (hasClosed()) return;
    if (menu.current === null || anchor.current === null) return;
    menu.current.showPopover();
    placePopover(menu.current, anchor.current.getBoundingClientRect());
    focusableIn(menu.current)[0]?.focus();
  };
  const choose = (item: MenuItem) => {
    if (item.isDisabled) return;
    menu.current?.hidePopover();
    item.onPress();
  };
  const button = {
    ref: anchor,
    variant,
    ...(size === undefined ? {} : { size }),
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': id,
    ...watch,
    onPress: open,
  } as const;
  return (
    <>
      {isIconOnly ? (
        <IconButton {...button} label={label} icon={icon} />
      ) : (
        <Button {...button} icon={icon}>
          {label}
        </Button>
      )}
      <div
        ref={menu}
        id={id}
        role="menu"
        popover="auto"
        aria-label={label}
        tabIndex={-1}
        className={classNames(css.menu, head !== undefined && css.wide)}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={(event) => moveFocus(event, typeAhead)}
      >
        {head !== undefined && <div className={css.head}>{head}</div>}
        {groupsOf(items).map((group) => (
          <Group key={group[0]?.id} name={group[0]?.group}>
            {group.map((item) => (
              <button
                key={item.id}
                type="button"
                role="menuitem"
                className={classNames(css.item, css.tone[item.tone ?? 'neutral'])}
                aria-disabled={item.isDisabled || undefined}
                aria-current={item.isCurrent ? 'page' : undefined}
                onClick={() => choose(item)}
              >
                {item.icon}
                {item.label}
              </button>
            ))}
          </Group>
        ))}
      </div>
    </>
  );
}

function Group({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (name === undefined) return children;
  return (
    <div role="group" aria-label={name} className={css.group}>
      <div aria-hidden="true" className={css.heading}>
        {name}
      </div>
      {children}
    </div>
  );
}

/** Runs of entries of one group, in their order. */
function groupsOf(items: readonly MenuItem[]): readonly (readonly MenuItem[])[] {
  const groups: MenuItem[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.group === item.group) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

function moveFocus(event: KeyboardEvent<HTMLElement>, typeAhead: ReturnType<typeof createTypeAhead>): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
  const stops = focusableIn(currentTarget);
  const at = stops.findIndex((element) => element === document.activeElement);
  if (key === 'Tab') currentTarget.hidePopover();
  const isLetter = /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey;
  const next = isLetter
    ? typeAhead(
        key,
        event.timeStamp,
        stops.map((stop) => stop.textContent),
        at,
      )
    : { ArrowDown: at + 1, ArrowUp: at - 1 + stops.length, Home: 0, End: stops.length - 1 }[key];
  if (next === undefined) return;
  event.preventDefault();
  if (next >= 0) stops[next % stops.length]?.focus();
}
