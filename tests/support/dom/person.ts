import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

type Person = UserEvent & {
  /** Replaces a field's content with a text, all at once. */
  fill: (field: HTMLElement, text: string) => Promise<void>;
};

/** A person at the keyboard and the mouse who needs no time between two presses. */
export function person(): Person {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const fill = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    if (text !== '') await user.paste(text);
  };
  return { ...user, fill };
}
