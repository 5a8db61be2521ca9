import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

type Person = UserEvent & {
  /** Replaces a field's content with a text, all at once. */
  fill: (field: HTMLElement, text: string) => Promise<void>;
};

// The real ones: a test may have faked its own.
const { setImmediate } = globalThis;

/** React subscribes a new field to its store a task after it drew it: letters typed in between would be lost. */
async function drawn(): Promise<void> {
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => void setImmediate(resolve));
}

/** A person at the keyboard and the mouse who needs no time between two presses. */
export function person(): Person {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const fill = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    if (text !== '') await user.paste(text);
  };
  const type: UserEvent['type'] = async (...typed) => {
    await drawn();
    return user.type(...typed);
  };
  return { ...user, fill, type };
}
