import { proxy } from 'valtio';

export type MessageKind = 'error' | 'alert' | 'information' | 'question' | 'success';

export interface Message {
  id: number;
  kind: MessageKind | 'waiting';
  title: string;
  text: string;
  table?: MessageTable | undefined;
  /** The button that agrees. */
  yes: string;
  /** The button that declines; absent for a plain message. */
  no?: string | undefined;
  /** The act is irreversible: the agreeing button is red and not focused. */
  isGrave: boolean;
  /** Something to read before answering; the box stays open under it. */
  more?: MessageMore | undefined;
}

/** A line of a table: the amount stands at the right, and a sum is set off. */
export interface MessageRow {
  name: string;
  detail?: string;
  value: string;
  isSum?: boolean;
}

/** The figures under a box's text, and the text after them. */
export interface MessageTable {
  rows: readonly MessageRow[];
  after: string;
}

export interface MessageMore {
  label: string;
  onPress: () => void;
}

/** The boxes to show; the last one is on top. */
export const messages = proxy<{ open: Message[] }>({ open: [] });

const settlers = new Map<number, (agreed: boolean) => void>();
let lastId = 0;

function open(message: Omit<Message, 'id'>): { id: number; settled: Promise<boolean> } {
  lastId += 1;
  const id = lastId;
  const settled = new Promise<boolean>((resolve) => settlers.set(id, resolve));
  messages.open.push({ ...message, id });
  return { id, settled };
}

/** Closes a box with its answer. Called by the host; a second call does nothing. */
export function settleMessage(id: number, agreed: boolean): void {
  const at = messages.open.findIndex((message) => message.id === id);
  if (at >= 0) messages.open.splice(at, 1);
  settlers.get(id)?.(agreed);
  settlers.delete(id);
}

const titles: Record<MessageKind, string> = {
  error: 'Mensagem',
  alert: 'Atenção',
  information: 'Mensagem',
  question: 'Confirmação',
  success: 'Sucesso',
};

export interface ShowMessage {
  kind: Exclude<MessageKind, 'question'>;
  title?: string | undefined;
  text: string;
  ok?: string | undefined;
}

/** Shows a message box and resolves when the user has closed it. */
export async function showMessage({ kind, title, text, ok = 'OK' }: ShowMessage): Promise<void> {
  await open({ kind, title: title ?? titles[kind], text, yes: ok, isGrave: false }).settled;
}

export interface AskQuestion {
  /** An alert or a success with a choice; a question by default. */
  kind?: 'question' | 'alert' | 'success' | undefined;
  title?: string | undefined;
  text: string;
  table?: MessageTable | undefined;
  yes?: string | undefined;
  no?: string | undefined;
  isGrave?: boolean | undefined;
  more?: MessageMore | undefined;
  /** Its abort closes the question as declined, since the reason to ask is gone. */
  until?: AbortSignal | undefined;
}

const buttons = {
  question: { yes: 'Sim', no: 'Não' },
  alert: { yes: 'OK', no: 'CANCELAR' },
  success: { yes: 'Continuar', no: 'OK' },
} as const;

/** Asks a question and resolves to true for yes; to false for no, Escape and a press outside. */
export function confirm({
  kind = 'question',
  title,
  text,
  table,
  yes = buttons[kind].yes,
  no = buttons[kind].no,
  isGrave = false,
  more,
  until,
}: AskQuestion): Promise<boolean> {
  const { id, settled } = open({ kind, title: title ?? titles[kind], text, table, yes, no, isGrave, more });
  until?.addEventListener('abort', () => settleMessage(id, false));
  return settled;
}

/** Shows the waiting box until the returned function is called. The user cannot close it. */
export function showWaiting(text: string): () => void {
  const { id } = open({ kind: 'waiting', title: 'Aguarde', text, yes: '', isGrave: false });
  return () => settleMessage(id, false);
}
