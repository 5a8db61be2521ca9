import 'fake-indexeddb/auto';
import '@vanilla-extract/css/disableRuntimeStyles';
import './browser.ts';
import './frames.ts';
import './layout.ts';
import './overlays.ts';
import './selectors.ts';
import './style.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { setScreenFiles } from '#parts/device/screen-files.ts';
import { closeLogIn } from '#parts/dialogs/log-in-state.ts';
import { closeRepetir } from '#parts/dialogs/pedido-a-repetir.ts';
import { messages, settleMessage } from '#ui/layer/message-queue.ts';
import { toasts } from '#ui/layer/toast-queue.ts';
import { watchComplaints } from './complaints.ts';
import { setViewport } from './layout.ts';
import { soon } from './shown.ts';

// A screen's content comes within milliseconds here; the longer limit keeps a busy machine from failing a test.
configure({ asyncUtilTimeout: 10_000 });

watchComplaints();

// Files share their timers too: with a fake one, every test of this file would hang until its limit.
if ('clock' in globalThis.setTimeout) throw new Error('The file before this one left a fake setTimeout.');

beforeEach(() => {
  setViewport({ width: 1280 });
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

/** A closed dialog leaves its entry of the history a moment later: this must not happen in the next test. */
async function leftDialogs(): Promise<void> {
  await Promise.resolve();
  const isLeft = () => !(history.state as { dialogos?: number } | null)?.dialogos;
  if (!isLeft()) await soon(() => expect(isLeft()).toBe(true));
  // A step that a test's navigation cancelled never fires its event, and the next file would wait for it.
  window.dispatchEvent(new PopStateEvent('popstate'));
}

// Files share their modules: changes that a test leaves in them are undone.
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  window.scrollTo(0, 0);
  await leftDialogs();
  for (const id of messages.open.map((message) => message.id)) settleMessage(id, false);
  toasts.shown.splice(0);
  closeLogIn();
  closeRepetir();
  setScreenFiles('asking');
  document.body.replaceChildren();
});
