import { MessageBoxHost } from '#ui/message-box-host.tsx';
import { ToastHost } from '#ui/toast-host.tsx';
import { DeviceSession } from './device-session.tsx';
import { Header } from './header.tsx';
import { LogInHost } from './log-in-host.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { Screens } from './screens.tsx';
import * as css from './shell.css.ts';
import { UpdatePrompt } from './update-prompt.tsx';

/** The frame that stays while screens change. */
export function Shell() {
  return (
    <>
      <DeviceSession waiting={<ScreenSkeleton />}>
        <Header />
        <main className={css.main}>
          <Screens />
        </main>
        <LogInHost />
      </DeviceSession>
      <UpdatePrompt />
      <MessageBoxHost />
      <ToastHost />
    </>
  );
}
