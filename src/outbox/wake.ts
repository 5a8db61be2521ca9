/** The reason for a wake-up: a change was queued, or the user pressed 'Enviar agora' or 'Atualizar'. */
export type WakeReason = 'enqueued' | 'now' | 'refresh';

const channelName = (vaultName: string): string => `wake:${vaultName}`;

/** Wakes the senders of this vault, in this tab and in others. */
export function announce(vaultName: string, reason: WakeReason): void {
  const channel = new BroadcastChannel(channelName(vaultName));
  channel.postMessage(reason);
  channel.close();
}

export const announceEnqueued = (vaultName: string): void => announce(vaultName, 'enqueued');

/** Listens for wake-ups; returns a function that stops listening. */
export function onWake(vaultName: string, listener: (reason: WakeReason) => void): () => void {
  const channel = new BroadcastChannel(channelName(vaultName));
  channel.onmessage = (event: MessageEvent<WakeReason>) => listener(event.data);
  return () => channel.close();
}
