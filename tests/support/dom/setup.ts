import 'fake-indexeddb/auto';
import '@vanilla-extract/css/disableRuntimeStyles';
import './browser.ts';
import './layout.ts';
import './overlays.ts';
import './selectors.ts';
import './style.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { setScreenFiles } from '#parts/device/screen-files.ts';
import { closeLogIn } from '#parts/dialogs/log-in-state.ts';
import { messages, settleMessage } from '#ui/layer/message-queue.ts';
import { toasts } from '#ui/layer/toast-queue.ts';
import { watchComplaints } from './complaints.ts';
import { setViewport } from './layout.ts';
import { soon } from './shown.ts';

// What a screen waits for here comes in milliseconds; a machine that does four things decides no test.
configure({ asyncUtilTimeout: 10_000 });

watchComplaints();

beforeEach(() => {
  setViewport({ width: 1280 });
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

/** A dialog that has gone leaves its entry of the history a moment later: not in the next test. */
async function leftDialogs(): Promise<void> {
  await Promise.resolve();
  const isLeft = () => !(history.state as { dialogos?: number } | null)?.dialogos;
  if (!isLeft()) await soon(() => expect(isLeft()).toBe(true));
  // A step that the navigation of a test called off is never told, and would be waited for in the next file.
  window.dispatchEvent(new PopStateEvent('popstate'));
}

// Files share their modules: what one test leaves in them is put back as it was.
afterEach(async () => {
  cleanup();
  window.scrollTo(0, 0);
  await leftDialogs();
  for (const id of messages.open.map((message) => message.id)) settleMessage(id, false);
  toasts.shown.splice(0);
  closeLogIn();
  setScreenFiles('asking');
  document.body.replaceChildren();
});
