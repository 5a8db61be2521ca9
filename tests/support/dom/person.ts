import userEvent, { type UserEvent } from '@testing-library/user-event';

/** A person at the keyboard and the mouse who needs no time between two presses. */
export const person = (): UserEvent => userEvent.setup({ delay: null });
