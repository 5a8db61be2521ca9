/** The wait for a scanner's next character; its codes begin with a digit or a bracket. */
const CODE_MS = 60;
/** Letters are typed by hand: the answer comes at once. */
const NAME_MS = 16;

/** Returns the milliseconds that a typed text waits for its next character before it is searched. */
export const textoWait = (text: string): number => (/^[\]\d]/.test(text.trim()) ? CODE_MS : NAME_MS);
