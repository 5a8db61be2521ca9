import 'fake-indexeddb/auto';
import '@vanilla-extract/css/disableRuntimeStyles';
import './browser.ts';
import './layout.ts';
import './overlays.ts';
import './selectors.ts';
import './style.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { closeLogIn, logInState } from '#parts/log-in-state.ts';
import { messages, settleMessage } from '#ui/message-queue.ts';
import { toasts } from '#ui/toast-queue.ts';
import { watchComplaints } from './complaints.ts';
import { setViewport } from './layout.ts';

// What a screen waits for here comes in milliseconds; a machine that does four things decides no test.
configure({ asyncUtilTimeout: 10_000 });

watchComplaints();

beforeEach(() => {
  setViewport({ width: 1280 });
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

// Files share their modules: what one test leaves in them is put back as it was.
afterEach(() => {
  cleanup();
  for (const id of messages.open.map((message) => message.id)) settleMessage(id, false);
  toasts.shown.splice(0);
  closeLogIn();
  Object.assign(logInState, { returnTo: null, isOver: false, motivo: null });
  document.body.replaceChildren();
});
