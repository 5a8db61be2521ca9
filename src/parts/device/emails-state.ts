import { proxy } from 'valtio';

/** Whether the server sends mails, so that the app promises none where it does not. */
export const emailsState = proxy({ sends: true });
